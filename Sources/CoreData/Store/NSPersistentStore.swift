public import Foundation
import CSQLite
import TrellisSQLite

/// The type of a store in a file.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option that changes a file of another model to the coordinator's.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option that derives the changes from the two models.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that opens a file for reading only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Ignored: changes are kept only until contexts have merged them.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Ignored: changes of other processes aren't reported.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A store of a coordinator: a database in a file or in memory.
public final class NSPersistentStore: NSObject, @unchecked Sendable {
  /// A type of stores.
  public struct StoreType: Hashable, Sendable {
    /// The name, such as `NSSQLiteStoreType`.
    public let rawValue: String
    /// A store in a file.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A store in memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The type: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
  public let type: String
  /// The file; `/dev/null` for a store in memory.
  public let url: URL?
  /// The name of the configuration; nil for all entities.
  public let configurationName: String
  /// The options with which the store was added.
  public let options: [AnyHashable: Any]?
  /// Whether saves throw.
  public let isReadOnly: Bool
  /// The identity of the file.
  public private(set) var identifier: String! = ""
  /// The coordinator; nil after the store was removed.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  let model: NSManagedObjectModel
  private let lock = NSRecursiveLock()
  private let database: Database

  init(
    _ model: NSManagedObjectModel, type: String, url: URL?, configuration: String?,
    options: [AnyHashable: Any]?
  ) throws {
    let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    (self.model, self.type, self.url, self.options) = (model, type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    do {
      if let url, !isInMemory, !isReadOnly {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      database = try Database(path: isInMemory ? ":memory:" : url!.path, isReadOnly: isReadOnly)
      if !isInMemory, !isReadOnly {
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      }
      super.init()
      identifier = try StoreTables(database, model).prepare(
        allowsChanges: options?[NSMigratePersistentStoresAutomaticallyOption] as? Bool ?? true,
        isReadOnly: isReadOnly)
    } catch let failure as SQLiteFailure { throw ManagedErrors.make(failure, url) }
  }

  /// Performs work with the database, in a transaction if it writes.
  func access<Result>(isWriting: Bool = false, _ work: (Database) throws -> Result) throws -> Result {
    try lock.withLock {
      do {
        guard isWriting else { return try work(database) }
        if isReadOnly {
          throw ManagedErrors.make(NSPersistentStoreSaveError, "the store is open for reading only")
        }
        try database.execute("BEGIN IMMEDIATE")
        do {
          let result = try work(database)
          try database.execute("COMMIT")
          return result
        } catch {
          try? database.execute("ROLLBACK")
          throw error
        }
      } catch let failure as SQLiteFailure { throw ManagedErrors.make(failure, url) }
    }
  }

  func id(_ entity: NSEntityDescription, _ key: Int64) -> NSManagedObjectID {
    NSManagedObjectID(entity, key: key, store: self)
  }

  /// Binds values to the parameters of a statement.
  func bind(_ values: [Any?], _ statement: OpaquePointer) throws {
    for (index, value) in values.enumerated() { try SQLValues.bind(value, nil, statement, Int32(index + 1)) }
  }
}

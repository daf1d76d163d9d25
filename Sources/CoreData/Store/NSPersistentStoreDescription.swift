public import Foundation

/// A description of a store: its file, and how it is opened.
public final class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The type: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
  public var type = NSSQLiteStoreType
  /// The name of the configuration; kept, since a store has all entities.
  public var configuration: String?
  /// The file; nil or `/dev/null` for a store in memory.
  public var url: URL?
  /// Whether saves throw.
  public var isReadOnly: Bool {
    get { storeOptions[NSReadOnlyPersistentStoreOption] as? Bool ?? false }
    set { storeOptions[NSReadOnlyPersistentStoreOption] = newValue }
  }
  /// Whether the closure of `loadPersistentStores` is called later; the store is opened at once in either case.
  public var shouldAddStoreAsynchronously = false
  /// Whether a file of another model is changed to the container's.
  public var shouldMigrateStoreAutomatically: Bool {
    get { storeOptions[NSMigratePersistentStoresAutomaticallyOption] as? Bool ?? true }
    set { storeOptions[NSMigratePersistentStoresAutomaticallyOption] = newValue }
  }
  /// Whether the changes are derived from the models, which is the only way.
  public var shouldInferMappingModelAutomatically = true
  /// The seconds that a connection waits for others; kept.
  public var timeout: TimeInterval = 240
  /// The options of iCloud, which isn't here.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  var storeOptions: [AnyHashable: Any] = [:]
  /// The options, by their names.
  public var options: [String: NSObject] {
    storeOptions.reduce(into: [:]) { result, item in
      if let name = item.key as? String, let value = item.value as? NSObject { result[name] = value }
    }
  }

  /// Creates a description of a store in a file.
  public init(url: URL) { self.url = url }
  /// Creates a description of a store in a file that isn't named yet.
  public override init() { super.init() }

  /// Sets an option; nil removes it.
  public func setOption(_ option: NSObject?, forKey key: String) { storeOptions[key] = option }
}

/// The options of iCloud, which isn't here.
public final class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the container in iCloud.
  public let containerIdentifier: String
  /// Creates options.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

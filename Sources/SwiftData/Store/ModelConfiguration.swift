public import Foundation

/// The description of a store: its file, or that it is in memory, and its models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// The container of an app group.
  ///
  /// Linux has none; the store is in the app's own folder.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    /// The default.
    public static let automatic = GroupContainer(identifier: nil)
    /// The absence of one.
    public static let none = GroupContainer(identifier: nil)
    /// The one with a name, which has no effect on Linux.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(identifier: groupName)
    }
  }

  /// A database of CloudKit.
  ///
  /// Linux has none; nothing is synchronized.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?
    /// The default.
    public static let automatic = CloudKitDatabase(name: nil)
    /// The absence of one.
    public static let none = CloudKitDatabase(name: nil)
    /// The one with a name, which has no effect on Linux.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name.
  public let name: String
  /// The models; nil for those of the container.
  public let schema: Schema?
  /// The file of the store; `/dev/null` for one in memory.
  public let url: URL
  /// Whether nothing is written to a file.
  public let isStoredInMemoryOnly: Bool
  /// Whether the store may be written.
  public let allowsSave: Bool
  /// The app group, which has no effect on Linux.
  public let groupContainer: GroupContainer
  /// The database of CloudKit, which has no effect on Linux.
  public let cloudKitDatabase: CloudKitDatabase

  /// The identity.
  public var id: String { isStoredInMemoryOnly ? "\(name) (memory)" : url.path }
  /// The name of the app group; nil if there is none.
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  /// The name of the database of CloudKit; nil if there is none.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }

  /// Creates the description of a store in the app's folder of data, `~/.local/share/PROGRAM`.
  ///
  /// The file is called `default.store` if the name is nil. The store has all models of the container if the schema is nil.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let file = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.file(name ?? "default")
    self.init(
      name ?? "default", schema, file, isStoredInMemoryOnly, allowsSave, groupContainer, cloudKitDatabase)
  }

  /// Creates the description of a store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name ?? url.deletingPathExtension().lastPathComponent, schema, url, url.path == "/dev/null", allowsSave,
      .automatic, cloudKitDatabase)
  }

  /// Creates the description of a store of some models.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates the description of a store of some models in a file.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., url: URL) {
    self.init(schema: Schema(forTypes), url: url)
  }

  private init(
    _ name: String, _ schema: Schema?, _ url: URL, _ isStoredInMemoryOnly: Bool, _ allowsSave: Bool,
    _ group: GroupContainer, _ database: CloudKitDatabase
  ) {
    (self.name, self.schema, self.url) = (name, schema, url)
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    (groupContainer, cloudKitDatabase) = (group, database)
  }

  private static func file(_ name: String) -> URL {
    URL.applicationSupportDirectory.appending(path: ProcessInfo.processInfo.processName)
      .appending(path: "\(name).store")
  }

  /// Returns whether two values are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.schema == rhs.schema && lhs.allowsSave == rhs.allowsSave
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

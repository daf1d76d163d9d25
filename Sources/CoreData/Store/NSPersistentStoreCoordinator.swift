public import Foundation

/// A model with its store.
///
/// A coordinator has one store, which has all entities.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores: none or one.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// The name, for messages.
  public var name: String?

  private let lock = NSLock()
  private var contexts: [NSManagedObjectContext.WeakContext] = []

  /// Creates a coordinator without a store.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Opens a store; throws if the file can't be opened, or if there is a store already.
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard persistentStores.isEmpty else {
      throw ManagedErrors.make(
        NSPersistentStoreOpenError, "the coordinator has a store already, and takes one only")
    }
    let store = try NSPersistentStore(
      managedObjectModel, type: storeType, url: storeURL, configuration: configuration, options: options)
    store.persistentStoreCoordinator = self
    persistentStores = [store]
    return store
  }

  /// Opens a store of a type.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens the store of a description, and calls a closure with the error if that fails.
  public func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url,
        options: storeDescription.storeOptions)
      block(storeDescription, nil)
    } catch { block(storeDescription, error) }
  }

  /// Closes a store.
  public func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
  }

  /// Deletes the file of a store, which has to be closed.
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + ending) {
      try FileManager.default.removeItem(atPath: url.path + ending)
    }
  }

  /// Deletes the file of a store, which has to be closed.
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Returns the store of a file; nil if it isn't open.
  public func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  /// Returns the file of a store; `/dev/null` for a store in memory.
  public func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Returns the identifier of a URI; nil if it is of another store or another model.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "x-coredata", parts.count == 2,
      let entity = managedObjectModel.entitiesByName[parts[0]],
      let key = Int64(parts[1].dropFirst()),
      let store = persistentStores.first(where: { $0.identifier.uppercased() == url.host()?.uppercased() })
    else { return nil }
    return store.id(entity, key)
  }

  // MARK: - Contexts

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(NSManagedObjectContext.WeakContext(context: context))
    }
  }

  func write(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject],
    _ policy: MergeKind
  ) throws -> StoreChanges {
    guard let store = persistentStores.first else {
      throw ManagedErrors.make(
        NSPersistentStoreSaveError,
        "the coordinator has no store; wait for loadPersistentStores, and look at its error")
    }
    return try store.access(isWriting: true) { database in
      var writer = StoreWriter(store, database, policy, deleted: deleted)
      try writer.write(inserted: inserted, updated: updated, deleted: deleted)
      return writer.changes
    }
  }

  /// Merges a save into the other contexts that merge automatically.
  func publish(_ changes: StoreChanges, from context: NSManagedObjectContext) {
    let others = lock.withLock { contexts.compactMap(\.context) }
    for other in others
    where other !== context && other.parent == nil && other.automaticallyMergesChangesFromParent {
      other.scheduleMerge(changes)
    }
  }

  /// Deletes the rows of a request, and returns their identifiers.
  func delete(_ request: NSBatchDeleteRequest) throws -> [NSManagedObjectID] {
    guard let store = persistentStores.first else {
      throw ManagedErrors.make(NSPersistentStoreSaveError, "the coordinator has no store")
    }
    var ids = request.ids
    if ids == nil {
      // The rows of the request are found by a context of their own, without unsaved changes.
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.persistentStoreCoordinator = self
      let plan = try RequestPlan(request.fetchRequest, managedObjectModel)
      ids = try context.objects(plan).map(\.objectID)
    }
    let found = ids ?? []
    try store.access(isWriting: true) { database in
      let writer = StoreWriter(store, database, .error, deleted: [])
      for id in found { try writer.removeRow(id) }
    }
    return found
  }
}

public import Foundation
import TrellisFoundation

/// A model, a store and a context for views.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model and of the file.
  public final let name: String
  /// The model.
  public final let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the store.
  public final let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main thread.
  public final let viewContext: NSManagedObjectContext
  /// The stores that `loadPersistentStores` opens; the first counts.
  ///
  /// The default is a file in ``defaultDirectoryURL()``.
  public final var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of a name from the program's bundles; traps with a message if there is none.
  public convenience init(name: String, fileID: StaticString = #fileID) {
    ManagedClasses.note(fileID: "\(fileID)")
    guard let url = ManagedModels.url(named: name), let model = NSManagedObjectModel(contentsOf: url) else {
      preconditionFailure(
        "CoreData: there is no model '\(name)'; it has to be a folder '\(name).xcdatamodeld' among the program's sources or resources"
      )
    }
    self.init(name: name, managedObjectModel: model, fileID: fileID)
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel, fileID: StaticString = #fileID) {
    ManagedClasses.note(fileID: "\(fileID)")
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appending(path: "\(name).sqlite"))
    ]
    super.init()
    viewContext.name = "viewContext"
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Returns the folder of files without a description: `~/.local/share/PROGRAM`.
  open class func defaultDirectoryURL() -> URL {
    URL.applicationSupportDirectory.appending(path: ProcessInfo.processInfo.processName)
  }

  /// Opens the store of the first description, and calls a closure with it and with the error if that failed.
  ///
  /// The closure is called before the function returns, unless the description asks for a later call.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    guard let description = persistentStoreDescriptions.first else { return }
    if persistentStoreDescriptions.count > 1 {
      return block(
        persistentStoreDescriptions[1],
        ManagedErrors.make(
          NSPersistentStoreOpenError,
          "the container describes \(persistentStoreDescriptions.count) stores, and takes one only"))
    }
    guard description.shouldAddStoreAsynchronously else {
      return persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
    persistentStoreCoordinator.addPersistentStore(with: description) { description, error in
      let work = UncheckedWork { block(description, error) }
      DispatchQueue.main.async { work.value() }
    }
  }

  /// Returns a new context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a closure with a new context on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a closure with a new context on its queue, and returns its result.
  public nonisolated(nonsending) final func performBackgroundTask<Result, Failure>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) in try block(context) }
  }
}

/// A container whose store would be in iCloud; here, the store is a file of this computer, which a message says once.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Opens the store, see ``NSPersistentContainer``.
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    Self.report
    super.loadPersistentStores(completionHandler: block)
  }

  private static let report: Void = {
    FileHandle.standardError.write(
      Data(
        "CoreData: there is no iCloud here; NSPersistentCloudKitContainer keeps its objects in a file of this computer\n"
          .utf8))
  }()
}

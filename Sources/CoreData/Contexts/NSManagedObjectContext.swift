public import Foundation
import Synchronization
import TrellisSQLite

/// The concurrency of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main thread.
  case mainQueueConcurrencyType = 2
}

/// A set of objects of a store, and their changes until they are saved.
///
/// A context and its objects belong to a thread or a queue: the main thread, or one that `perform(_:)` uses.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The kinds of concurrency.
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  /// The thread or the queue of the context.
  public final let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The name, for messages.
  public final var name: String?
  /// The author of saves; kept.
  public final var transactionAuthor: String?
  /// The rule for conflicts: an `NSMergePolicy`; by default, saves throw.
  public final var mergePolicy: Any = NSMergePolicy.error
  /// Whether saves of other contexts of the store, or of the parent, change the objects of this context.
  public final var automaticallyMergesChangesFromParent = false
  /// The object with which changes are undone; nil for none, which is the default.
  ///
  /// It records changes on the main thread.
  public final var undoManager: UndoManager?
  /// Values that the program attaches.
  public final let userInfo = NSMutableDictionary()
  /// Kept; values are read again only if they are refreshed.
  public final var stalenessInterval: TimeInterval = -1
  /// Kept; deletions reach related objects at once.
  public final var propagatesDeletesAtEndOfEvent = true
  /// Kept; a context retains the objects that have changes.
  public final var retainsRegisteredObjects = false
  /// Kept; faults of deleted rows have empty values.
  public final var shouldDeleteInaccessibleFaults = true

  /// The coordinator; nil until it is set, or that of the parent.
  public final var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  /// The context to which saves write; nil if they write to the store.
  public final var parent: NSManagedObjectContext? { didSet { parent?.add(child: self) } }

  private final var coordinator: NSPersistentStoreCoordinator?
  private final var children: [WeakContext] = []
  struct WeakContext { weak var context: NSManagedObjectContext? }

  /// The objects by identity; the context doesn't retain them.
  final var known: [NSManagedObjectID: WeakObject] = [:]
  /// The number of known objects when those that no longer exist were last removed.
  final var liveCount = 64
  struct WeakObject { weak var object: NSManagedObject? }
  /// The objects with changes, which the context retains.
  final var pending: [NSManagedObjectID: NSManagedObject] = [:]
  /// The objects that changed since notifications were posted.
  final var unposted = UnpostedChanges()
  final var observers: [WeakContextObserver] = []
  private final let queue: DispatchQueue
  private static let key = DispatchSpecificKey<ObjectIdentifier>()

  /// Creates a context without a coordinator.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue = DispatchQueue(label: "CoreData.context")
    super.init()
    queue.setSpecific(key: Self.key, value: ObjectIdentifier(self))
  }

  /// Creates a context without a coordinator.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  final var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  final func requiredEntity(_ name: String) -> NSEntityDescription {
    guard let entity = model?.entitiesByName[name] else {
      preconditionFailure(
        "CoreData: the context's model has no entity '\(name)'; it has \(model?.entities.compactMap(\.name).sorted() ?? [])"
      )
    }
    return entity
  }

  private final func add(child: NSManagedObjectContext) {
    children.removeAll { $0.context == nil }
    children.append(WeakContext(context: child))
  }

  final var liveChildren: [NSManagedObjectContext] { children.compactMap(\.context) }

  // MARK: - Queues

  /// The context whose block is running on this thread.
  @TaskLocal static var running: NSManagedObjectContext?

  final var isCurrent: Bool {
    concurrencyType == .mainQueueConcurrencyType
      ? MainThread.isCurrent : DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
  }

  private final var target: DispatchQueue { concurrencyType == .mainQueueConcurrencyType ? .main : queue }

  /// Calls a closure later on the context's queue.
  public final func perform(_ block: @escaping () -> Void) {
    let work = UncheckedWork(block)
    target.async { [self] in run(work.value) }
  }

  /// Calls a closure on the context's queue, and waits for it.
  @discardableResult
  public final func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    func work() throws -> Result { try Self.$running.withValue(self) { try block() } }
    return isCurrent ? try work() : try target.sync(execute: work)
  }

  /// The time at which `perform(schedule:_:)` calls its closure.
  public enum ScheduledTaskType: Sendable {
    /// At once if the queue is free.
    case immediate
    /// After the work that the queue has.
    case enqueued
  }

  /// Calls a closure on the context's queue, and returns its result.
  public nonisolated(nonsending) final func perform<Result, Failure>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let work = UncheckedWork(block)
    let result: UncheckedWork<Swift.Result<Result, Failure>> = await withCheckedContinuation { continuation in
      target.async { [self] in
        let outcome = Self.$running.withValue(self) {
          Swift.Result { () throws(Failure) in try work.value() }
        }
        continuation.resume(returning: UncheckedWork(outcome))
      }
    }
    return try result.value.get()
  }

  private final func run(_ block: () -> Void) { Self.$running.withValue(self) { block() } }
}

/// A closure or a result that is handed from one queue to another.
struct UncheckedWork<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

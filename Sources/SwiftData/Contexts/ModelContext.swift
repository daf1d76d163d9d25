import Foundation
import Synchronization
public import TrellisFoundation

/// The models in use, each once, and their changes until they are saved.
///
/// A context belongs to one actor: ``ModelContainer/mainContext`` to the main actor, that of a ``ModelActor`` to the actor.
public class ModelContext {
  /// The container of the models.
  public var container: ModelContainer { owner ?? core.container }
  let core: ContainerCore
  /// The container; nil for the main context, which the container retains.
  private let owner: ModelContainer?
  /// Whether changes are saved soon after they are made, and when the program ends.
  ///
  /// True for ``ModelContainer/mainContext`` alone.
  public var autosaveEnabled = false { didSet { if hasChanges { autosave() } } }
  /// The undo manager with which changes are registered; nil by default.
  public var undoManager: UndoManager?
  /// The author of changes in the history.
  public var author: String?

  /// Whether the context belongs to the main thread.
  var isMain = false
  /// The models in memory, by the index of the plan and the key.
  var models: [IdentityMap]
  var inserted: [any PersistentModel] = []
  var changed: [any PersistentModel] = []
  var deleted: [any PersistentModel] = []
  /// The deleted models that were never saved, retained until the save checks the references to them.
  var discarded: [any PersistentModel] = []
  /// The changes of the tables of many-to-many relationships, in order.
  var linkChanges: [LinkChange] = []
  /// The relationships whose models have changed in memory, which a rollback reads again.
  var touched: [(model: any PersistentModel, property: ModelProperty)] = []
  /// The models with unsaved references to others, for relationships that are searched backwards.
  var pendingHolders = PendingHolders()
  /// The prefetched models of the last fetch, retained here because a reference is only a key.
  var prefetched: [any PersistentModel] = []
  /// The queries of views.
  var observers: [ObjectIdentifier: WeakObserver] = [:]
  var isAutosaveDue = false
  let arrived = Mutex<[SavedChanges]>([])

  /// Creates a context without models.
  public init(_ container: ModelContainer) {
    (core, owner) = (container.core, container)
    models = core.plans.all.map { _ in IdentityMap() }
    core.register(self)
  }

  /// Creates the main context of a container.
  init(main core: ContainerCore) {
    (self.core, owner) = (core, nil)
    models = core.plans.all.map { _ in IdentityMap() }
    isMain = true
    autosaveEnabled = true
    core.register(self)
  }

  /// Whether models were inserted, changed or deleted since the last save.
  public var hasChanges: Bool {
    inserted.contains { $0._$state.flags.contains(.inserted) }
      || changed.contains { $0._$state.flags.contains(.changed) }
      || !deleted.isEmpty || !linkChanges.isEmpty
  }

  /// The inserted models that aren't saved.
  public var insertedModelsArray: [any PersistentModel] {
    inserted.filter { $0._$state.flags.contains(.inserted) }
  }
  /// The changed models that aren't saved, without inserted ones.
  public var changedModelsArray: [any PersistentModel] {
    changed.filter { $0._$state.flags.contains(.changed) }
  }
  /// The deleted models that aren't saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  func plan(of type: any PersistentModel.Type) -> EntityPlan {
    guard let plan = core.plans[type] else {
      preconditionFailure(
        "SwiftData: the container has no \(type); pass \(type).self to its initializer or to modelContainer(for:)"
      )
    }
    return plan
  }

  // MARK: Identity

  /// Returns the model with a key, which is read when one of its properties is.
  func known(_ key: Int64, _ plan: EntityPlan) -> any PersistentModel {
    if let known = models[plan.root.index][key] { return known }
    let model = concretePlan(of: key, plan).makeFault(key, in: self)
    models[plan.root.index][key] = model
    return model
  }

  /// Returns the model of an identifier, which is read when one of its properties is.
  ///
  /// Traps if the container doesn't have the identifier's entity.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let plan = core.plans.byName[persistentModelID.entityName] else {
      preconditionFailure("SwiftData: the container has no \(persistentModelID.entityName)")
    }
    return known(persistentModelID.key, plan)
  }

  /// Returns the model of an identifier if it is in memory; nil otherwise.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    guard let plan = core.plans[T.self] else { return nil }
    return models[plan.root.index][persistentModelID.key] as? T
  }
}

extension ModelContext: Equatable {
  /// Returns whether two values are the same.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

extension ModelContext: CustomDebugStringConvertible {
  /// A text for debugging.
  public var debugDescription: String {
    "ModelContext(inserted: \(inserted.count), changed: \(changed.count), deleted: \(deleted.count))"
  }
}

/// The models of an entity by key, which the map doesn't keep alive.
struct IdentityMap {
  private struct Entry { weak var model: (any PersistentModel)? }

  private static let leastLimit = 16_384
  private var entries: [Int64: Entry] = [:]
  /// The number of entries above which the entries of deallocated models are removed.
  private var limit = leastLimit

  subscript(key: Int64) -> (any PersistentModel)? {
    get { entries[key]?.model }
    set {
      entries[key] = newValue.map { Entry(model: $0) }
      if entries.count > limit { prune() }
    }
  }

  /// Removes the entries of deallocated models, in place because copying a weak reference is slow.
  private mutating func prune() {
    var gone: [Int64] = []
    for index in entries.indices where entries.values[index].model == nil { gone.append(entries.keys[index]) }
    for key in gone { entries[key] = nil }
    limit = max(IdentityMap.leastLimit, entries.count * 2)
  }

  var all: [any PersistentModel] { entries.values.compactMap(\.model) }
}

/// A change of the table of a relationship between many and many.
struct LinkChange {
  let link: LinkTable
  let source, target: Int64
  let isAdded: Bool
}

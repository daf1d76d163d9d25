import Foundation
import Synchronization

/// The contents of a container: its stores, the plans of its models, and references to its contexts.
///
/// The container retains the main context, and both retain the core. The main context doesn't retain the container, which avoids a cycle.
final class ContainerCore: @unchecked Sendable {
  let schema: Schema
  let migrationPlan: (any SchemaMigrationPlan.Type)?
  let configurations: Set<ModelConfiguration>
  let plans: EntityPlans
  let stores: [Store]
  private let contexts = Mutex<[WeakContext]>([])
  private let owners = Mutex(Owners())
  /// The watches of the files' write-ahead logs; nil before the main context is first used.
  private let watches = Mutex<[UncheckedBox<LogWatch>]?>(nil)

  private struct WeakContext: @unchecked Sendable { weak var context: ModelContext? }
  private struct Owners: @unchecked Sendable {
    weak var container: ModelContainer?
    weak var mainContext: ModelContext?
  }

  init(
    _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]
  ) throws {
    (self.schema, self.migrationPlan) = (schema, migrationPlan)
    self.configurations = Set(configurations)
    guard self.configurations.count == configurations.count else {
      throw SwiftDataError(.duplicateConfiguration, configurations.map(\.id).joined(separator: ", "))
    }
    plans = EntityPlans(schema)
    stores = try ContainerCore.open(configurations, plans, version: schema.version)
  }

  /// Opens stores, and assigns each model to the first store whose schema has the model.
  ///
  /// Stores without a schema come last; the first of them gets the remaining models. Without such a store, the last store gets them.
  private static func open(
    _ configurations: [ModelConfiguration], _ plans: EntityPlans, version: Schema.Version
  ) throws -> [Store] {
    var rest = plans.all
    let ordered = configurations.filter { $0.schema != nil } + configurations.filter { $0.schema == nil }
    return try ordered.map { configuration in
      let store = try Store(configuration)
      // A class and its subclasses are in one table.
      let own = rest.filter { plan in
        configuration.schema.map { $0.types.contains { $0 == plan.root.type } } ?? true
      }
      rest.removeAll { plan in own.contains { $0 === plan } }
      for plan in own { plan.store = store }
      if configuration == ordered.last {
        for plan in rest { plan.store = store }
        try store.prepareTables(own + rest, version: version)
      } else {
        try store.prepareTables(own, version: version)
      }
      return store
    }
  }

  var storeIdentifier: String { stores[0].identifier }

  /// The container; a new one if the last one was deallocated.
  var container: ModelContainer {
    owners.withLock { owners in
      if let known = owners.container { return known }
      let container = ModelContainer(self)
      owners.container = container
      return container
    }
  }

  func setContainer(_ container: ModelContainer) {
    let box = UncheckedBox(container)
    owners.withLock { $0.container = box.value }
  }

  /// The context of the main actor; a new one if the last one was deallocated.
  @MainActor var mainContext: ModelContext {
    if let known = owners.withLock({ UncheckedBox($0.mainContext) }).value { return known }
    let context = ModelContext(main: self)
    let box = UncheckedBox(context)
    owners.withLock { $0.mainContext = box.value }
    watchOthers()
    return context
  }

  /// Begins to watch the write-ahead logs, so that saves of other processes are merged when they are committed.
  private func watchOthers() {
    mergeOthers()
    let paths = stores.map(\.configuration).filter { !$0.isStoredInMemoryOnly && $0.allowsSave }.map(
      \.url.path)
    watches.withLock { watches in
      guard watches == nil else { return }
      watches = paths.compactMap { path in
        LogWatch(path + "-wal") { [weak self] in self?.mergeOthers() }.map { UncheckedBox($0) }
      }
    }
  }

  /// Passes the saves of other containers and processes to the contexts.
  func mergeOthers() {
    for store in stores {
      for changes in store.changesOfOthers() ?? [] { didSave(changes, from: nil) }
    }
  }

  func register(_ context: ModelContext) {
    let context = WeakContext(context: context)
    contexts.withLock { list in
      list.removeAll { $0.context == nil }
      list.append(context)
    }
  }

  /// Passes saved changes to the contexts other than the one that saved; nil if none of them did.
  func didSave(_ changes: SavedChanges, from saver: ModelContext?) {
    for other in contexts.withLock({ $0 }) {
      if let context = other.context, context !== saver { context.receive(changes) }
    }
  }
}

extension Store {
  /// Returns the names of the entities of this store.
  func names(in plans: EntityPlans) -> Set<String> { Set(plans.all.filter { $0.store === self }.map(\.name)) }

  /// Returns the names of the tables of this store's relationships between many and many.
  func linkTables(in plans: EntityPlans) -> Set<String> {
    Set(plans.all.filter { $0.store === self }.flatMap(\.relationships).compactMap { $0.link?.name })
  }
}

/// A value that is passed between isolations without a check by the compiler.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

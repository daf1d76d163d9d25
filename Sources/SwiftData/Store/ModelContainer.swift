import Foundation
import Synchronization

/// The stores of an app's models.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The models; nil for those of the container.
  public let schema: Schema
  /// The steps between versions; nil if there are none.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The descriptions of the stores.
  public let configurations: Set<ModelConfiguration>
  let plans: EntityPlans
  let stores: [Store]
  private let contexts = Mutex<[WeakContext]>([])

  private struct WeakContext: @unchecked Sendable { weak var context: ModelContext? }

  /// Opens the stores of a schema's models, and creates those that don't exist.
  ///
  /// Without a configuration, the store is the file `default.store` in the app's folder.
  ///
  /// - Throws: ``SwiftDataError`` if a file can't be opened, is damaged or is locked by another process.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    guard self.configurations.count == configurations.count else {
      throw SwiftDataError(.duplicateConfiguration, configurations.map(\.id).joined(separator: ", "))
    }
    if let migrationPlan { try Migration.run(migrationPlan, to: schema, configurations) }
    plans = EntityPlans(schema)
    stores = try Self.open(configurations, plans, version: schema.version)
  }

  /// Opens the stores of a schema's models.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of some models and of those that they refer to.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of the plans of a version.
  init(version schema: Schema, configurations: [ModelConfiguration]) throws {
    self.schema = schema
    migrationPlan = nil
    self.configurations = Set(configurations)
    plans = EntityPlans(schema)
    stores = try Self.open(configurations, plans, version: schema.version)
  }

  /// Opens stores, and assigns the models to them: to the first whose schema names them, or that has none.
  private static func open(
    _ configurations: [ModelConfiguration], _ plans: EntityPlans, version: Schema.Version
  ) throws -> [Store] {
    var rest = plans.all
    let ordered = configurations.filter { $0.schema != nil } + configurations.filter { $0.schema == nil }
    return try ordered.map { configuration in
      let store = try Store(configuration)
      let own = rest.filter { plan in
        configuration.schema.map { $0.types.contains { $0 == plan.type } } ?? true
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

  private let main = Mutex<ModelContext?>(nil)

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let known = main.withLock({ $0 }) { return known }
    let context = ModelContext(self)
    context.isMain = true
    context.autosaveEnabled = true
    main.withLock { [context = UncheckedBox(context)] in $0 = context.value }
    return context
  }

  /// Deletes all models of all stores.
  ///
  /// The saved models in contexts become deleted ones, which keep their values; models with changes that aren't saved stay.
  public func deleteAllData() throws {
    for plan in plans.all {
      try plan.store.write { database in
        try database.execute("DELETE FROM \(plan.table)")
        for property in plan.relationships {
          if let link = property.link { try database.execute("DELETE FROM \(quoted(link.name))") }
        }
      }
    }
    didSave(SavedChanges(isComplete: false), from: nil)
  }

  /// Deletes all models, and the files of the stores.
  ///
  /// The stores stay open until the container ends, without files: what is saved afterwards is lost. ``configurations`` are then for a new
  /// container.
  public func erase() throws {
    try deleteAllData()
    for store in stores where !store.configuration.isStoredInMemoryOnly {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: store.configuration.url.path + suffix)
      }
    }
  }

  /// Returns whether two values are the same.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  func register(_ context: ModelContext) {
    let context = WeakContext(context: context)
    contexts.withLock { list in
      list.removeAll { $0.context == nil }
      list.append(context)
    }
  }

  /// Passes saved changes on to the other contexts.
  func didSave(_ changes: SavedChanges, from saver: ModelContext?) {
    for other in contexts.withLock({ $0 }) {
      if let context = other.context, context !== saver { context.receive(changes) }
    }
  }
}

/// A value that the compiler lets pass to another isolation.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

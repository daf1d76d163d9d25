import Foundation
import Synchronization
import TrellisSQLite

/// The stores of an app's models.
public final class ModelContainer: Equatable, @unchecked Sendable {
  let core: ContainerCore
  /// The main context, once it is used.
  private let main = Mutex<ModelContext?>(nil)

  /// The schema of all models in the stores.
  public var schema: Schema { core.schema }
  /// The steps between versions; nil if there are none.
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { core.migrationPlan }
  /// The descriptions of the stores.
  public var configurations: Set<ModelConfiguration> { core.configurations }

  /// Opens the stores of a schema's models, and creates those that don't exist.
  ///
  /// Without a configuration, the store is the file `default.store` in the app's folder. With a plan, a file is migrated completely or not
  /// at all: it is copied before the first stage. The copy is restored if a stage throws, or at the next opening if the process ended. A second
  /// process with a plan waits until the first one has migrated the file.
  ///
  /// - Throws: ``SwiftDataError`` if a file can't be opened, is damaged or is locked by another process.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    for configuration in configurations where Migration.canChange(configuration) {
      try StoreCopy(of: configuration.url).restoreIfLeft()
    }
    if let migrationPlan { try Migration.run(migrationPlan, to: schema, configurations) }
    core = try ContainerCore(schema, migrationPlan, configurations)
    core.setContainer(self)
  }

  /// Creates another container of the same stores.
  init(_ core: ContainerCore) { self.core = core }

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

  /// Opens the stores of the models of a version, without a plan.
  init(version schema: Schema, configurations: [ModelConfiguration]) throws {
    core = try ContainerCore(schema, nil, configurations)
    core.setContainer(self)
  }

  /// The context of the main actor, which saves automatically.
  @MainActor public var mainContext: ModelContext {
    if let known = main.withLock({ UncheckedBox($0) }).value { return known }
    let context = UncheckedBox(core.mainContext)
    main.withLock { $0 = context.value }
    return context.value
  }

  /// Deletes all models of all stores.
  ///
  /// Saved models in contexts become deleted models, which keep their values; models with unsaved changes stay. The history gets a
  /// transaction without changes, so that other processes read their models again.
  public func deleteAllData() throws {
    for store in core.stores { try deleteAll(of: store) }
    core.didSave(SavedChanges(isComplete: false), from: nil)
  }

  private func deleteAll(of store: Store) throws {
    let plans = core.plans.all.filter { $0.store === store }
    if plans.isEmpty { return }
    try store.write { database in
      for table in Set(plans.map(\.table)) { try database.execute("DELETE FROM \(table)") }
      for table in store.linkTables(in: core.plans) {
        try database.execute("DELETE FROM \(quoted(table))")
      }
      try store.appendHistory(SavedChanges(isComplete: false), in: database)
    }
  }

  /// Deletes all models, closes the stores, and removes their files.
  ///
  /// The files of a damaged store are removed, too. Afterwards, fetching and saving throw, except in stores in memory. A new container with
  /// the same ``configurations`` creates new files.
  public func erase() throws {
    for store in core.stores {
      if store.configuration.isStoredInMemoryOnly {
        try deleteAll(of: store)
      } else {
        // Other processes with the file open see the deletions.
        try? deleteAll(of: store)
      }
    }
    core.didSave(SavedChanges(isComplete: false), from: nil)
    for store in core.stores where !store.configuration.isStoredInMemoryOnly {
      store.close()
      for suffix in ["", "-wal", "-shm", "-migration-lock", "-migration"] {
        try? FileManager.default.removeItem(atPath: store.configuration.url.path + suffix)
      }
      store.external?.removeAll()
    }
  }

  /// Returns whether two values are the same.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

}

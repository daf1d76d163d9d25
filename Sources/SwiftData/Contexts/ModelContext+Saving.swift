import Foundation
import CSQLite

extension ModelContext {
  /// Stores all changes in one transaction.
  ///
  /// When the method returns, the changes survive the end of the process. If it throws, nothing is stored, and the changes are kept.
  ///
  /// - Throws: ``SwiftDataError``.
  public func save() throws {
    mergeArrived()
    guard hasChanges else { return }
    post(ModelContext.willSave, nil)
    try validate()
    let changes = SavedChanges(of: self)
    let aliases = try write()
    changes.apply(aliases)
    finishSave()
    container.didSave(changes, from: self)
    post(ModelContext.didSave, changes)
  }

  /// Throws if the deletion of a model is denied by a relationship.
  private func validate() throws {
    for model in deleted {
      for property in model._$state.plan!.relationships where property.deleteRule == .deny {
        let related = relatedModels(of: model, property)
        if related.contains(where: { !$0.isDeleted }) {
          throw SwiftDataError(
            .modelValidationFailure,
            "a \(property.plan.name) can't be deleted as long as its \(property.name) aren't empty")
        }
      }
    }
  }

  /// Writes the changes of each store; returns the keys that new models had before they replaced others.
  private func write() throws -> [Int64: Int64] {
    var aliases: [Int64: Int64] = [:]
    for store in container.stores {
      if !store.configuration.allowsSave {
        let isOwn = (inserted + changed + deleted).contains { $0._$state.plan?.store === store }
        if isOwn {
          throw SwiftDataError(
            .storeReadOnly, "\(store.configuration.url.path): the configuration allows no saving")
        }
        continue
      }
      try store.write { database in
        let writer = SaveWriter(database, store)
        try writer.write(inserted: inserted, changed: changed, deleted: deleted, links: linkChanges)
        aliases.merge(writer.aliases) { first, _ in first }
      }
    }
    return aliases
  }

  private func finishSave() {
    for model in inserted + changed {
      model._$state.flags.subtract([.inserted, .changed])
      model._$state.changed = 0
    }
    for model in deleted {
      model._$state.flags.insert(.gone)
      models[model._$state.plan!.index][model.key] = nil
    }
    (inserted, changed, deleted, linkChanges, touched) = ([], [], [], [], [])
  }

  /// Takes back all changes since the last save.
  public func rollback() {
    let (oldInserted, oldChanged, oldDeleted, oldTouched) = (inserted, changed, deleted, touched)
    (inserted, changed, deleted, linkChanges, touched) = ([], [], [], [], [])
    for model in oldInserted where model._$state.flags.contains(.inserted) {
      guard let plan = model._$state.plan else { continue }
      models[plan.index][model.key] = nil
      model._$state.flags = [.deleted, .gone]
      report(ContextChange(model, plan, .deleted, ~0))
    }
    for model in oldDeleted {
      guard let plan = model._$state.plan else { continue }
      model._$state.flags.remove(.deleted)
      report(ContextChange(model, plan, .inserted, ~0))
    }
    for (model, property) in oldTouched { property.forgetRelated(of: model) }
    for model in oldChanged where model._$state.flags.contains(.changed) {
      guard let plan = model._$state.plan else { continue }
      let bits = model._$state.changed
      model._$state.flags.remove(.changed)
      model._$state.changed = 0
      refault(model, plan, bits)
      report(ContextChange(model, plan, .updated, bits))
    }
  }

  /// Makes a model read its row again, and notifies the readers of some properties.
  func refault(_ model: any PersistentModel, _ plan: EntityPlan, _ bits: UInt64) {
    model._$forget()
    model._$state.flags.insert(.fault)
    for property in plan.properties where bits & property.bit != 0 { property.notify(model) }
  }
}

/// The writing of a context's changes to a store, within a transaction.
private final class SaveWriter {
  let database: Database
  let store: Store
  /// The keys of older rows that new models replace, by the new models' keys.
  private(set) var aliases: [Int64: Int64] = [:]

  init(_ database: Database, _ store: Store) {
    (self.database, self.store) = (database, store)
  }

  func write(
    inserted: [any PersistentModel], changed: [any PersistentModel], deleted: [any PersistentModel],
    links: [LinkChange]
  ) throws {
    let new = own(inserted).filter { $0._$state.flags.contains(.inserted) }
    for model in own(deleted) { try delete(model) }
    for model in new where !model._$state.plan!.uniques.isEmpty { try findReplaced(model) }
    var statements: [Int: (OpaquePointer, _RowWriter)] = [:]
    for model in new {
      let plan = model._$state.plan!
      if statements[plan.index] == nil {
        let statement = try database.statement(plan.insertion)
        statements[plan.index] = (statement, _RowWriter(statement, plan, plan.columns, first: 2))
      }
      try insert(model, plan, statements[plan.index]!)
    }
    for model in own(changed) where model._$state.flags.contains(.changed) && !model.isDeleted {
      try update(model)
    }
    for change in links { try write(change) }
  }

  private func own(_ models: [any PersistentModel]) -> [any PersistentModel] {
    models.filter { $0._$state.plan?.store === store }
  }

  private func insert(
    _ model: any PersistentModel, _ plan: EntityPlan, _ statement: (OpaquePointer, _RowWriter)
  ) throws {
    if aliases[model.key] != nil { return try writeColumns(plan.columns, of: model, plan) }
    sqlite3_bind_int64(statement.0, 1, model.key)
    model._$write(statement.1)
    try rebindAliases(model, plan.columns, statement.0, first: 2)
    try database.run(statement.0)
  }

  private func update(_ model: any PersistentModel) throws {
    let plan = model._$state.plan!
    let bits = model._$state.changed
    let columns = plan.columns.filter { bits & $0.bit != 0 }
    if !columns.isEmpty { try writeColumns(columns, of: model, plan) }
  }

  private func writeColumns(_ columns: [ModelProperty], of model: any PersistentModel, _ plan: EntityPlan)
    throws
  {
    let statement = try database.statement(plan.update(of: columns))
    model._$write(_RowWriter(statement, plan, columns, first: 1))
    try rebindAliases(model, columns, statement, first: 1)
    sqlite3_bind_int64(statement, Int32(columns.count + 1), aliases[model.key] ?? model.key)
    try database.run(statement)
  }

  /// Binds the keys of replaced rows instead of those of the models that replace them.
  private func rebindAliases(
    _ model: any PersistentModel, _ columns: [ModelProperty], _ statement: OpaquePointer, first: Int32
  ) throws {
    if aliases.isEmpty { return }
    for (offset, property) in columns.enumerated() where property.kind == .toOne {
      if let key = property.relatedKey(of: model), let alias = aliases[key] {
        sqlite3_bind_int64(statement, first + Int32(offset), alias)
      }
    }
  }

  private func delete(_ model: any PersistentModel) throws {
    let plan = model._$state.plan!
    let statement = try database.statement(plan.deletion)
    sqlite3_bind_int64(statement, 1, model.key)
    try database.run(statement)
  }

  private func write(_ change: LinkChange) throws {
    let table = quoted(change.link.name)
    let sql =
      change.isAdded
      ? "INSERT OR IGNORE INTO \(table) (a, b) VALUES (?, ?)" : "DELETE FROM \(table) WHERE a = ? AND b = ?"
    let statement = try database.statement(sql)
    sqlite3_bind_int64(statement, 1, aliases[change.source] ?? change.source)
    sqlite3_bind_int64(statement, 2, aliases[change.target] ?? change.target)
    try database.run(statement)
  }

  /// Finds the row with which a new model shares unique values.
  private func findReplaced(_ model: any PersistentModel) throws {
    let plan = model._$state.plan!
    for unique in plan.uniques {
      let columns = unique.filter(\.hasColumn)
      if columns.isEmpty { continue }
      let condition = columns.map { quoted($0.name) + " = ?" }.joined(separator: " AND ")
      let sql = "SELECT _key FROM \(plan.table) WHERE \(condition)"
      let statement = try database.statement(sql)
      defer { sqlite3_reset(statement) }
      model._$write(_RowWriter(statement, plan, columns, first: 1))
      if try database.step(statement) {
        let key = sqlite3_column_int64(statement, 0)
        if key != model.key { aliases[model.key] = key }
        return
      }
    }
  }
}

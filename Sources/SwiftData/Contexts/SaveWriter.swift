import CSQLite
import TrellisSQLite

/// The writing of a context's changes to a store, within a transaction.
final class SaveWriter {
  private let database: Database
  private let store: Store
  private let allPlans: EntityPlans
  private let plans: [EntityPlan]
  private(set) var replacements = Replacements()

  init(_ database: Database, _ store: Store, _ plans: EntityPlans) {
    (self.database, self.store, allPlans) = (database, store, plans)
    self.plans = plans.all.filter { $0.store === store }
  }

  func write(
    inserted: [any PersistentModel], changed: [any PersistentModel], deleted: [any PersistentModel],
    links: [LinkChange]
  ) throws {
    let changed = own(changed).filter { $0._$state.flags.contains(.changed) && !$0.isDeleted }
    for model in own(deleted) { try delete(model.key, model._$state.plan!) }
    for model in changed { try release(model) }
    for model in own(inserted) where model._$state.flags.contains(.inserted) { try insert(model) }
    for model in changed where !replacements.contains(model) { try update(model) }
    let tables = store.linkTables(in: allPlans)
    for change in links where tables.contains(change.link.name) { try write(change) }
    for replacement in replacements.all { try redirect(replacement) }
  }

  private func own(_ models: [any PersistentModel]) -> [any PersistentModel] {
    models.filter { $0._$state.plan?.store === store }
  }

  private func insert(_ model: any PersistentModel) throws {
    let plan = model._$state.plan!
    let rows = try rows(withUniquesOf: model, plan)
    if let row = rows.first {
      replacements.replace(row, by: model, plan)
      for other in rows.dropFirst() { try remove(other, for: row, plan) }
      // The row may have been one of another class.
      if plan.hasFamily { try run("UPDATE \(plan.table) SET _class = '\(plan.name)' WHERE _key = ?", row) }
      return try writeColumns(plan.columns, of: model, plan, to: row)
    }
    let statement = try database.statement(plan.insertion)
    try SQLText.check(sqlite3_bind_int64(statement, 1, model.key))
    try _RowWriter(inserting: statement, plan).write(model)
    try database.run(statement)
  }

  private func update(_ model: any PersistentModel) throws {
    let plan = model._$state.plan!
    // A value in a file that isn't read has no change; from the 64th property on, all have one bit.
    let columns = plan.columns.filter {
      model._$state.changed & $0.bit != 0 && !($0.isExternal && !$0.isLoaded(model))
    }
    if columns.isEmpty { return }
    if plan.hasUniques(in: model._$state.changed) {
      for row in try rows(withUniquesOf: model, plan) { try remove(row, for: model.key, plan) }
    }
    try writeColumns(columns, of: model, plan, to: model.key)
  }

  private func writeColumns(
    _ columns: [ModelProperty], of model: any PersistentModel, _ plan: EntityPlan, to key: Int64
  ) throws {
    let statement = try database.statement(plan.update(of: columns))
    try _RowWriter(statement, plan, columns, first: 1).write(model)
    try SQLText.check(sqlite3_bind_int64(statement, Int32(columns.count + 1), key))
    try database.run(statement)
    if database.changedRows == 0 {
      throw SwiftDataError(.modelValidationFailure, "a changed \(plan.name) was deleted elsewhere")
    }
  }

  private func delete(_ key: Int64, _ plan: EntityPlan) throws {
    if !store.configuration.isStoredInMemoryOnly {
      for sql in plan.tombstones { try run(sql, key) }
    }
    try run(plan.deletion, key)
  }

  private func write(_ change: LinkChange) throws {
    let table = quoted(change.link.name)
    let sql =
      change.isAdded
      ? "INSERT OR IGNORE INTO \(table) (a, b) VALUES (?, ?)" : "DELETE FROM \(table) WHERE a = ? AND b = ?"
    try run(sql, change.source, change.target)
  }

  private func run(_ sql: String, _ arguments: Int64...) throws {
    let statement = try database.statement(sql)
    for (index, argument) in arguments.enumerated() {
      try SQLText.check(sqlite3_bind_int64(statement, Int32(index + 1), argument))
    }
    try database.run(statement)
  }

  // MARK: Unique values

  /// Removes the unique values that a model changes, so that another can get them in the same save.
  private func release(_ model: any PersistentModel) throws {
    let plan = model._$state.plan!
    let bits = model._$state.changed
    guard plan.hasUniques(in: bits) else { return }
    let columns = Set(plan.uniques.joined().filter { $0.hasColumn && $0.bit & bits != 0 }.map(\.columnName))
    let values = columns.sorted().map { $0 + " = NULL" }.joined(separator: ", ")
    try run("UPDATE \(plan.table) SET \(values) WHERE _key = ?", model.key)
  }

  /// Returns the keys of the other rows that have unique values of a model.
  private func rows(withUniquesOf model: any PersistentModel, _ plan: EntityPlan) throws -> [Int64] {
    var found: [Int64] = []
    for unique in plan.uniques {
      let columns = unique.filter(\.hasColumn)
      if columns.isEmpty { continue }
      let condition = columns.map { $0.collatedColumn + " = ?" }.joined(separator: " AND ")
      let statement = try database.statement("SELECT _key FROM \(plan.table) WHERE \(condition)")
      defer { sqlite3_reset(statement) }
      try _RowWriter(statement, plan, columns, first: 1).write(model)
      // More than one in a store of an earlier version, which told texts apart by their bytes.
      while try database.step(statement) {
        let key = sqlite3_column_int64(statement, 0)
        if key != model.key, !found.contains(key) { found.append(key) }
      }
    }
    return found
  }

  private func remove(_ row: Int64, for key: Int64, _ plan: EntityPlan) throws {
    replacements.remove(row, for: key, plan)
    try delete(row, plan)
  }

  /// Makes the references to a replaced model those to the one that replaces it.
  private func redirect(_ replacement: Replacements.Replacement) throws {
    let (old, new) = (replacement.old, replacements.key(replacement.old))
    for plan in plans {
      for property in plan.ownProperties where property.relation != nil {
        let isTarget = property.targetPlan.map(replacement.plan.isKind) ?? false
        if let link = property.link {
          if replacement.plan.isKind(of: plan) { try redirect(link.name, link.source, old, new) }
          if isTarget { try redirect(link.name, link.target, old, new) }
        } else if isTarget, property.kind == .toOne {
          let column = property.columnName
          try run("UPDATE \(plan.table) SET \(column) = ? WHERE \(column) = ?", new, old)
        }
      }
    }
  }

  private func redirect(_ link: String, _ column: String, _ old: Int64, _ new: Int64) throws {
    try run("UPDATE OR IGNORE \(quoted(link)) SET \(column) = ? WHERE \(column) = ?", new, old)
    try run("DELETE FROM \(quoted(link)) WHERE \(column) = ?", old)
  }
}

extension EntityPlan {
  /// Returns whether some properties have unique values.
  func hasUniques(in bits: UInt64) -> Bool {
    uniques.contains { $0.contains { $0.hasColumn && $0.bit & bits != 0 } }
  }
}

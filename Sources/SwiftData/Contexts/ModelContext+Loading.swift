import Foundation
import CSQLite
import TrellisSQLite

extension ModelContext {
  /// Reads a model's row if it isn't in memory.
  ///
  /// A model whose row is missing becomes a deleted one.
  func load(_ model: any PersistentModel) {
    guard model._$state.flags.contains(.fault), let plan = model._$state.plan else { return }
    let isFound: Bool
    do { isFound = try readRow(of: model, plan) } catch {
      // The store can't be read at present; the next access tries again.
      Report.once("SwiftData: a \(plan.name) can't be read: \(error)")
      return
    }
    model._$state.flags.remove(.fault)
    if !isFound { model._$state.flags.formUnion([.deleted, .gone]) }
  }

  private func readRow(of model: any PersistentModel, _ plan: EntityPlan) throws -> Bool {
    try plan.store.read { database -> Bool in
      let statement = try database.statement(plan.rowQuery)
      defer { sqlite3_reset(statement) }
      sqlite3_bind_int64(statement, 1, model.key)
      guard try database.step(statement) else { return false }
      _RowReader(statement, plan).read(model)
      return true
    }
  }

  /// Returns the value of a property whose value may be in a file; nil if it can't be read.
  func externalValue(of model: any PersistentModel, _ property: ModelProperty) -> Any? {
    let plan = property.plan!
    return try? plan.store.read { database -> Any? in
      let statement = try database.statement(
        "SELECT \(property.columnName) FROM \(plan.table) WHERE _key = ?")
      try SQLText.check(sqlite3_bind_int64(statement, 1, model.key))
      // Another process may replace the file between the two reads.
      for _ in 0..<2 {
        defer { sqlite3_reset(statement) }
        guard try database.step(statement) else { return nil }
        if let value = property.value(in: statement, 0) { return value }
      }
      return nil
    }
  }

  /// Returns the models of a statement's rows; models that are in memory keep their values.
  func readModels(
    _ statement: OpaquePointer, _ plan: EntityPlan, in database: Database
  ) throws -> [any PersistentModel] {
    var found: [any PersistentModel] = []
    try readModels(statement, plan, in: database) { found.append($0) }
    return found
  }

  /// Passes the models of a statement's rows to a closure.
  func readModels(
    _ statement: OpaquePointer, _ plan: EntityPlan, in database: Database,
    _ body: (any PersistentModel) -> Void
  ) throws {
    defer { sqlite3_reset(statement) }
    if plan.hasFamily {
      var readers: [Int: _RowReader] = [:]
      while try database.step(statement) {
        let plan = plan.plan(ofClass: SQLText.read(statement, plan.classColumn))
        let reader = readers[plan.index] ?? _RowReader(statement, plan)
        readers[plan.index] = reader
        body(model(at: statement, plan, reader))
      }
    } else {
      let reader = _RowReader(statement, plan)
      while try database.step(statement) { body(model(at: statement, plan, reader)) }
    }
  }

  /// Returns the plan of a row's class, which is a given one or that of a subclass.
  func concretePlan(of key: Int64, _ plan: EntityPlan) -> EntityPlan {
    if !plan.hasSubclasses { return plan }
    let name = try? plan.store.read { database -> String? in
      let statement = try database.statement("SELECT _class FROM \(plan.table) WHERE _key = ?")
      defer { sqlite3_reset(statement) }
      try SQLText.check(sqlite3_bind_int64(statement, 1, key))
      return try database.step(statement) ? SQLText.read(statement, 0) : nil
    }
    return plan.plan(ofClass: name ?? nil)
  }

  private func model(at statement: OpaquePointer, _ plan: EntityPlan, _ reader: _RowReader)
    -> any PersistentModel
  {
    let key = sqlite3_column_int64(statement, 0)
    if let known = models[plan.root.index][key] {
      if known._$state.flags.contains(.fault) {
        reader.read(known)
        known._$state.flags.remove(.fault)
      }
      return known
    }
    let model = plan.type.init(_$state: _ModelState(context: self, plan: plan, key: key, flags: []))
    reader.readNew(model)
    models[plan.root.index][key] = model
    return model
  }
}

import Foundation
import CSQLite

extension Store {
  /// Creates the tables of some models, and adds columns and indices to existing tables.
  func prepareTables(_ plans: [EntityPlan], version: Schema.Version) throws {
    if !configuration.allowsSave, !configuration.isStoredInMemoryOnly { return }
    try write { database in
      for plan in plans { try prepareTable(plan, in: database) }
      try database.execute("CREATE TABLE IF NOT EXISTS _swiftdata (name TEXT PRIMARY KEY, value TEXT)")
      if !configuration.isStoredInMemoryOnly { try database.execute(Store.historyTable) }
      try database.execute("INSERT OR REPLACE INTO _swiftdata VALUES ('version', '\(version)')")
    }
  }

  /// The version of the schema with which the store was last opened; nil for a new store.
  func storedVersion() throws -> Schema.Version? {
    let text = try read { database in
      try database.hasTable("_swiftdata")
        ? database.texts("SELECT value FROM _swiftdata WHERE name = 'version'").first : nil
    }
    let parts = (text ?? "").split(separator: ".").compactMap { Int($0) }
    return parts.count == 3 ? Schema.Version(parts[0], parts[1], parts[2]) : nil
  }

  private func prepareTable(_ plan: EntityPlan, in database: Database) throws {
    if try !database.hasTable(plan.name) {
      let columns = plan.columns.map { ", \(quoted($0.name)) \($0.affinity)" }.joined()
      try database.execute("CREATE TABLE \(plan.table) (_key INTEGER PRIMARY KEY\(columns))")
    } else {
      try addColumns(of: plan, in: database)
    }
    for property in plan.columns where property.kind == .toOne {
      try makeIndex([property], of: plan, isUnique: false, in: database)
    }
    for properties in plan.indices { try makeIndex(properties, of: plan, isUnique: false, in: database) }
    for properties in plan.uniques { try makeIndex(properties, of: plan, isUnique: true, in: database) }
    for property in plan.relationships {
      for statement in property.link?.creation ?? [] { try database.execute(statement) }
    }
  }

  private func addColumns(of plan: EntityPlan, in database: Database) throws {
    var present = Set(try database.texts("SELECT name FROM pragma_table_info('\(plan.name)')"))
    for property in plan.columns where !present.contains(property.name) {
      let original = property.options?.originalName ?? ""
      if present.remove(original) != nil {
        try database.execute(
          "ALTER TABLE \(plan.table) RENAME COLUMN \(quoted(original)) TO \(quoted(property.name))")
        continue
      }
      try database.execute(
        "ALTER TABLE \(plan.table) ADD COLUMN \(quoted(property.name)) \(property.affinity)")
      guard let bind = property.bindInitial else { continue }
      let statement = try database.statement("UPDATE \(plan.table) SET \(quoted(property.name)) = ?")
      try bind(statement, 1)
      try database.run(statement)
    }
  }

  private func makeIndex(
    _ properties: [ModelProperty], of plan: EntityPlan, isUnique: Bool, in database: Database
  ) throws {
    let columns = properties.filter(\.hasColumn)
    if columns.isEmpty { return }
    let plain = "_\(plan.name)_" + columns.map(\.name).joined(separator: "_") + (isUnique ? "_unique" : "")
    let isCollated = columns.contains { $0.collatedColumn != quoted($0.name) }
    let name = isCollated ? plain + "_lexical" : plain
    // The index of earlier versions compares texts by their bytes.
    if isCollated { try database.execute("DROP INDEX IF EXISTS \(quoted(plain))") }
    try database.execute(
      "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(quoted(name)) ON \(plan.table)"
        + " (\(columns.map(\.collatedColumn).joined(separator: ", ")))")
  }
}

extension Database {
  func hasTable(_ name: String) throws -> Bool {
    try !texts("SELECT name FROM sqlite_master WHERE type = 'table' AND name = '\(name)'").isEmpty
  }
}

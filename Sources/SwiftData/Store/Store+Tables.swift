import Foundation
import CSQLite
import TrellisSQLite

extension Store {
  /// Creates the tables of some models, and adds columns and indices to existing tables.
  func prepareTables(_ plans: [EntityPlan], version: Schema.Version) throws {
    names = Dictionary(plans.map { ($0.name, $0.properties) }, uniquingKeysWith: { first, _ in first })
    hasTombstones = plans.contains { $0.properties.contains(where: \.isPreserved) }
    if !configuration.allowsSave, !configuration.isStoredInMemoryOnly {
      return try read { try ExternalFiles.checkFormerProperties(of: plans, in: $0, at: path) }
    }
    try write { database in
      for plan in plans { try prepareTable(plan, in: database) }
      try database.execute("CREATE TABLE IF NOT EXISTS _swiftdata (name TEXT PRIMARY KEY, value TEXT)")
      if !configuration.isStoredInMemoryOnly {
        try prepareHistory(plans, in: database)
        try external?.prepare(plans, in: database)
      }
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
    if try plan.root === plan && !database.hasTable(plan.name) {
      let columns = plan.columns.map { ", \($0.columnName) \($0.affinity)" }.joined()
      try database.execute("CREATE TABLE \(plan.table) (_key INTEGER PRIMARY KEY\(columns))")
    } else {
      try addColumns(of: plan, in: database)
      try external?.inlineFormerProperties(of: plan, in: database)
    }
    if plan.hasFamily, try !database.columns(of: plan.root.name).contains("_class") {
      // The rows without a class are those of the first class.
      try database.execute("ALTER TABLE \(plan.table) ADD COLUMN _class TEXT")
    }
    let isOwn = { (property: ModelProperty) in property.declared == nil }
    for property in plan.ownProperties where property.kind == .toOne {
      try makeIndex([property], of: plan, in: database)
    }
    for properties in plan.indices where properties.contains(where: isOwn) {
      try makeIndex(properties, of: plan, in: database)
    }
    for properties in plan.uniques where properties.contains(where: isOwn) {
      try makeUniqueIndex(properties, of: plan, in: database)
    }
    for property in plan.ownProperties {
      for statement in property.link?.creation ?? [] { try database.execute(statement) }
    }
  }

  private func addColumns(of plan: EntityPlan, in database: Database) throws {
    var present = try database.columns(of: plan.root.name)
    for property in plan.ownProperties where property.hasColumn && !present.contains(property.rawColumnName) {
      if let original = property.originalColumn, present.remove(original) != nil {
        try database.execute(
          "ALTER TABLE \(plan.table) RENAME COLUMN \(quoted(original)) TO \(property.columnName)")
        continue
      }
      try database.execute(
        "ALTER TABLE \(plan.table) ADD COLUMN \(property.columnName) \(property.affinity)")
      guard let bind = property.bindInitial else { continue }
      let statement = try database.statement("UPDATE \(plan.table) SET \(property.columnName) = ?")
      try bind(statement, 1)
      try database.run(statement)
    }
  }

  private func makeIndex(_ properties: [ModelProperty], of plan: EntityPlan, in database: Database) throws {
    let columns = properties.filter(\.hasColumn)
    if columns.isEmpty { return }
    let name = IndexName(columns, plan)
    if name.isCollated { try database.execute("DROP INDEX IF EXISTS \(quoted(name.plain))") }
    try database.makeIndex(name.current, isUnique: false, plan.table, columns.map(\.collatedColumn))
  }

  /// Makes the index of unique values.
  ///
  /// An index of earlier versions, which compares texts by their bytes, stays if texts that differ in their bytes alone would now be the
  /// same. The next save of one of these models replaces the other.
  private func makeUniqueIndex(_ properties: [ModelProperty], of plan: EntityPlan, in database: Database)
    throws
  {
    let columns = properties.filter(\.hasColumn)
    if columns.isEmpty { return }
    let name = IndexName(columns, plan, suffix: "_unique")
    let hasPlain = try name.isCollated && database.hasIndex(name.plain)
    do {
      try database.makeIndex(name.current, isUnique: true, plan.table, columns.map(\.collatedColumn))
      if hasPlain {
        try database.execute(
          "DROP INDEX \(quoted(name.plain)); DROP INDEX IF EXISTS \(quoted(name.search))")
      }
    } catch let error as SQLiteFailure where hasPlain && error.code & 0xff == SQLITE_CONSTRAINT {
      Report.once(
        "SwiftData: \(configuration.url.path) has \(plan.name)s whose \(columns.map(\.name).joined(separator: ", ")) differ only in the form of Unicode; they stay until one of them is saved"
      )
      try database.makeIndex(name.search, isUnique: false, plan.table, columns.map(\.collatedColumn))
    }
  }

  /// The names of an index.
  private struct IndexName {
    /// The name in earlier versions, in which texts were compared by their bytes.
    let plain: String
    let isCollated: Bool
    var current: String { isCollated ? plain + "_lexical" : plain }
    /// The name of an index with which equal texts are found while they can't be unique.
    var search: String { plain + "_search" }

    init(_ columns: [ModelProperty], _ plan: EntityPlan, suffix: String = "") {
      plain = "_\(plan.name)_" + columns.map(\.name).joined(separator: "_") + suffix
      isCollated = columns.contains { $0.collatedColumn != $0.columnName }
    }
  }
}

extension Database {
  func hasTable(_ name: String) throws -> Bool { try has("table", name) }
  func hasIndex(_ name: String) throws -> Bool { try has("index", name) }

  private func has(_ type: String, _ name: String) throws -> Bool {
    try !texts("SELECT name FROM sqlite_master WHERE type = '\(type)' AND name = '\(name)'").isEmpty
  }

  /// Returns the names of a table's columns.
  func columns(of table: String) throws -> Set<String> {
    Set(try texts("SELECT name FROM pragma_table_info('\(table)')"))
  }

  fileprivate func makeIndex(_ name: String, isUnique: Bool, _ table: String, _ columns: [String]) throws {
    try execute(
      "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(quoted(name)) ON \(table)"
        + " (\(columns.joined(separator: ", ")))")
  }
}

import CSQLite
import Foundation
import TrellisSQLite

/// The tables of a model, and their change from those of an earlier model: lightweight migration.
///
/// The file has the model with which it was last opened. Tables, columns and tables of pairs that are new are added, those that the
/// model no longer has are removed, and those with another name but the same renaming identifier are renamed.
struct StoreTables {
  /// A model as the file has it: the columns of each table, and the tables of pairs.
  struct Layout: Codable, Equatable {
    struct Column: Codable, Equatable {
      var renaming: String
      /// The number of the type; 0 for a reference.
      var type: UInt
    }
    struct Table: Codable, Equatable {
      var renaming: String
      var columns: [String: Column]
      var entities: [String: String]
    }
    var tables: [String: Table] = [:]
    var pairs: [String: String] = [:]
  }

  private let database: Database
  private let model: NSManagedObjectModel

  init(_ database: Database, _ model: NSManagedObjectModel) {
    (self.database, self.model) = (database, model)
  }

  /// Makes the tables, and returns the identity of the file.
  func prepare(allowsChanges: Bool, isReadOnly: Bool) throws -> String {
    let layout = layout
    let text = String(decoding: try encoder.encode(layout), as: UTF8.self)
    let hasFacts = try !database.texts("SELECT name FROM sqlite_master WHERE name = '_facts'").isEmpty
    let known = hasFacts ? try database.texts("SELECT value FROM _facts WHERE name = 'model'").first : nil
    if let known, known == text {
      return try database.texts("SELECT value FROM _facts WHERE name = 'identifier'").first ?? ""
    }
    let old = known.flatMap { try? JSONDecoder().decode(Layout.self, from: Data($0.utf8)) }
    if isReadOnly || (known != nil && !allowsChanges) {
      throw ManagedErrors.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "the file was saved with another model, and it may not be changed")
    }
    try database.execute("BEGIN IMMEDIATE")
    do {
      try database.execute("CREATE TABLE IF NOT EXISTS _facts (name TEXT PRIMARY KEY, value TEXT)")
      try change(from: old ?? Layout(), to: layout)
      try set("model", text)
      let identifier =
        try database.texts("SELECT value FROM _facts WHERE name = 'identifier'").first ?? UUID().uuidString
      try set("identifier", identifier)
      try database.execute("COMMIT")
      return identifier
    } catch {
      try? database.execute("ROLLBACK")
      throw error
    }
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  private func set(_ name: String, _ value: String) throws {
    let statement = try database.statement("INSERT OR REPLACE INTO _facts VALUES (?, ?)")
    try SQLText.bind(name, statement, 1)
    try SQLText.bind(value, statement, 2)
    try database.run(statement)
  }

  private var layout: Layout {
    var layout = Layout()
    for root in model.entities where root.superentity == nil {
      var table = Layout.Table(
        renaming: root.renamingIdentifier ?? root.name ?? "", columns: [:], entities: [:])
      for entity in root.family {
        table.entities[entity.name ?? ""] = entity.renamingIdentifier ?? entity.name ?? ""
        for property in entity.columns {
          table.columns[property.name] = Layout.Column(
            renaming: property.renamingIdentifier ?? property.name,
            type: (property as? NSAttributeDescription)?.attributeType.rawValue ?? 0)
        }
      }
      layout.tables[root.name ?? ""] = table
      for relationship in root.family.flatMap(\.relationships) {
        if let name = relationship.table {
          layout.pairs[name] =
            "_\(relationship.entity?.renamingIdentifier ?? relationship.entity?.name ?? "")_\(relationship.renamingIdentifier ?? relationship.name)"
        }
      }
    }
    return layout
  }

  // MARK: - Changes

  private func change(from old: Layout, to new: Layout) throws {
    var kept: Set<String> = []
    for (name, table) in new.tables.sorted(by: { $0.key < $1.key }) {
      let earlier =
        old.tables[name] != nil
        ? name
        : old.tables.first {
          new.tables[$0.key] == nil && ($0.value.renaming == table.renaming || $0.key == table.renaming)
        }?.key
      guard let earlier else {
        try create(name, table)
        continue
      }
      kept.insert(earlier)
      if earlier != name { try run("ALTER TABLE \(quoted(earlier)) RENAME TO \(quoted(name))") }
      try change(name, from: old.tables[earlier]!, to: table)
    }
    for name in old.tables.keys.sorted() where !kept.contains(name) {
      try requireGone(old.tables[name]!.entities.keys.sorted())
      try run("DROP TABLE \(quoted(name))")
    }
    var pairs: Set<String> = []
    for (name, renaming) in new.pairs.sorted(by: { $0.key < $1.key }) {
      if let earlier = old.pairs[name] != nil
        ? name
        : old.pairs.first(where: {
          new.pairs[$0.key] == nil && ($0.value == renaming || $0.key == renaming)
        })?.key
      {
        pairs.insert(earlier)
        if earlier != name { try run("ALTER TABLE \(quoted(earlier)) RENAME TO \(quoted(name))") }
      } else {
        try run(
          "CREATE TABLE \(quoted(name)) (owner INTEGER, member INTEGER, position INTEGER, PRIMARY KEY (owner, member)) WITHOUT ROWID"
        )
        try run("CREATE INDEX \(quoted(name + "_member")) ON \(quoted(name)) (member)")
      }
    }
    for name in old.pairs.keys.sorted() where !pairs.contains(name) {
      let isEmpty = try database.texts("SELECT 1 FROM \(quoted(name)) LIMIT 1").isEmpty
      let isLost = model.entities.contains { entity in
        entity.relationships.contains { name == "_\(entity.name ?? "")_\($0.name)" }
      }
      if isLost, !isEmpty {
        throw ManagedErrors.make(
          NSMigrationMissingMappingModelError,
          "the links in \(name) would be lost: lightweight migration can't change how this relationship is stored"
        )
      }
      try run("DROP TABLE \(quoted(name))")
    }
  }

  /// Throws if one of the entities still exists, so that its rows would be lost with the table that it leaves.
  private func requireGone(_ entities: [String]) throws {
    guard let entity = entities.first(where: { model.entitiesByName[$0] != nil }) else { return }
    throw ManagedErrors.make(
      NSMigrationMissingMappingModelError,
      "the rows of \(entity) would be lost: lightweight migration can't change the entity that it inherits from"
    )
  }

  private func create(_ name: String, _ table: Layout.Table) throws {
    let columns = table.columns.keys.sorted().map(quoted)
    try run(
      "CREATE TABLE \(quoted(name)) (\((["_key INTEGER PRIMARY KEY", "_entity TEXT NOT NULL", "_version INTEGER NOT NULL"] + columns).joined(separator: ", ")))"
    )
    for (column, value) in table.columns.sorted(by: { $0.key < $1.key }) where value.type == 0 {
      try run("CREATE INDEX \(quoted("\(name)_\(column)")) ON \(quoted(name)) (\(quoted(column)))")
    }
  }

  private func change(_ name: String, from old: Layout.Table, to new: Layout.Table) throws {
    for (entity, renaming) in new.entities where old.entities[entity] == nil {
      if let earlier = old.entities.first(where: { $0.value == renaming || $0.key == renaming })?.key {
        try update(name, "SET _entity = ? WHERE _entity = ?", [entity, earlier])
      }
    }
    // Indices of columns that are renamed or removed are made again.
    for index in try database.texts(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND sql NOT NULL AND tbl_name = '\(name)'")
    {
      try run("DROP INDEX \(quoted(index))")
    }
    var kept: Set<String> = []
    for (column, value) in new.columns.sorted(by: { $0.key < $1.key }) {
      let earlier =
        old.columns[column] != nil
        ? column
        : old.columns.first {
          new.columns[$0.key] == nil && ($0.key == value.renaming || $0.value.renaming == value.renaming)
        }?.key
      if let earlier {
        guard old.columns[earlier]?.type == value.type else {
          throw ManagedErrors.make(
            NSMigrationMissingMappingModelError,
            "the type of \(name).\(column) differs from that in the file, which lightweight migration can't change"
          )
        }
        kept.insert(earlier)
        if earlier != column {
          try run("ALTER TABLE \(quoted(name)) RENAME COLUMN \(quoted(earlier)) TO \(quoted(column))")
        }
      } else {
        try run("ALTER TABLE \(quoted(name)) ADD COLUMN \(quoted(column))")
        try fill(name, column)
      }
      if value.type == 0 {
        try run("CREATE INDEX \(quoted("\(name)_\(column)")) ON \(quoted(name)) (\(quoted(column)))")
      }
    }
    for column in old.columns.keys.sorted() where !kept.contains(column) {
      try run("ALTER TABLE \(quoted(name)) DROP COLUMN \(quoted(column))")
    }
    let gone = Set(old.entities.keys).subtracting(new.entities.keys).filter { entity in
      !new.entities.contains { $0.value == old.entities[entity] || $0.value == entity }
    }
    try requireGone(gone.sorted())
    for entity in gone { try update(name, "WHERE _entity = ?", [entity], verb: "DELETE FROM") }
  }

  /// Gives the rows of a table the default value of a new attribute.
  private func fill(_ table: String, _ column: String) throws {
    let attribute = model.entitiesByName[table]?.family.compactMap { $0.attributesByName[column] }.first
    guard let attribute else { return }
    guard let value = ManagedValues.stored(attribute.defaultValue, attribute) else {
      let isEmpty = try database.texts("SELECT 1 FROM \(quoted(table)) LIMIT 1").isEmpty
      if attribute.isOptional || isEmpty { return }
      throw ManagedErrors.make(
        NSEntityMigrationPolicyError,
        "the attribute \(table).\(column) is new, and neither optional nor has a default value")
    }
    let statement = try database.statement("UPDATE \(quoted(table)) SET \(quoted(column)) = ?")
    try SQLValues.bind(value, attribute, statement, 1)
    try database.run(statement)
  }

  private func update(_ table: String, _ clause: String, _ values: [String], verb: String = "UPDATE") throws {
    let statement = try database.statement("\(verb) \(quoted(table)) \(clause)")
    for (index, value) in values.enumerated() { try SQLText.bind(value, statement, Int32(index + 1)) }
    try database.run(statement)
  }

  private func run(_ sql: String) throws { try database.execute(sql) }
  private func quoted(_ name: String) -> String { SQLValues.quoted(name) }
}

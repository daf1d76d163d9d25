import CSQLite
import Synchronization
import TrellisSQLite

/// The lists of properties in the history.
///
/// Changed properties are recorded as bits by their positions. The table `_layout` has the names of a model's properties, in order, for each
/// declaration of the model with which the store was opened. So a program with another declaration finds its own properties.
extension Store {
  /// Creates the tables of the history, and records the properties of the models.
  func prepareHistory(_ plans: [EntityPlan], in database: Database) throws {
    try database.execute(Store.historyTable)
    try database.execute(
      """
      CREATE TABLE IF NOT EXISTS _layout (id INTEGER PRIMARY KEY, entity TEXT, names TEXT);
      CREATE TABLE IF NOT EXISTS _tombstone (number INTEGER, entity TEXT, key INTEGER, property TEXT, value);
      CREATE INDEX IF NOT EXISTS _tombstone_number ON _tombstone (number);
      """)
    for plan in plans {
      let names = plan.properties.map(\.name).joined(separator: ",")
      layouts[plan.name] =
        try layout(plan.name, names, in: database) ?? addLayout(plan.name, names, in: database)
    }
  }

  private func layout(_ entity: String, _ names: String, in database: Database) throws -> Int64? {
    let statement = try database.statement("SELECT id FROM _layout WHERE entity = ? AND names = ?")
    defer { sqlite3_reset(statement) }
    try SQLText.bind(entity, statement, 1)
    try SQLText.bind(names, statement, 2)
    return try database.step(statement) ? sqlite3_column_int64(statement, 0) : nil
  }

  private func addLayout(_ entity: String, _ names: String, in database: Database) throws -> Int64 {
    let statement = try database.statement("INSERT INTO _layout (entity, names) VALUES (?, ?)")
    try SQLText.bind(entity, statement, 1)
    try SQLText.bind(names, statement, 2)
    try database.run(statement)
    return sqlite3_last_insert_rowid(database.connection)
  }

  /// Returns the bits of this program's properties for those of a recorded list.
  ///
  /// A property that this program doesn't have is dropped; a renamed one is found by its original name.
  func bits(_ bits: UInt64, of entity: String, _ layout: Int64, in database: Database) -> UInt64 {
    if bits == 0 || bits == ~0 || layouts[entity] == layout { return bits }
    guard let properties = names[entity], let recorded = recordedNames(layout, in: database) else {
      return bits
    }
    var result: UInt64 = 0
    for (index, name) in recorded.enumerated() where bits & _ModelState.bit(index) != 0 {
      let property =
        properties.first { $0.name == name } ?? properties.first { $0.options?.originalName == name }
      if let property { result |= property.bit }
    }
    return result
  }

  private func recordedNames(_ layout: Int64, in database: Database) -> [String]? {
    if let known = knownLayouts.withLock({ $0[layout] }) { return known }
    guard let text = try? database.texts("SELECT names FROM _layout WHERE id = \(layout)").first else {
      return nil
    }
    let names = text.split(separator: ",").map(String.init)
    knownLayouts.withLock { $0[layout] = names }
    return names
  }
}

/// A model's mapping to a table of a store.
public final class EntityPlan {
  let name: String
  let type: any PersistentModel.Type
  /// The position among the container's plans.
  let index: Int
  let properties: [ModelProperty]
  /// The properties with a column, in the order of columns.
  let columns: [ModelProperty]
  let relationships: [ModelProperty]
  /// The column of each property; -1 for ephemeral properties, -2 for to-many relationships.
  private(set) lazy var readColumns = properties.map { property -> Int32 in
    switch property.kind {
    case .ephemeral: -1
    case .toMany: -2
    case .attribute, .toOne: property.column
    }
  }
  /// The properties by key path.
  let byKeyPath: [AnyKeyPath: ModelProperty]
  /// The properties by the key paths of descriptors that sort by them.
  private(set) lazy var sortKeys: [AnyKeyPath: (property: ModelProperty, collation: String)] = Dictionary(
    columns.filter { $0.kind == .attribute }.flatMap { property in
      property.sortKeys.map { ($0.keyPath, (property, $0.collation)) }
    }, uniquingKeysWith: { first, _ in first })
  /// The lists of properties whose values are unique.
  let uniques: [[ModelProperty]]
  let indices: [[ModelProperty]]
  /// The relationships to this entity that have no inverse.
  var oneWayReferences: [ModelProperty] = []
  /// The references to this entity that can't be empty.
  var requiredReferences: [ModelProperty] = []
  unowned(unsafe) var store: Store!

  init(_ type: any PersistentModel.Type, index: Int) {
    name = EntityNames.name(of: type)
    self.type = type
    self.index = index
    properties = type._$properties.map(\.property)
    columns = properties.filter(\.hasColumn)
    relationships = properties.filter { $0.relation != nil }
    byKeyPath = Dictionary(properties.map { ($0.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
    let constraints = type._$constraints
    let byKeyPath = byKeyPath
    uniques =
      properties.filter(\.isUnique).map { [$0] } + constraints.unique.map { $0.compactMap { byKeyPath[$0] } }
    indices = constraints.index.map { $0.compactMap { byKeyPath[$0] } }
    for (index, property) in properties.enumerated() {
      property.index = index
      property.plan = self
    }
    for (column, property) in columns.enumerated() { property.column = Int32(column + 1) }
  }

  var table: String { quoted(name) }

  /// The columns in a `SELECT`: the key, then those of the properties.
  private(set) lazy var selection = (["_key"] + columns.map { quoted($0.name) }).joined(separator: ", ")
  private(set) lazy var qualifiedSelection = "t._key" + columns.map { ", t." + quoted($0.name) }.joined()
  private(set) lazy var insertion =
    "INSERT INTO \(table) (\(selection)) VALUES (\(Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")))"
  private(set) lazy var rowQuery = "SELECT \(selection) FROM \(table) WHERE _key = ?"
  private(set) lazy var deletion = "DELETE FROM \(table) WHERE _key = ?"

  private(set) lazy var insertionParameters = parameters(of: columns, first: 2)

  /// Returns each property's parameter, by the property's index; 0 for a property without one.
  func parameters(of columns: [ModelProperty], first: Int32) -> [Int32] {
    var parameters = [Int32](repeating: 0, count: properties.count)
    for (offset, column) in columns.enumerated() { parameters[column.index] = first + Int32(offset) }
    return parameters
  }

  /// Returns the statement that writes some columns, and then takes the key.
  func update(of columns: [ModelProperty]) -> String {
    "UPDATE \(table) SET \(columns.map { quoted($0.name) + " = ?" }.joined(separator: ", ")) WHERE _key = ?"
  }

  /// Creates a model without its values.
  func makeFault(_ key: Int64, in context: ModelContext) -> any PersistentModel {
    type.init(_$state: _ModelState(context: context, plan: self, key: key, flags: .fault))
  }
}

/// The table of a relationship that isn't a column of either model's table.
final class LinkTable {
  let name: String
  let source, target: String

  init(name: String, source: String, target: String) {
    (self.name, self.source, self.target) = (name, source, target)
  }

  /// The same table, seen from the other side.
  var reversed: LinkTable { LinkTable(name: name, source: target, target: source) }

  var creation: [String] {
    [
      "CREATE TABLE IF NOT EXISTS \(quoted(name)) (a INTEGER NOT NULL, b INTEGER NOT NULL, PRIMARY KEY (a, b)) WITHOUT ROWID",
      "CREATE INDEX IF NOT EXISTS \(quoted(name + "_b")) ON \(quoted(name)) (b)",
    ]
  }
}

/// Returns a name as an identifier of SQL.
func quoted(_ name: String) -> String { "\"\(name)\"" }

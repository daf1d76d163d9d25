/// A model's mapping to a table of a store.
///
/// The models of a class and of its subclasses are in one table, with the columns of all of them.
public final class EntityPlan {
  let name: String
  let type: any PersistentModel.Type
  /// The position among the container's plans.
  let index: Int
  /// The plan of the superclass; nil if that isn't a model.
  let superplan: EntityPlan?
  /// The plan of the first class of the hierarchy, to which the table belongs.
  private(set) unowned(unsafe) var root: EntityPlan!
  /// The plans of the class and its subclasses, in the order of the schema.
  var subplans: [EntityPlan] { unownedSubplans.map { $0.takeUnretainedValue() } }
  // A plan retains its superclass's, and the container retains all.
  private var unownedSubplans: [Unmanaged<EntityPlan>] = []
  /// The properties, inherited ones first.
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

  init(_ type: any PersistentModel.Type, index: Int, _ superplan: EntityPlan?) {
    name = EntityNames.name(of: type)
    self.type = type
    self.index = index
    self.superplan = superplan
    let properties = type._$properties.map(\.property)
    self.properties = properties
    columns = properties.filter(\.hasColumn)
    relationships = properties.filter { $0.relation != nil }
    byKeyPath = Dictionary(properties.map { ($0.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
    let constraints = type._$constraints
    let byKeyPath = byKeyPath
    func inherited(_ lists: [[ModelProperty]]?) -> [[ModelProperty]] {
      (lists ?? []).map { $0.map { properties[$0.index] } }
    }
    uniques =
      properties.dropFirst(superplan?.properties.count ?? 0).filter(\.isUnique).map { [$0] }
      + constraints.unique.map { $0.compactMap { byKeyPath[$0] } } + inherited(superplan?.uniques)
    indices = constraints.index.map { $0.compactMap { byKeyPath[$0] } } + inherited(superplan?.indices)
    root = superplan?.root ?? self
    for (index, property) in properties.enumerated() {
      property.index = index
      property.plan = self
      guard let inherited = superplan?.properties, index < inherited.count else { continue }
      property.declared = inherited[index].declared ?? inherited[index]
    }
    var ancestor: EntityPlan? = self
    while let plan = ancestor {
      plan.unownedSubplans.append(.passUnretained(self))
      ancestor = plan.superplan
    }
  }

  var table: String { root === self ? quoted(name) : root.table }
  /// The properties that the class itself declares.
  var ownProperties: ArraySlice<ModelProperty> { properties.dropFirst(superplan?.properties.count ?? 0) }
  /// Whether the table has models of several classes, and thus a column with the class.
  var hasFamily: Bool { root.unownedSubplans.count > 1 }
  var hasSubclasses: Bool { unownedSubplans.count > 1 }

  /// The columns of the table behind the key, with those of all subclasses.
  private(set) lazy var tableColumns: [ModelProperty] =
    root === self ? subplans.flatMap { $0.ownProperties.filter(\.hasColumn) } : root.tableColumns

  /// Returns the columns in a `SELECT`: the key, those of the properties, and the class if the table has several.
  private func selection(_ qualifier: String) -> String {
    let columns = ["\(qualifier)_key"] + tableColumns.map { qualifier + $0.columnName }
    return (hasFamily ? columns + ["\(qualifier)_class"] : columns).joined(separator: ", ")
  }
  /// The position of the class in a row.
  private(set) lazy var classColumn = Int32(tableColumns.count + 1)
  private(set) lazy var qualifiedSelection = selection("t.")
  private(set) lazy var insertion: String = {
    let names = ["_key"] + columns.map(\.columnName) + (hasFamily ? ["_class"] : [])
    let values = Array(repeating: "?", count: columns.count + 1) + (hasFamily ? ["'\(name)'"] : [])
    return
      "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")))"
  }()
  private(set) lazy var rowQuery = "SELECT \(selection("")) FROM \(table) WHERE _key = ?"
  private(set) lazy var deletion = "DELETE FROM \(table) WHERE _key = ?"

  /// The statements that keep values of a row that is deleted; the save's number is added with the history.
  private(set) lazy var tombstones = properties.filter(\.isPreserved).map { property in
    let column = property.columnName
    // A file of a deleted row is removed.
    let value =
      property.isExternal ? "CASE typeof(\(column)) WHEN 'text' THEN NULL ELSE \(column) END" : column
    return
      "INSERT INTO _tombstone SELECT NULL, '\(name)', _key, '\(property.name)', \(value) FROM \(table) WHERE _key = ?"
  }

  private(set) lazy var insertionParameters = parameters(of: columns, first: 2)

  /// Returns each property's parameter, by the property's index; 0 for a property without one.
  func parameters(of columns: [ModelProperty], first: Int32) -> [Int32] {
    var parameters = [Int32](repeating: 0, count: properties.count)
    for (offset, column) in columns.enumerated() { parameters[column.index] = first + Int32(offset) }
    return parameters
  }

  /// Returns the statement that writes some columns, and then takes the key.
  func update(of columns: [ModelProperty]) -> String {
    "UPDATE \(table) SET \(columns.map { $0.columnName + " = ?" }.joined(separator: ", ")) WHERE _key = ?"
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

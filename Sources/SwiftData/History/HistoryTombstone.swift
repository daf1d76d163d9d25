import CSQLite
import TrellisSQLite

/// The values of a deleted model that its properties preserve: those with ``Schema/Attribute/Option/preserveValueOnDeletion``.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
  /// A preserved value.
  public typealias Element = (key: any PartialKeyPath<Model> & Sendable, value: any Sendable)

  private let values: [Element]

  init(_ values: [(PartialKeyPath<Model>, Any)]) {
    // Key paths have no state that changes, and the values were read for this tombstone alone.
    // An array, since a value by itself would be cast as its own type.
    let sendable = unsafeBitCast(values.map(\.1), to: [any Sendable].self)
    self.values = zip(values, sendable).map {
      (unsafeBitCast($0.0, to: (any PartialKeyPath<Model> & Sendable).self), $1)
    }
  }

  /// The preserved value of a property; nil if the property doesn't preserve its value.
  public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
    values.first { $0.key as PartialKeyPath<Model> == keyPath }?.value
  }

  /// Returns an iterator over the values, in the order of the properties.
  public func makeIterator() -> IndexingIterator<[Element]> { values.makeIterator() }
}

extension Store {
  /// Returns the preserved values of a deleted model, in the order of the properties.
  func preservedValues(_ plan: EntityPlan, _ key: Int64, _ number: Int64, in database: Database) throws
    -> [(ModelProperty, Any)]
  {
    let preserved = plan.properties.filter(\.isPreserved)
    if preserved.isEmpty { return [] }
    let statement = try database.statement(
      "SELECT property, value FROM _tombstone WHERE number = ? AND entity = ? AND key = ?")
    defer { sqlite3_reset(statement) }
    try SQLText.check(sqlite3_bind_int64(statement, 1, number))
    try SQLText.bind(plan.name, statement, 2)
    try SQLText.check(sqlite3_bind_int64(statement, 3, key))
    var found: [String: Any] = [:]
    while try database.step(statement) {
      guard let name = SQLText.read(statement, 0),
        let property = preserved.first(where: { $0.name == name })
      else { continue }
      found[name] = property.value(in: statement, 1)
    }
    return preserved.compactMap { property in found[property.name].map { (property, $0) } }
  }
}

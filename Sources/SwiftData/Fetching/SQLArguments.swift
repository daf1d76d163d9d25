import Foundation
import CSQLite
import TrellisSQLite

/// A parameter of a statement.
struct SQLArgument {
  let bind: (OpaquePointer, Int32) throws -> Void
  /// The value, for comparing; nil if it can't be compared.
  let value: AnyHashable?
}

extension SQLArgument {
  /// The value of a parameter that is NULL, which no other value equals.
  private struct Null: Hashable {}

  static var null: SQLArgument {
    SQLArgument(bind: { try SQLText.check(sqlite3_bind_null($0, $1)) }, value: Null())
  }

  var isNull: Bool { value is Null }
}

/// Values of predicates as parameters of statements.
enum SQLArguments {
  /// Returns the parameter for a value; the column of an equal value has the same contents.
  static func argument(for value: Any) throws -> SQLArgument {
    if let model = value as? any PersistentModel { return key(model.key) }
    if let identifier = value as? PersistentIdentifier { return key(identifier.key) }
    if let identifier = value as? PersistentIdentifier.ID { return key(identifier.key) }
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrapped else {
        return .null
      }
      return try argument(for: wrapped)
    }
    func bound<Value>(_ value: Value) throws -> SQLArgument {
      guard let codec = known(Value.self) else { throw Untranslatable() }
      return SQLArgument(bind: { try codec.bind(value, $0, $1) }, value: value as? AnyHashable)
    }
    return try bound(value)
  }

  static func key(_ key: Int64) -> SQLArgument {
    SQLArgument(bind: { try SQLText.check(sqlite3_bind_int64($0, $1, key)) }, value: key)
  }

  private static func known<Value>(_ type: Value.Type) -> Codec<Value>? {
    guard Value.self is any Codable.Type else { return nil }
    return Codec<Value>.make(options: nil, relation: nil, property: "a predicate's value")
  }

  /// Returns the elements of an array or a set; nil for other values.
  static func elements(of value: Any) -> [Any]? {
    func list<Values: Sequence>(_ values: Values) -> [Any] { values.map { $0 as Any } }
    if value is String { return nil }
    return (value as? any Sequence).map { list($0) }
  }
}

/// An optional value.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 as Any } }
}

/// The variable behind a persisted property.
public enum _Stored<Value> {
  /// The value is in the store alone.
  case fault
  /// The key of the related model.
  case key(Int64)
  case value(Value)

  /// Creates the variable of a value.
  public init(_ value: Value) { self = .value(value) }

  /// The value; nil if it is in the store.
  var value: Value? { if case .value(let value) = self { value } else { nil } }
}

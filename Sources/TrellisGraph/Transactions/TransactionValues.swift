/// The key of a value that a transaction carries.
///
/// ```swift
/// enum Animated: TransactionKey {
///   static let defaultValue = false
/// }
/// extension TransactionValues {
///   var animated: Bool {
///     get { self[Animated.self] }
///     set { self[Animated.self] = newValue }
///   }
/// }
/// ```
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no transaction has set one.
  static var defaultValue: Value { get }
}

/// The values that a transaction carries, such as the animation of its changes or its origin.
///
/// Fill one and pass it to ``AttributeGraph/transaction(_:fileID:line:_:)``; code inside reads it as
/// ``AttributeGraph/transactionValues``. Keys that weren't set have their default values. Copies are cheap.
public struct TransactionValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates values that are all defaults.
  public init() {}

  /// The value of a key; its default value if none was set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as! Key.Value
    }
    set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
  }

  /// Whether no key was set.
  package var isEmpty: Bool { values.isEmpty }

  /// Returns these values, overridden by `others` for each key that `others` sets.
  package func overridden(by others: TransactionValues) -> TransactionValues {
    if others.values.isEmpty { return self }
    var result = self
    result.values.merge(others.values) { $1 }
    return result
  }
}

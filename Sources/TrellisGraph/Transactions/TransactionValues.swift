/// The key of a value that travels with a transaction.
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
  /// What kind of value it is.
  associatedtype Value
  /// The value where no transaction has given one.
  static var defaultValue: Value { get }
}

/// The values that travel with a transaction: how to animate what it changes, who made it, and the like.
///
/// You fill one and give it to ``AttributeGraph/transaction(_:fileID:line:_:)``; code inside reads it back as
/// ``AttributeGraph/transactionValues``. Keys that weren't set have their default values. It is a value, cheap to copy.
public struct TransactionValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates values that are all the default ones.
  public init() {}

  /// The value of a key; its default value where none was set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as! Key.Value
    }
    set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
  }

  /// Whether no key was set.
  package var isEmpty: Bool { values.isEmpty }

  /// These values, but for the keys that the others set.
  package func overridden(by others: TransactionValues) -> TransactionValues {
    if others.values.isEmpty { return self }
    var result = self
    result.values.merge(others.values) { $1 }
    return result
  }
}

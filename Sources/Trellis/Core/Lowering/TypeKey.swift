/// A key for a fact about a type of views that a part of lowering needs, found once and valid for all values of the type.
///
/// A new part adds a key, and nothing to ``TypeRecord``.
@MainActor
protocol TypeKey {
  associatedtype Value
  /// The index of the value in every record.
  static var slot: TypeSlot { get }
  /// Finds the value for a type, on its first use.
  static func makeValue(of type: Any.Type) -> Value
}

/// The index of a key's value in every record of a type, so that reading a value takes a lookup in an array.
@MainActor
struct TypeSlot {
  fileprivate let index: Int
  private static var count = 0

  init() {
    index = TypeSlot.count
    TypeSlot.count += 1
  }
}

extension TypeRecord {
  /// The value of a key for the type; it is found on its first use.
  subscript<Key: TypeKey>(key: Key.Type) -> Key.Value {
    let index = key.slot.index
    if let known = values.value(at: index, as: Key.Value.self) { return known }
    let made = key.makeValue(of: type)
    values.set(made, at: index)
    return made
  }
}

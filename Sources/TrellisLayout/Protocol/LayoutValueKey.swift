/// A key for a value that a view sets for the layout around it.
///
/// `layoutValue(key:value:)` sets the value, `subview[Key.self]` reads it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view sets for the layout around it, by their keys.
package struct LayoutValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The properties of a layout type, independent of its values.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which the layout arranges its views, which spacers and dividers in it follow; nil for none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without an orientation.
  public init() {}
}

/// A key for a value that a view hands to the layout around it.
///
/// `layoutValue(key:value:)` sets it, `subview[Key.self]` reads it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/layoutvaluekey.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view hands to the layout around it, by their keys.
package struct LayoutValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What is known of a type of layout without a value of it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/layoutproperties.
public struct LayoutProperties: Hashable, Sendable {
  /// The direction in which the layout puts its views in a row, to which spacers and dividers in it keep; nil for none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without direction.
  public init() {}
}

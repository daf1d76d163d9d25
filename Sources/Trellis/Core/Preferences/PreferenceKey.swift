/// A key for values that views send upwards, to the views around them.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
/// ```
/// A value that isn't read is never computed.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the next view's value into that of the views before it.
  ///
  /// If several views in one container set a value, the function is called in the order of the views. It isn't called for views
  /// that set none. Content that can be inserted and removed (`if`, `ForEach`) sends the default value while no view in it has
  /// another. Combining the default should therefore change nothing. If `nextValue` isn't called, the result doesn't depend on
  /// the next view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/preferencekey/reduce(value:nextvalue:); the default of content
  /// that can be inserted and removed: observed, shadowfacts.net/2025/swiftui-preferences.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value: nil.
  public static var defaultValue: Value { nil }
}

/// A key for values that views hand upwards, to the views around them.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
/// ```
/// A value that nobody reads is never computed.
///
/// Source: documented, developer.apple.com/documentation/swiftui/preferencekey.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Adds the next view's value to that of the views before it.
  ///
  /// It is called, in the order of the views, where several in one container hand up a value, and not for views that hand up
  /// none. Content that comes and goes (`if`, `ForEach`) hands the default value up while no view in it has another: to
  /// reduce that in should change nothing. Who doesn't call `nextValue` doesn't depend on the next view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/preferencekey/reduce(value:nextvalue:); the default of
  /// content that comes and goes: observed, shadowfacts.net/2025/swiftui-preferences.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

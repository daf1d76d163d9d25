/// A view of any type.
///
/// A change of the wrapped view's type makes it another view, with new state. A new value of the same type keeps the state.
///
/// Source: documented, developer.apple.com/documentation/swiftui/anyview; ID-S3 of the behaviour facts.
public nonisolated struct AnyView: View {
  /// The view has no body.
  public typealias Body = Never

  let content: any View
  /// The wrapped view.
  package var erased: any View { content }

  /// Creates a type-erased view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a type-erased view of a value; nil if it isn't a view.
  ///
  /// Source: observed in public source; SwiftUI doesn't document it.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a type-erased view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

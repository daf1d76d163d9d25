/// A view of any type.
///
/// A view of another type instead is another view: it starts with state of its own. One of the same type keeps it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/anyview; ID-S3 of the behaviour facts.
public nonisolated struct AnyView: View {
  /// It has no body.
  public typealias Body = Never

  let content: any View

  /// Creates a view that stands for another.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a view that stands for another.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

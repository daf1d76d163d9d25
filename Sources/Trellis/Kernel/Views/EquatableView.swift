/// A view whose body is evaluated again only where the view's own `==` says that its value has changed.
///
/// Trellis asks the `==` of a view that is `Equatable` in any case: this says so in the source.
///
/// Source: documented, developer.apple.com/documentation/swiftui/equatableview.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  /// It has no body.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Creates a view that compares by the view's own `==`.
  public init(content: Content) {
    self.content = content
  }
}

extension View where Self: Equatable {
  /// The view, compared by its own `==`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/equatable().
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

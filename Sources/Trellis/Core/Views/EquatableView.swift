/// A view whose body is evaluated again only if the view's own `==` returns false.
///
/// Trellis uses the `==` of an `Equatable` view in any case; this type makes it explicit in the source.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  /// The view has no body.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Creates a view that is compared by its own `==`.
  public init(content: Content) {
    self.content = content
  }
}

extension View where Self: Equatable {
  /// Returns the view, compared by its own `==`.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

/// A group of views that counts as a single view in source, but whose views are laid out by the surrounding container.
///
/// A modifier on a group applies to each of its views.
public nonisolated struct Group<Content> {
  package let content: Content

  /// Creates a group of contents for a builder other than `ViewBuilder`.
  package init(of content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(of: content()) }
}

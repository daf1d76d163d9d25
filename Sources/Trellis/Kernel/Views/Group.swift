/// Several views as one where a single view is asked for: its views belong to the container around it.
///
/// A modifier on a group modifies each of its views.
///
/// Source: documented, developer.apple.com/documentation/swiftui/group.
public nonisolated struct Group<Content> {
  package let content: Content

  /// Creates a group of what another builder than that of views has made.
  package init(of content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Creates a group of the views that the closure gives.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(of: content()) }
}

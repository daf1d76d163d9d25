public import TrellisLayout

/// The first of some views that fits into the room that there is, or else the last.
///
/// Source: documented, developer.apple.com/documentation/swiftui/viewthatfits.
public nonisolated struct ViewThatFits<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a choice of views, the one that is liked best first; a view fits where its ideal length isn't greater than
  /// what is proposed, on each of the axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

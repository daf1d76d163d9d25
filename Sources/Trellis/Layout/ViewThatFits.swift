public import TrellisLayout

/// A container that shows the first of its views that fits into the available space, or else the last.
public nonisolated struct ViewThatFits<Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a choice of views, in order of preference.
  ///
  /// A view fits if its ideal length isn't greater than the proposed length on each of the axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

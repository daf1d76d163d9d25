public import Trellis

extension View {
  /// Replaces the children of the view's accessibility element with the elements of other views, which aren't drawn.
  ///
  /// The element keeps its label and other properties; if the view has several elements, they are replaced by a container without
  /// a label. The other views are proposed the view's size, and get no events but the actions of assistive technologies.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:).
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    overlay {
      children().tabStop(false).accessibilityActionSource().mask { Color.clear }.allowsHitTesting(false)
    }
    .accessibilityTakingChildren()
  }
}

public import Trellis

extension View {
  /// Replaces the children of the view's accessibility element with the elements of other views, which aren't drawn.
  ///
  /// The view becomes a container, as with `accessibilityElement(children: .contain)`. The other views are proposed its size, and
  /// get no events but the actions of assistive technologies.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:).
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true)
      .overlay { children().mask { Color.clear }.allowsHitTesting(false) }
      .accessibilityElement(children: .contain)
  }
}

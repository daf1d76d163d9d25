public import TrellisLayout

/// A container of views arranged by a layout, as returned by calling a layout with views.
nonisolated struct LayoutContainer<Arrangement: Layout, Content: View>: View {
  typealias Body = Never

  let layout: Arrangement
  let content: Content
}

extension Layout {
  /// Returns a container whose views are arranged by this layout.
  public nonisolated func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

public import TrellisLayout

/// Views that a layout lays out: what calling a layout with views gives.
nonisolated struct LayoutContainer<Arrangement: Layout, Content: View>: View {
  typealias Body = Never

  let layout: Arrangement
  let content: Content
}

extension Layout {
  /// Lays views out.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/layout/callasfunction(_:).
  public nonisolated func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

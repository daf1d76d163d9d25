import TrellisLayout

extension View {
  /// Extends the view beyond the safe area at some edges, by the older name of ``ignoresSafeArea(_:edges:)``.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

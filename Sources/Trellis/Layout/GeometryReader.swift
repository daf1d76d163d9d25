/// A container whose views depend on its size and position.
///
/// A geometry reader takes all the proposed space, and 10 points if none is proposed. Its views are placed at the top leading
/// corner. Only these views depend on the layout: the reader's own size depends only on the proposal, never on its views.
public nonisolated struct GeometryReader<Content: View>: View {
  /// The reader has no body.
  public typealias Body = Never

  /// Returns the views for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates views that depend on their geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// Views that depend on where they are and how much room there is: all that is proposed, 10 points where nothing is.
///
/// Its views stand at the top of its leading side. It is the one place where what is shown depends on the layout: its own
/// size depends on what is proposed alone, never on its views.
///
/// Source: documented, developer.apple.com/documentation/swiftui/geometryreader.
public nonisolated struct GeometryReader<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the views, given what tells the geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates views that depend on their geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

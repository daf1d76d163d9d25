public import TrellisLayout

/// Room for views that are larger than it along one axis or both.
///
/// Several views stand in a column. It takes what is proposed along its axes and is as large as its content across.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollview.
public nonisolated struct ScrollView<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  /// The views.
  public var content: Content
  /// The axes along which the views may be larger than the room.
  public var axes: Axis.Set
  /// Whether it is shown how far the views are scrolled.
  ///
  /// It changes nothing yet: indicators aren't drawn.
  public var showsIndicators: Bool

  /// Creates room for views that may be larger than it along some axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates room for views that may be larger than it along some axes, and says whether indicators show how far they are
  /// scrolled.
  ///
  /// Indicators aren't drawn yet, whatever is said.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:).
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }
}

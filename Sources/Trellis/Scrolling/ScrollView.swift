public import TrellisLayout

/// Room for views that are larger than it along one axis or both.
///
/// It is scrolled by wheels, by fingers (with momentum, and beyond its ends, from where it comes back), by the arrow, page, home and end
/// keys, by its bars and by the program (``ScrollViewReader``, ``View/scrollPosition(_:anchor:)``). Several views stand in a column. It takes what is proposed along its axes and is as large as its content across.
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
  public var showsIndicators: Bool

  /// Creates room for views that may be larger than it along some axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates room for views that may be larger than it along some axes, and says whether indicators show how far they are
  /// scrolled.
  ///
  /// They are shown while the views move and a second longer; see ``View/scrollIndicators(_:axes:)``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:).
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }
}

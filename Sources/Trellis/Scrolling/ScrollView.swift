public import TrellisLayout

/// A container whose content may be larger than the container along one or both axes.
///
/// The user scrolls by wheels, by fingers (with momentum, and with a bounce at the ends), by scroll bars, or by the arrow, page,
/// home and end keys. The program scrolls by a ``ScrollViewReader`` or by ``View/scrollPosition(_:anchor:)``. Several views are
/// laid out in a column. The scroll view takes the proposed size along its axes, and its content's size across.
public nonisolated struct ScrollView<Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  /// The views.
  public var content: Content
  /// The axes along which the content may be larger than the container.
  public var axes: Axis.Set
  /// Whether indicators show the scrolled position.
  public var showsIndicators: Bool

  /// Creates a scroll view with indicators.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view, with or without indicators.
  ///
  /// Indicators are visible during a movement and for a second afterwards; see ``View/scrollIndicators(_:axes:)``.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }
}

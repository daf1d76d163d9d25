public import TrellisLayout

/// The coordinate space name of all scroll views that scroll along an axis; nil is any axis.
nonisolated struct ScrollViewSpace: Hashable, RelativeSpace {
  let axis: Axis?

  @MainActor func position(around view: ViewPosition) -> ViewPosition? {
    view.viewport(along: axis)?.position
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the innermost enclosing scroll view, with its origin at the top left of the visible part, not of the content.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  /// Returns the space of the innermost enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

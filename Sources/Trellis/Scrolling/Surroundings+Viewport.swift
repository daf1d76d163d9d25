import TrellisLayout

extension Surroundings {
  /// The innermost scroll view around the view; nil if there is none.
  var viewport: Viewport? { scroller.map { unsafeDowncast($0, to: Viewport.self) } }
}

extension ViewPosition {
  /// Returns the innermost scroll view around the view that scrolls along an axis; nil means any axis.
  final func viewport(along axis: Axis?) -> Viewport? {
    var viewport = surroundings.viewport
    while let axis, let here = viewport, !here.scrolls(along: axis) { viewport = here.outer }
    return viewport
  }
}

/// The coordinate space name of all scroll views that scroll along an axis; nil is any axis.
nonisolated struct ScrollViewSpace: Hashable, RelativeSpace {
  let axis: Axis?

  @MainActor func position(around view: ViewPosition) -> ViewPosition? {
    view.viewport(along: axis)?.position
  }
}

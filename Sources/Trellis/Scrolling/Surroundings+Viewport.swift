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

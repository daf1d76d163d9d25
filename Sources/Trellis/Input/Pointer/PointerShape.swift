/// The shape of the mouse pointer.
package enum PointerShape: Hashable, CaseIterable, Sendable {
  /// The default.
  case arrow
  /// Over text that can be selected, horizontal or vertical.
  case text, verticalText
  /// Over a link.
  case link
  /// Over an item that can be dragged, and while it is dragged.
  case grab, grabbing
  /// For the selection of a region.
  case crosshair
  /// Over an edge that can be moved horizontally, or vertically.
  case resizeColumn, resizeRow
  /// Over a corner that can be moved, along a falling or a rising diagonal.
  case resizeFalling, resizeRising
  /// For a press that zooms in, or out.
  case zoomIn, zoomOut
  /// No visible pointer.
  case hidden

  /// The shape that a program has set in place of those of the views; nil shows the shapes of the views.
  @MainActor package static var inAllWindows: PointerShape?
}

extension ViewGraph {
  /// The pointer's shape at its current position; read after each update.
  package var pointerShape: PointerShape {
    if let shape = PointerShape.inAllWindows { return shape }
    guard isMounted, let pointer = context.hovers.pointer else { return .arrow }
    let hits = hits
    for candidate in hits.candidates(at: pointer) {
      if let shaper = candidate.responder as? any PointerShaper,
        let place = hits.place(of: pointer, in: shaper, along: candidate.path),
        let shape = shaper.pointerShape(at: place)
      {
        return shape
      }
    }
    return .arrow
  }
}

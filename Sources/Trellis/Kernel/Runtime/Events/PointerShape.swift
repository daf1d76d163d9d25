/// What the mouse's pointer looks like.
package enum PointerShape: Hashable, CaseIterable, Sendable {
  /// As everywhere.
  case arrow
  /// Over characters that can be selected, from left to right or from top to bottom.
  case text, verticalText
  /// Over what leads elsewhere.
  case link
  /// Over what can be dragged, and while it is.
  case grab, grabbing
  /// Where a part is chosen.
  case crosshair
  /// Over an edge that can be moved sideways, and up and down.
  case resizeColumn, resizeRow
  /// Over a corner that can be moved.
  case resizeFalling, resizeRising
  /// Where a press makes larger, or smaller.
  case zoomIn, zoomOut
  /// It isn't seen.
  case hidden
}

extension ViewGraph {
  /// What the mouse's pointer is to look like where it is; asked for after each update.
  package var pointerShape: PointerShape {
    guard isMounted, let pointer = context.hovers.pointer else { return .arrow }
    for candidate in candidates(at: pointer) {
      if let place = place(of: pointer, in: candidate.responder, along: candidate.path),
        let shape = candidate.responder.pointerShape(at: place)
      {
        return shape
      }
    }
    return .arrow
  }
}

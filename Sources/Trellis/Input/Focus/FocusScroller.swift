import Foundation
import TrellisLayout

/// A scroll view, as the keyboard focus needs it: it shows the focused view, and builds more tab stops when it is scrolled.
@MainActor
protocol FocusScroller: Responder {
  /// The offset of the content, in points.
  var offset: CGPoint { get }
  /// Whether views inside are built when they become visible.
  var holdsLazyViews: Bool { get }
  /// Returns the largest offset along an axis.
  func limit(along axis: Axis) -> CGFloat
  /// Scrolls by a distance, and returns the rest.
  func scroll(by distance: CGSize) -> CGSize
  /// Scrolls a view into sight, with the least movement.
  func reveal(_ position: ViewPosition, _ transaction: Transaction)
}

extension Surroundings {
  /// The innermost scroll view around the view; nil if there is none.
  var focusScroller: (any FocusScroller)? { scroller as? any FocusScroller }
}

import Foundation
import TrellisGraph

/// A scroll view, as the views in it need it to find out which part of them is visible.
@MainActor
protocol ScrollArea: AnyObject {
  /// Returns the rectangle in which the scroll view shows its content, in the space of a view in it; nil if it shows all of its content.
  ///
  /// A rule that calls this depends on the view's location.
  func visibleRect(of view: ViewPosition) -> CGRect?
}

extension ViewPosition {
  /// The rectangle in which the innermost scroll view or else the window shows its content, in the view's own space; nil if all of the
  /// content is shown.
  ///
  /// The rectangle may be larger than the view. A rule that reads it depends on the view's location.
  final var visibleRect: CGRect? {
    if let scroller = surroundings.scroller { return scroller.visibleRect(of: self) }
    let origin = origin(inSpaceNamed: nil)
    return CGRect(
      origin: CGPoint(x: -origin.x, y: -origin.y), size: surroundings.windowSize.wrappedValue)
  }
}

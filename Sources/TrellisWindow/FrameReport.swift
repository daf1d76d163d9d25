package import Foundation
package import Trellis
package import TrellisCairo

/// The reason why a window drew a frame.
package enum FrameCause: Hashable, Sendable {
  /// The window was opened.
  case opened
  /// The user's input.
  case input(InputEvent)
  /// The window has a new size, in points.
  case resized(CGSize)
  /// The window was uncovered after the system had discarded its pixels.
  case exposed
}

/// A report on one frame of a window: its causes, and the amount of drawing.
package struct FrameReport: Hashable, Sendable {
  /// The causes since the last frame, in order; empty if the content needed an update by itself.
  package var causes: [FrameCause]
  /// The redrawn rectangles in points in the window, rounded outward to whole device pixels; empty if nothing changed.
  package var damage: [CGRect]
  /// The numbers of items drawn and skipped.
  package var statistics: DrawStatistics
  /// The window's size, in points.
  package var size: CGSize
  /// The durations of updating the content, and of drawing and showing it.
  package var updating: Duration
  package var drawing: Duration

  /// The user's input since the last frame, in order.
  package var events: [InputEvent] {
    causes.compactMap { if case .input(let event) = $0 { event } else { nil } }
  }

  /// The number of items drawn.
  package var itemsDrawn: Int { statistics.itemsDrawn }

  /// The number of items outside the damage.
  package var itemsCulled: Int { statistics.itemsCulled }
}

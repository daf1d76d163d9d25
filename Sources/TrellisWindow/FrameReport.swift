package import Foundation
package import Trellis
package import TrellisCairo

/// What made a window draw.
package enum FrameCause: Hashable, Sendable {
  /// It was opened.
  case opened
  /// A person did something.
  case input(InputEvent)
  /// It has a new size, in points.
  case resized(CGSize)
  /// Something had covered it, and the system forgot its pixels.
  case exposed
}

/// One frame of a window: what caused it, and how little of it was drawn.
package struct FrameReport: Hashable, Sendable {
  /// What happened since the last frame, in order; empty where the content needed an update by itself.
  package var causes: [FrameCause]
  /// What was redrawn, in points in the window, grown to whole device pixels; empty where the picture stayed
  /// the same.
  package var damage: [CGRect]
  /// The items drawn and passed over.
  package var statistics: DrawStatistics
  /// The window's size, in points.
  package var size: CGSize
  /// How long it took to bring the content up to date, and to draw it and show it.
  package var updating: Duration
  package var drawing: Duration

  /// What a person did since the last frame, in order.
  package var events: [InputEvent] {
    causes.compactMap { if case .input(let event) = $0 { event } else { nil } }
  }

  /// How many items were drawn.
  package var itemsDrawn: Int { statistics.itemsDrawn }

  /// How many items lie outside the damage.
  package var itemsCulled: Int { statistics.itemsCulled }
}

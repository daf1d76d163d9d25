package import Foundation
package import Trellis
package import TrellisDisplayList

/// What a window shows and sends input to.
@MainActor
package protocol WindowContent: AnyObject {
  /// The text in the title bar; empty is the program's name.
  var title: String { get }
  /// The size in points; the window sets it as a person resizes it.
  var size: CGSize { get set }
  /// Whether the picture may have changed; asked after events, and after work on the main actor.
  var needsUpdate: Bool { get }
  /// Brings the picture up to date.
  func update() -> DisplayList
  /// Takes what a person did.
  func send(_ event: InputEvent)
}

extension ViewGraph: WindowContent {}

/// What a frame did.
package struct FrameReport: Hashable, Sendable {
  /// What a person did since the last frame, in order.
  package var events: [InputEvent]
  /// What was drawn again, in points, rounded outwards to pixels.
  package var damage: [CGRect]
  /// How many items were drawn.
  package var itemsDrawn: Int
  /// How many items lie outside the damage.
  package var itemsCulled: Int
}

/// Why there is no window, in words.
package struct WindowError: Error, Hashable, CustomStringConvertible {
  package let description: String
}

import Foundation

/// A pointer event, as a recognizer gets it.
@MainActor
struct PointerSample {
  enum Phase { case down, moved, up }

  let phase: Phase
  /// The pointer's number: 0 is the mouse; fingers have other numbers.
  let pointer: Int
  let time: Duration
  /// The modifier keys that were down.
  let modifiers: EventModifiers
  /// The position in the window, in points.
  let position: CGPoint
  /// The position in the recognizer's view, in points in its own space.
  let place: CGPoint
  /// Whether the pointer is over the recognizer's view, with nothing in front of it.
  let isOver: @MainActor () -> Bool

  /// Whether the pointer is a finger.
  var isTouch: Bool { pointer != 0 }
}

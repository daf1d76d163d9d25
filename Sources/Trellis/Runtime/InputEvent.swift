package import Foundation

/// Something that a person did, as a host hands it to the view graph.
///
/// Positions are in points in the window's coordinate space: origin at the top left, y down.
package enum InputEvent: Hashable, Sendable {
  /// The primary button went down.
  case pointerDown(CGPoint)
  /// The primary button came up: where it went down on the same control, that is a tap.
  case pointerUp(CGPoint)
  /// The pointer moved, with or without a button down.
  case pointerMoved(CGPoint)
  /// A wheel was turned, or fingers moved on a pad, with the pointer at a point: by so many points to the right and down,
  /// which is where what lies there comes into view.
  case scrolled(CGPoint, by: CGSize)
  /// A key went down.
  case keyDown(KeyPress)
}

/// A key with its modifiers.
package struct KeyPress: Hashable, Sendable {
  /// The key's name as SDL gives it in US English: `A`, `Return`, `Tab`, `Space`, `Left`.
  package var key: String
  /// Whether shift was down.
  package var isShiftDown: Bool
  /// Whether control was down.
  package var isControlDown: Bool

  package init(key: String, isShiftDown: Bool = false, isControlDown: Bool = false) {
    self.key = key
    self.isShiftDown = isShiftDown
    self.isControlDown = isControlDown
  }
}

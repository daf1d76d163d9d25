package import Foundation

/// An input of the user, as a host passes it to the view graph.
package struct InputEvent: Hashable, Sendable {
  /// The time of the event since the host began, on the clock of ``ViewGraph/update(at:)``.
  package var time: Duration
  /// The modifier keys that were down.
  package var modifiers: EventModifiers
  package var action: Action

  package init(_ action: Action, time: Duration = .zero, modifiers: EventModifiers = []) {
    (self.action, self.time, self.modifiers) = (action, time, modifiers)
  }

  /// An action of the user.
  ///
  /// Positions are in points in the window's coordinate space: origin at the top left, y down.
  package enum Action: Hashable, Sendable {
    /// An event of a mouse, a pen or a finger.
    case pointer(PointerEvent)
    /// A turn of a wheel, or a movement of fingers on a touchpad.
    case wheel(WheelEvent)
    /// A key that goes down, is held or comes up.
    case key(KeyPress)
    /// Typed text, whichever keys it took.
    case text(String)
    /// Text that an input method is composing; empty when it is done.
    case composition(Composition)
    /// A drop from another program.
    case drop(DropEvent)
  }
}

/// An event of a mouse, a pen or a finger at a point.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// A button went down, or a finger touched.
    case down
    /// The pointer moved, with or without a button down.
    case moved
    /// The button came up, or the finger left.
    case up
    /// The system took the pointer away; actions that it began must not be completed.
    case cancelled
    /// The pointer left the window, with no button down.
    case left
  }

  package enum Button: Hashable, Sendable {
    case primary, secondary, middle
    /// The additional button for going back.
    case back
  }

  package var phase: Phase
  /// The position in the window, in points.
  package var position: CGPoint
  /// The button of the event; the primary one for fingers and for events without a button.
  package var button: Button
  /// The number of clicks in a row, as the system counts; 0 if the event isn't about a button.
  package var clickCount: Int
  /// The pointer's number: 0 is the mouse; fingers have other numbers.
  package var pointer: Int

  package init(
    _ phase: Phase, at position: CGPoint, button: Button = .primary, clickCount: Int = 1, pointer: Int = 0
  ) {
    (self.phase, self.position, self.button) = (phase, position, button)
    (self.clickCount, self.pointer) = (clickCount, pointer)
  }
}

/// A turn of a wheel, or a movement of fingers on a touchpad.
package struct WheelEvent: Hashable, Sendable {
  /// The phase of a movement of fingers; a wheel has notches and no phases.
  package enum Phase: Hashable, Sendable {
    case notch, began, changed, ended
  }

  /// The pointer's position, in points in the window.
  package var position: CGPoint
  /// The distance in points, with fractions; positive values reveal what lies to the right and below.
  package var distance: CGSize
  package var phase: Phase

  package init(at position: CGPoint, by distance: CGSize, phase: Phase = .notch) {
    (self.position, self.distance, self.phase) = (position, distance, phase)
  }
}

/// A drop from another program over the window.
package struct DropEvent: Hashable, Sendable {
  /// The position in the window, in points.
  package var position: CGPoint
  /// The URLs of the dropped files.
  package var files: [URL]
  /// The dropped texts.
  package var texts: [String]

  package init(at position: CGPoint, files: [URL] = [], texts: [String] = []) {
    (self.position, self.files, self.texts) = (position, files, texts)
  }
}

/// Text that an input method is composing.
package struct Composition: Hashable, Sendable {
  /// The text so far.
  package var text: String
  /// The selected characters, as a range of `text`'s characters; nil if unknown.
  package var selection: Range<Int>?

  package init(_ text: String, selection: Range<Int>? = nil) {
    (self.text, self.selection) = (text, selection)
  }
}

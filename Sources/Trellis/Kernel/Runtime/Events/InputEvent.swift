package import Foundation

/// Something that a person did, as a host hands it to the view graph.
package struct InputEvent: Hashable, Sendable {
  /// When it happened: the time since the host began, on the clock of ``ViewGraph/update(at:)``.
  package var time: Duration
  /// The modifier keys that were down.
  package var modifiers: EventModifiers
  /// What was done.
  package var action: Action

  package init(_ action: Action, time: Duration = .zero, modifiers: EventModifiers = []) {
    (self.action, self.time, self.modifiers) = (action, time, modifiers)
  }

  /// What a person did.
  ///
  /// Positions are in points in the window's coordinate space: origin at the top left, y down.
  package enum Action: Hashable, Sendable {
    /// A mouse, a pen or a finger.
    case pointer(PointerEvent)
    /// A wheel was turned, or fingers moved on a pad.
    case wheel(WheelEvent)
    /// A key went down, is held or came up.
    case key(KeyPress)
    /// Characters were typed, whatever keys that took.
    case text(String)
    /// Characters that an input method still works on; empty where it is done with them.
    case composition(Composition)
    /// Something from elsewhere was dropped.
    case drop(DropEvent)
  }
}

/// A mouse, a pen or a finger at a point.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// A button went down, or a finger touched.
    case down
    /// It moved, with or without a button down.
    case moved
    /// The button came up, or the finger left.
    case up
    /// The system took it away: what was begun is not to be done.
    case cancelled
    /// It left the window, with no button down.
    case left
  }

  package enum Button: Hashable, Sendable {
    case primary, secondary, middle
    /// The one that leads back, beside the others.
    case back
  }

  package var phase: Phase
  /// In points in the window.
  package var position: CGPoint
  /// The button that the event is about; the primary one for fingers, and where it is about none.
  package var button: Button
  /// The how manieth click in a row this is, as the system counts; 0 where the event isn't about a button.
  package var clickCount: Int
  /// Which pointer it is: 0 is the mouse, fingers have other numbers.
  package var pointer: Int

  package init(
    _ phase: Phase, at position: CGPoint, button: Button = .primary, clickCount: Int = 1, pointer: Int = 0
  ) {
    (self.phase, self.position, self.button) = (phase, position, button)
    (self.clickCount, self.pointer) = (clickCount, pointer)
  }
}

/// A turn of a wheel, or fingers that move on a pad.
package struct WheelEvent: Hashable, Sendable {
  /// Where a movement of fingers stands; a wheel has notches and no phases.
  package enum Phase: Hashable, Sendable {
    case notch, began, changed, ended
  }

  /// Where the pointer is, in points in the window.
  package var position: CGPoint
  /// By so many points to the right and down, which is where what lies there comes into view; fractions count.
  package var distance: CGSize
  package var phase: Phase

  package init(at position: CGPoint, by distance: CGSize, phase: Phase = .notch) {
    (self.position, self.distance, self.phase) = (position, distance, phase)
  }
}

/// What another program let go of over the window.
package struct DropEvent: Hashable, Sendable {
  /// In points in the window.
  package var position: CGPoint
  /// Files, by their addresses.
  package var files: [URL]
  /// Characters.
  package var texts: [String]

  package init(at position: CGPoint, files: [URL] = [], texts: [String] = []) {
    (self.position, self.files, self.texts) = (position, files, texts)
  }
}

/// What an input method is about to write.
package struct Composition: Hashable, Sendable {
  /// The characters so far.
  package var text: String
  /// Which of them are selected, as a range of `text`'s characters; nil where that isn't known.
  package var selection: Range<Int>?

  package init(_ text: String, selection: Range<Int>? = nil) {
    (self.text, self.selection) = (text, selection)
  }
}

import Foundation

// The capabilities of responders: questions that come before an event is sent. A responder conforms to the capabilities of its
// view.

/// A responder that handles taps on its view; without one, a responder around does.
@MainActor
protocol TapReceiver: Responder {
  /// Whether it handles taps now.
  var takesTaps: Bool { get }
}

/// A responder that recognizes presses of the primary button and of fingers.
@MainActor
protocol RecognizerSource: Responder {
  /// Creates the recognizer for a pointer that went down on its view; nil if there is none.
  func makeRecognizer() -> Recognizer?
  /// Whether its recognizer goes on; false if, for example, the view was disabled while a pointer was down.
  var stillRecognizes: Bool { get }
  /// Whether the recognizers of views inside its view are cancelled.
  var cancelsInnerRecognizers: Bool { get }
}

extension RecognizerSource {
  var stillRecognizes: Bool { true }
  var cancelsInnerRecognizers: Bool { false }
}

/// A responder whose view can have the focus.
@MainActor
protocol Focusable: Responder {
  /// The ways in which its view gets the focus; empty if it never does.
  var focusability: Focusability { get }
  /// Whether its view has the initial focus on a new layer, ahead of views before it.
  var prefersInitialFocus: Bool { get }
  /// The innermost focus node around its view.
  var focusNode: FocusNode? { get }
  /// Whether a ring is drawn around its view while it has the focus.
  var hasFocusRing: Bool { get }
  /// The distance of the focus ring beyond the view's edges, in points; nil shows the ring only for focus by keys.
  var focusMargin: CGSize? { get }
  /// The environment that decides whether the focus is visible; nil if it always is.
  var environment: EnvironmentScope? { get }
}

extension Focusable {
  var prefersInitialFocus: Bool { false }
  var hasFocusRing: Bool { true }
  var focusMargin: CGSize? { nil }
  var environment: EnvironmentScope? { nil }

  /// Whether its view can have the focus now: in some way, and no node around forbids it.
  var canHaveFocus: Bool { !focusability.isEmpty && focusNode?.letsFocusIn != false }
}

/// A responder whose view takes typed text while it has the focus.
///
/// It gets the text of keys that type, and not these keys.
@MainActor
protocol TextReceiver: Focusable {
  /// The area where text is entered, in points in the window; nil if there is none now.
  var textInputArea: CGRect? { get }
}

/// A responder that scrolls by turns of a wheel.
@MainActor
protocol WheelReceiver: Responder {
  /// Whether it scrolls now.
  var takesWheel: Bool { get }
}

/// A responder that is notified when the mouse is over its view.
@MainActor
protocol HoverReceiver: Responder {
  /// Whether it is notified now.
  var followsMouse: Bool { get }
}

extension HoverReceiver {
  var followsMouse: Bool { true }
}

/// A responder that sets the mouse pointer's shape.
@MainActor
protocol PointerShaper: Responder {
  /// Returns the pointer's shape at a point of its view; nil leaves it to the responders around.
  func pointerShape(at place: CGPoint) -> PointerShape?
}

/// A responder that takes drops; the responders around get none.
@MainActor
protocol DropReceiver: Responder {
  /// Returns whether it would take the dragged items.
  func canTake(_ dragged: [Any]) -> Bool
}

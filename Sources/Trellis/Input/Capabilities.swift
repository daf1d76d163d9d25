import Foundation

// The capabilities of responders: questions that come before an event is sent. A responder conforms to the capabilities of its
// view.

/// A responder that handles taps on its view.
///
/// If `takesTaps` is false, a responder around it handles them.
@MainActor
protocol TapReceiver: Responder {
  /// Whether the responder handles taps now.
  var takesTaps: Bool { get }
}

/// A responder that recognizes presses of the primary button and of fingers.
@MainActor
protocol RecognizerSource: Responder {
  /// Creates the recognizer for a pointer that went down on the responder's view; nil if there is none.
  func makeRecognizer() -> Recognizer?
  /// Whether the recognizer of the responder goes on; false if, for example, the view was disabled while a pointer was down.
  var stillRecognizes: Bool { get }
  /// Whether the recognizers of views inside the responder's view are cancelled.
  var cancelsInnerRecognizers: Bool { get }
}

extension RecognizerSource {
  var stillRecognizes: Bool { true }
  var cancelsInnerRecognizers: Bool { false }
}

/// A responder whose view can have the focus.
@MainActor
protocol Focusable: Responder {
  /// The ways in which the responder's view gets the focus; empty if it never does.
  var focusability: Focusability { get }
  /// Whether the responder's view has the initial focus on a new layer, ahead of views before it.
  var prefersInitialFocus: Bool { get }
  /// The innermost focus node around the responder's view.
  var focusNode: FocusNode? { get }
  /// Whether a ring is drawn around the responder's view while that has the focus.
  var hasFocusRing: Bool { get }
  /// The distance of the focus ring beyond the view's edges, in points; nil shows the ring only for focus by keys.
  var focusMargin: CGSize? { get }
  /// The environment that determines whether the focus is visible; nil if the focus always is.
  var environment: EnvironmentScope? { get }
}

extension Focusable {
  var prefersInitialFocus: Bool { false }
  var hasFocusRing: Bool { true }
  var focusMargin: CGSize? { nil }
  var environment: EnvironmentScope? { nil }

  /// Whether the responder's view can have the focus now: it can get the focus in some way, and no node around it forbids that.
  var canHaveFocus: Bool { !focusability.isEmpty && focusNode?.letsFocusIn != false }
}

/// A responder whose view takes typed text while it has the focus.
///
/// The responder gets the text of keys that type, and not these keys.
@MainActor
protocol TextReceiver: Focusable {
  /// The area where text is entered, in points in the window; nil if there is none now.
  var textInputArea: CGRect? { get }
}

/// A responder that scrolls by turns of a wheel.
@MainActor
protocol WheelReceiver: Responder {
  /// Whether the responder scrolls now.
  var takesWheel: Bool { get }
}

/// A responder that is notified when the mouse is over its view.
@MainActor
protocol HoverReceiver: Responder {
  /// Whether the responder is notified now.
  var followsMouse: Bool { get }
}

extension HoverReceiver {
  var followsMouse: Bool { true }
}

/// A responder that sets the mouse pointer's shape.
@MainActor
protocol PointerShaper: Responder {
  /// Returns the pointer's shape at a point of the responder's view; nil leaves the shape to the responders around.
  func pointerShape(at place: CGPoint) -> PointerShape?
}

/// A responder that takes drops; the responders around get none.
@MainActor
protocol DropReceiver: Responder {
  /// Returns whether the responder would take the dragged items.
  func canTake(_ dragged: Dragged) -> Bool
  /// Returns the operation of a drop at a point of the view; `cancel` and `forbidden` prevent the drop.
  func operation(of dragged: Dragged, at place: CGPoint) -> DropOperation
}

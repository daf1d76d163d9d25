import Foundation

/// An event that is sent to a responder.
///
/// Events of the primary button and of fingers aren't sent to responders. Recognizers handle these events, and compete for them.
enum ResponderEvent {
  /// A press of a button other than the primary one, at a point of the view.
  case press(PointerEvent.Button, at: CGPoint)
  /// A key, while the view has the focus.
  case key(KeyPress)
  /// A key that the focused view didn't handle, wherever the focus is: a keyboard shortcut.
  case shortcut(KeyPress)
  /// Typed text, while the view has the focus.
  case text(String)
  /// Text that an input method is composing, while the view has the focus.
  case composition(Composition)
  /// Scrolling by a distance to the right and down, in points.
  case scroll(by: CGSize)
  /// The mouse over the view.
  case hover(Hover)
  /// Dragged items over the view.
  case drag(Drag, Dragged)
  /// The view gets the focus, or loses it.
  case focus(Bool)
  /// The accessibility action that names the responder.
  case accessibilityAction

  /// A movement of the mouse, for a view that it is over.
  enum Hover {
    /// The mouse enters the view if `isNew`, or moves over it; the points are in the view's space and in the window's.
    case moved(to: CGPoint, inWindow: CGPoint, isNew: Bool)
    /// The mouse leaves the view.
    case left
  }

  /// A movement of dragged items that the view would take.
  enum Drag {
    /// The items enter the view if `isNew`, or move over a point of it.
    case moved(to: CGPoint, isNew: Bool)
    /// The items leave the view, or are about to be dropped there.
    case left(isDropped: Bool)
    /// The items are dropped at a point of the view, with an operation.
    case dropped(at: CGPoint, DropOperation)
  }
}

/// The result of sending an event to a responder.
enum EventResult: Equatable {
  /// The event had no effect, and goes on to other responders.
  case ignored
  /// The event had an effect.
  case handled
  /// The view scrolled by a part of the distance; the rest goes on to other responders.
  case scrolled(rest: CGSize)

  /// Creates a result from whether the event had an effect.
  init(_ isHandled: Bool) { self = isHandled ? .handled : .ignored }
}

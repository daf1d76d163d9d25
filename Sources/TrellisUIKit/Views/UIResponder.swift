public import Foundation
import Trellis

/// An object that handles touches, or passes them on to the next responder.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiresponder. Key presses, motion and menu commands aren't sent to
/// responders here.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The responder that has become the first responder last; nil if there is none.
  static weak var first: UIResponder?
  /// Whether a responder handles the touch that is being sent; the default implementation of the touch methods resets it.
  static var isTouchHandled = false

  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that gets the events that this one doesn't handle; nil by default.
  open var next: UIResponder? { nil }

  /// Whether the responder can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder is willing to stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Makes this the first responder, and returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else { return false }
    UIResponder.first = self
    return true
  }

  /// Stops being the first responder, and returns whether it isn't any more; the window's focused field loses the focus.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// The view that would replace the keyboard; never shown, because a desktop has no keyboard on the screen.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; never shown, because a desktop has no keyboard on the screen.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing here.
  open func reloadInputViews() {}

  /// Handles touches that begin; by default, the next responder does.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { next.touchesBegan(touches, with: event) } else { UIResponder.isTouchHandled = false }
  }
  /// Handles touches that move; by default, the next responder does.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Handles touches that end; by default, the next responder does.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Handles touches that another gesture has taken; by default, the next responder does.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

public import Foundation
import Trellis
public import TrellisFoundation

/// A recognizer of a gesture in the touches of a view and of the views inside.
///
/// A recognizer competes with the other recognizers of the tree, the innermost first, and the tree with the gestures of SwiftUI.
///
/// Source: documented, developer.apple.com/documentation/uikit/uigesturerecognizer.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The state of recognition.
  public enum State: Int, Sendable {
    /// Undecided.
    case possible
    /// Recognized, and in progress.
    case began
    /// In progress, with another value.
    case changed
    /// Recognized, and over.
    case ended
    /// Taken away after it began.
    case cancelled
    /// Not recognized.
    case failed

    /// Recognized, and over: the same as ``ended``.
    public static var recognized: State { .ended }
    /// Whether nothing follows until the next touch.
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  private var actions: [Action] = []
  /// The touches in progress, in the order in which they began.
  private(set) var touches: [UITouch] = []
  private var shownState = State.possible
  /// The recognizers that have to fail before this one is recognized.
  private var requirements: [UIGestureRecognizer] = []
  /// The state that waits for ``requirements``.
  private var waitingState: State?
  /// The press in which the recognizer takes part; nil between presses.
  weak var dispatcher: TouchDispatcher?

  /// The view of the recognizer; nil for none.
  public private(set) weak var view: UIView?
  /// The object that decides on conflicts; nil for none.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer gets touches; true by default.
  open var isEnabled = true
  /// Whether the view's touches are cancelled when the gesture is recognized; true by default.
  open var cancelsTouchesInView = true
  /// Without effect: the view gets its touches at once.
  open var delaysTouchesBegan = false
  /// Without effect: the view gets its touches at once.
  open var delaysTouchesEnded = true
  /// The name of the recognizer; nil for none.
  open var name: String?

  /// Creates a recognizer that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a method that is called when the state changes.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(Action(target: target as AnyObject, selector: action))
  }
  /// Removes a method of a target; nil removes those of all targets, or all methods of the target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll {
      (target == nil || $0.target === target as AnyObject?) && (action == nil || $0.selector == action)
    }
  }

  func attach(to view: UIView?) { self.view = view }

  /// The state; subclasses set it as they recognize their gesture.
  open var state: State {
    get { shownState }
    set { setState(newValue) }
  }

  private func setState(_ new: State) {
    switch new {
    case .began, .ended:
      if shownState == .possible {
        guard view?.gestureRecognizerShouldBegin(self) ?? true,
          delegate?.gestureRecognizerShouldBegin(self) ?? true,
          dispatcher?.allows(self) ?? true
        else { return shownState = .failed }
        if required.contains(where: { $0.state == .possible }) {
          waitingState = new
          return
        }
      }
      shownState = new
      dispatcher?.recognized(self)
      send()
    case .changed:
      if waitingState != nil { return }
      shownState = .changed
      send()
    case .cancelled:
      waitingState = nil
      let wasBegun = shownState == .began || shownState == .changed
      shownState = wasBegun ? .cancelled : .failed
      if wasBegun { send() }
    case .failed, .possible:
      waitingState = nil
      shownState = new
    }
  }

  /// Continues if the recognizers have failed that this one waits for.
  func resumeIfAllowed() {
    guard let waiting = waitingState else { return }
    let required = required
    if required.contains(where: { $0.state == .possible }) { return }
    waitingState = nil
    if required.contains(where: { $0.state != .failed }) { return shownState = .failed }
    setState(waiting)
  }

  /// The recognizers of the same touches that have to fail before this one is recognized.
  private var required: [UIGestureRecognizer] {
    (dispatcher?.recognizers ?? []).filter { other in
      other !== self && other.isEnabled
        && (requirements.contains { $0 === other } || shouldRequireFailure(of: other)
          || other.shouldBeRequiredToFail(by: self)
          || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
    }
  }

  /// Whether the recognizer waits for others.
  var isWaiting: Bool { waitingState != nil }

  private func send() {
    for action in actions { if let target = action.target { _ = action.selector.call(target, [self]) } }
  }

  /// Makes the gesture wait until another one isn't recognized.
  open func require(toFail other: UIGestureRecognizer) { requirements.append(other) }
  /// Returns whether this gesture waits until another one fails; false by default.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another gesture waits until this one fails; false by default.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Returns whether this gesture ends others when it is recognized; true by default.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture ends this one; true by default.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// The number of touches.
  open var numberOfTouches: Int { touches.count }
  /// Returns the middle of the touches in a view; nil is the root of the tree.
  open func location(in view: UIView?) -> CGPoint {
    let locations = (touches.isEmpty ? lastTouches : touches).map { $0.location(in: view) }
    guard !locations.isEmpty else { return .zero }
    let sum = locations.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(locations.count), y: sum.y / CGFloat(locations.count))
  }
  /// Returns the location of a touch in a view.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { touches[index].location(in: view) }
  private var lastTouches: [UITouch] = []

  /// Handles touches that begin; override it to recognize a gesture of your own.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that another gesture has taken.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Forgets the last gesture, before the next one.
  open func reset() {}

  /// The time at which to call ``pass(to:)``, on the clock of events; nil for none.
  var deadline: Duration? { nil }
  /// Handles the passing of time.
  func pass(to time: Duration) {}

  // MARK: - Called by the dispatcher

  func begin(_ touch: UITouch, _ event: UIEvent) {
    if touches.isEmpty, state != .possible {
      shownState = .possible
      waitingState = nil
      reset()
    }
    touches.append(touch)
    touchesBegan([touch], with: event)
  }

  func end(_ touch: UITouch, _ event: UIEvent) {
    lastTouches = touches
    if !state.isOver { touchesEnded([touch], with: event) }
    touches.removeAll { $0 === touch }
  }

  func cancel(_ event: UIEvent) {
    if !touches.isEmpty { touchesCancelled(Set(touches), with: event) }
    if !state.isOver { setState(.cancelled) }
    touches = []
  }

  func finish() {
    (touches, waitingState, dispatcher) = ([], nil, nil)
    shownState = .possible
    reset()
  }
}

/// The object that decides on conflicts of recognizers.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognizer may begin; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two gestures may be recognized at the same time; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer gets a touch; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Returns whether a gesture waits until another one fails; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another gesture waits until this one fails; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

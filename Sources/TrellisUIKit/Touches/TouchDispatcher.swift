import Foundation
import Trellis

/// The dispatcher of one press on a tree, and of the presses that follow while a recognizer waits for them: it sends touches to the hit
/// view and to the recognizers of the views around it.
@MainActor
final class TouchDispatcher: TouchHandler {
  private let tree: UIViewTree
  private let event = UIEvent()
  private var touches: [Int: UITouch] = [:]
  /// The recognizers that take part, the innermost first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The view that gets the touches; nil if none does, or none any more.
  private var receiver: UIView?
  /// Whether a responder around the view handles touches.
  private var isHandled = false
  private var hasMoved = false
  private var start = CGPoint.zero

  init(_ tree: UIViewTree) { self.tree = tree }

  // MARK: - Events

  func handle(_ sample: PointerTouch) -> TouchState {
    event.timestamp = sample.time.inSeconds
    switch sample.phase {
    case .down: begin(sample)
    case .moved: move(sample)
    case .up: end(sample)
    }
    for recognizer in recognizers { recognizer.resumeIfAllowed() }
    return settle(isUp: sample.phase == .up)
  }

  private func begin(_ sample: PointerTouch) {
    guard let view = tree.root.hitTest(sample.location.inRoot(tree.root), with: event) else { return }
    let touch = UITouch(sample, in: view)
    touch.tapCount = tree.countTaps(touch)
    touches[sample.pointer] = touch
    event.allTouches = Set(touches.values)
    // A control of SwiftUI has its own recognizer, which the recognizers of views around must not precede.
    let isControl = (view as? UIControl)?.isDrawnBySwiftUI == true
    var around: UIView? = view
    while let view = around {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else {
          continue
        }
        if recognizer.dispatcher !== self {
          recognizer.dispatcher = self
          recognizers.append(recognizer)
        }
      }
      around = isControl ? nil : view.superview
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers { recognizer.begin(touch, event) }
    if touches.count == 1, !isControl {
      (receiver, start, hasMoved) = (view, sample.location, false)
      UIResponder.isTouchHandled = true
      view.touchesBegan([touch], with: event)
      isHandled = UIResponder.isTouchHandled
      if !isHandled, !hasForeignResponder(view) { receiver = nil }
    } else if receiver?.isMultipleTouchEnabled == true {
      receiver?.touchesBegan([touch], with: event)
    }
  }

  /// Returns whether a class of the program is among the responders: it may handle touches and pass them on.
  private func hasForeignResponder(_ view: UIView) -> Bool {
    var responder: UIResponder? = view
    while let current = responder {
      if UIViewDrawing.isForeign(type(of: current)) { return true }
      responder = current.next
    }
    return false
  }

  private func move(_ sample: PointerTouch) {
    guard let touch = touches[sample.pointer] else { return }
    touch.update(sample)
    if abs(sample.location.x - start.x) + abs(sample.location.y - start.y) > 10 { hasMoved = true }
    for recognizer in recognizers where !recognizer.state.isOver {
      recognizer.touchesMoved([touch], with: event)
    }
    receiver?.touchesMoved([touch], with: event)
  }

  private func end(_ sample: PointerTouch) {
    guard let touch = touches.removeValue(forKey: sample.pointer) else { return }
    touch.update(sample)
    for recognizer in recognizers { recognizer.end(touch, event) }
    receiver?.touchesEnded([touch], with: event)
    event.allTouches = Set(touches.values)
  }

  var deadline: Duration? {
    recognizers.filter { !$0.state.isOver && !$0.isWaiting }.compactMap(\.deadline).min()
  }

  func pass(to time: Duration) -> TouchState {
    event.timestamp = time.inSeconds
    for recognizer in recognizers where !recognizer.state.isOver && (recognizer.deadline ?? .zero) <= time {
      if recognizer.deadline != nil { recognizer.pass(to: time) }
    }
    for recognizer in recognizers { recognizer.resumeIfAllowed() }
    return settle(isUp: touches.isEmpty)
  }

  func cancel() {
    cancelReceiver()
    for recognizer in recognizers { recognizer.cancel(event) }
    finish()
  }

  /// Returns the state of the whole after an event.
  private func settle(isUp: Bool) -> TouchState {
    let isRecognized = recognizers.contains { [.began, .changed, .ended].contains($0.state) }
    let isPossible = recognizers.contains { $0.state == .possible }
    if touches.isEmpty {
      if isRecognized, !isPossible { return finish(.ended) }
      if isPossible { return .possible }
      return finish(isHandled && receiver != nil ? .ended : .failed)
    }
    if isRecognized { return .begun }
    if receiver != nil, isHandled { return hasMoved ? .begun : .possible }
    if isPossible { return .possible }
    if receiver != nil, !hasMoved { return .possible }
    cancelReceiver()
    return finish(.failed)
  }

  @discardableResult private func finish(_ state: TouchState = .failed) -> TouchState {
    for recognizer in recognizers { recognizer.finish() }
    recognizers = []
    return state
  }

  private func cancelReceiver() {
    guard let receiver, !touches.isEmpty else { return }
    self.receiver = nil
    for touch in touches.values { touch.phase = .cancelled }
    receiver.touchesCancelled(Set(touches.values), with: event)
  }

  // MARK: - Conflicts

  /// Returns whether a recognizer may be recognized beside those that already are.
  func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.allSatisfy { other in
      other === recognizer || ![.began, .changed, .ended].contains(other.state)
        || areSimultaneous(recognizer, other) || !other.canPrevent(recognizer)
        || !recognizer.canBePrevented(by: other)
    }
  }

  /// Ends the recognizers that a recognized one excludes.
  func recognized(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView { cancelReceiver() }
    for other in recognizers where other !== recognizer && other.state == .possible {
      guard !areSimultaneous(recognizer, other), recognizer.canPrevent(other),
        other.canBePrevented(by: recognizer)
      else { continue }
      other.state = .failed
    }
  }

  private func areSimultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
  }
}

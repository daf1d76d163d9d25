public import Foundation
public import Trellis

extension TestHost {
  /// What points.
  public enum Pointer: Hashable, Sendable {
    /// The mouse, with its primary button.
    case mouse
    /// One of several fingers on a touch screen, from 1.
    case finger(Int)

    var number: Int {
      switch self {
      case .mouse: 0
      case .finger(let number): max(1, number)
      }
    }
  }

  /// Lets a pointer go down at a point of the window, in points.
  public func press(at point: CGPoint, with pointer: Pointer = .mouse) {
    send(.pointer(PointerEvent(.down, at: point, pointer: pointer.number)))
  }

  /// Lets a pointer move to a point of the window, in points; whether it is down or not is up to what was done before.
  public func move(to point: CGPoint, with pointer: Pointer = .mouse) {
    send(.pointer(PointerEvent(.moved, at: point, clickCount: 0, pointer: pointer.number)))
  }

  /// Lets a pointer come up at a point of the window, in points.
  public func release(at point: CGPoint, with pointer: Pointer = .mouse) {
    send(.pointer(PointerEvent(.up, at: point, pointer: pointer.number)))
  }

  /// Has the system take a pointer away that is down, as when another window comes to the front: what was begun isn't done.
  public func cancelPress(with pointer: Pointer = .mouse) {
    send(.pointer(PointerEvent(.cancelled, at: .zero, pointer: pointer.number)))
  }

  /// Presses the mouse's secondary button at a point of the window, in points, and lets it go, as one opens a context menu.
  public func secondaryPress(at point: CGPoint) {
    send(.pointer(PointerEvent(.down, at: point, button: .secondary)))
    send(.pointer(PointerEvent(.up, at: point, button: .secondary)))
  }

  /// Presses the mouse's button that leads back at a point of the window, in points, and lets it go.
  public func backPress(at point: CGPoint) {
    send(.pointer(PointerEvent(.down, at: point, button: .back)))
    send(.pointer(PointerEvent(.up, at: point, button: .back)))
  }

  /// Lets the mouse come to a point of the window, in points, with no button down.
  public func hover(at point: CGPoint) { move(to: point) }

  /// Lets the mouse come to the middle of the element with a text; throws where there is none.
  public func hover(_ text: String) throws(TestHostError) { hover(at: try frame(ofText: text).middle) }

  /// What the mouse's pointer looks like where it is.
  public var pointerStyle: PointerStyle {
    _ = displayList
    return PointerStyle(shape: viewGraph.pointerShape)
  }

  /// Lets go of files over a point of the window, in points, as another program does.
  public func drop(files: [URL], at point: CGPoint) { send(.drop(DropEvent(at: point, files: files))) }

  /// Lets go of characters over a point of the window, in points, as another program does.
  public func drop(_ text: String, at point: CGPoint) { send(.drop(DropEvent(at: point, texts: [text]))) }

  /// Lets the mouse leave the window.
  public func leave() { send(.pointer(PointerEvent(.left, at: .zero, clickCount: 0))) }

  /// Taps twice at a point of the window, in points.
  public func doubleTap(at point: CGPoint, with pointer: Pointer = .mouse) {
    for count in 1...2 {
      send(.pointer(PointerEvent(.down, at: point, clickCount: count, pointer: pointer.number)))
      send(.pointer(PointerEvent(.up, at: point, clickCount: count, pointer: pointer.number)))
    }
  }

  /// Taps twice in the middle of the element with a text; throws where there is none.
  public func doubleTap(_ text: String) throws(TestHostError) {
    doubleTap(at: try frame(ofText: text).middle)
  }

  /// Presses at a point of the window, in points, for so long, and lets go.
  public func longPress(
    at point: CGPoint, for duration: Duration = .milliseconds(600), with pointer: Pointer = .mouse
  ) async {
    press(at: point, with: pointer)
    await advance(by: duration)
    release(at: point, with: pointer)
  }

  /// Drags from a point of the window to another, in points, in so many moves; the clock stands still.
  ///
  /// Less than one move counts as one.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, with pointer: Pointer = .mouse) {
    press(at: start, with: pointer)
    for step in 1...max(1, steps) {
      move(to: start.between(end, CGFloat(step) / CGFloat(max(1, steps))), with: pointer)
    }
    release(at: end, with: pointer)
  }

  /// Drags from a point of the window to another, in points, at an even pace for so long, with a move in each frame, and lets go.
  public func drag(
    from start: CGPoint, to end: CGPoint, over duration: Duration, with pointer: Pointer = .mouse
  ) async {
    press(at: start, with: pointer)
    let steps = max(1, Int((duration.seconds * 60).rounded()))
    for step in 1...steps {
      await advance(by: duration / steps)
      move(to: start.between(end, CGFloat(step) / CGFloat(steps)), with: pointer)
    }
    release(at: end, with: pointer)
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  /// The point at a part of the way to another one.
  fileprivate func between(_ end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

public import Foundation
public import Trellis

extension TestHost {
  /// A pointing device.
  public enum Pointer: Hashable, Sendable {
    /// The mouse, with its primary button.
    case mouse
    /// A finger on a touch screen, numbered from 1.
    case finger(Int)

    var number: Int {
      switch self {
      case .mouse: 0
      case .finger(let number): max(1, number)
      }
    }
  }

  /// Presses a pointer at a point of the window, in points.
  public func press(at point: CGPoint, with pointer: Pointer = .mouse) {
    send(.pointer(PointerEvent(.down, at: point, pointer: pointer.number)))
  }

  /// Moves a pointer to a point of the window, in points; a pressed pointer stays pressed.
  public func move(to point: CGPoint, with pointer: Pointer = .mouse) {
    send(.pointer(PointerEvent(.moved, at: point, clickCount: 0, pointer: pointer.number)))
  }

  /// Releases a pointer at a point of the window, in points.
  public func release(at point: CGPoint, with pointer: Pointer = .mouse) {
    send(.pointer(PointerEvent(.up, at: point, pointer: pointer.number)))
  }

  /// Cancels the press of a pointer, as the system does when another window comes to the front: no action is performed.
  public func cancelPress(with pointer: Pointer = .mouse) {
    send(.pointer(PointerEvent(.cancelled, at: .zero, pointer: pointer.number)))
  }

  /// Presses and releases the mouse's secondary button at a point of the window, in points, as for a context menu.
  public func secondaryPress(at point: CGPoint) {
    send(.pointer(PointerEvent(.down, at: point, button: .secondary)))
    send(.pointer(PointerEvent(.up, at: point, button: .secondary)))
  }

  /// Presses and releases the mouse's back button at a point of the window, in points.
  public func backPress(at point: CGPoint) {
    send(.pointer(PointerEvent(.down, at: point, button: .back)))
    send(.pointer(PointerEvent(.up, at: point, button: .back)))
  }

  /// Moves the mouse to a point of the window, in points, with no button down.
  public func hover(at point: CGPoint) { move(to: point) }

  /// Moves the mouse to the middle of the element with a text; throws if there is none.
  public func hover(_ text: String) throws(TestHostError) { hover(at: try frame(ofText: text).middle) }

  /// The style of the mouse's pointer at its position.
  public var pointerStyle: PointerStyle {
    _ = displayList
    return PointerStyle(shape: viewGraph.pointerShape)
  }

  /// Drops files at a point of the window, in points, as another program does.
  public func drop(files: [URL], at point: CGPoint) { send(.drop(DropEvent(at: point, files: files))) }

  /// Drops text at a point of the window, in points, as another program does.
  public func drop(_ text: String, at point: CGPoint) { send(.drop(DropEvent(at: point, texts: [text]))) }

  /// Moves the mouse out of the window.
  public func leave() { send(.pointer(PointerEvent(.left, at: .zero, clickCount: 0))) }

  /// Taps twice at a point of the window, in points.
  public func doubleTap(at point: CGPoint, with pointer: Pointer = .mouse) {
    for count in 1...2 {
      send(.pointer(PointerEvent(.down, at: point, clickCount: count, pointer: pointer.number)))
      send(.pointer(PointerEvent(.up, at: point, clickCount: count, pointer: pointer.number)))
    }
  }

  /// Taps twice in the middle of the element with a text; throws if there is none.
  public func doubleTap(_ text: String) throws(TestHostError) {
    doubleTap(at: try frame(ofText: text).middle)
  }

  /// Presses at a point of the window, in points, for a duration, and releases.
  public func longPress(
    at point: CGPoint, for duration: Duration = .milliseconds(600), with pointer: Pointer = .mouse
  ) async {
    press(at: point, with: pointer)
    await advance(by: duration)
    release(at: point, with: pointer)
  }

  /// Drags from a point of the window to another, in points, in `steps` moves; the clock isn't advanced.
  ///
  /// Fewer than one step counts as one.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, with pointer: Pointer = .mouse) {
    press(at: start, with: pointer)
    for step in 1...max(1, steps) {
      move(to: start.between(end, CGFloat(step) / CGFloat(max(1, steps))), with: pointer)
    }
    release(at: end, with: pointer)
  }

  /// Drags from a point of the window to another, in points, at a constant speed over a duration, with a move per frame.
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
  /// Returns the point at a fraction of the way to another one.
  fileprivate func between(_ end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

/// Which responder each pointer went down on, until it comes up.
///
/// Where it comes up on the same one, that is a tap, wherever it was in between.
@MainActor
struct Presses {
  /// The responders' numbers, by pointer.
  private var pressed: [Int: UInt64] = [:]

  /// Takes an event of the primary button, and answers who was tapped; `target` is who takes taps at its point.
  mutating func take(_ event: PointerEvent, target: @autoclosure () -> Responder?) -> Responder? {
    guard event.button == .primary else { return nil }
    switch event.phase {
    case .down:
      pressed[event.pointer] = target()?.number
    case .up:
      let down = pressed.removeValue(forKey: event.pointer)
      guard let down, let target = target(), target.number == down else { return nil }
      return target
    case .cancelled:
      pressed[event.pointer] = nil
    case .moved, .left: break
    }
    return nil
  }
}

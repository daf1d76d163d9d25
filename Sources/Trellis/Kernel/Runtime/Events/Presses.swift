import Foundation
import TrellisDisplayList

/// Which responder each pointer went down on, until it comes up.
///
/// Where it comes up on the same one, that is a tap, wherever it was in between.
@MainActor
struct Presses {
  /// The responders' numbers, by pointer.
  private var pressed: [Int: UInt64] = [:]

  /// Takes an event of the primary button, and answers who was tapped; `path` are the items at its point, innermost first.
  mutating func take(
    _ event: PointerEvent, path: [DisplayItem], responder: (UInt64) -> Responder?
  ) -> Responder? {
    guard event.button == .primary else { return nil }
    switch event.phase {
    case .down:
      pressed[event.pointer] = Presses.target(path, responder)
    case .up:
      let down = pressed.removeValue(forKey: event.pointer)
      guard let down, down == Presses.target(path, responder) else { return nil }
      return responder(down)
    case .cancelled:
      pressed[event.pointer] = nil
    case .moved, .left: break
    }
    return nil
  }

  /// The innermost responder that takes taps.
  static func target(_ path: [DisplayItem], _ responder: (UInt64) -> Responder?) -> UInt64? {
    path.lazy.compactMap { $0.semantics?.responder }.first { responder($0)?.takesTaps == true }
  }
}

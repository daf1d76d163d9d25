import Foundation
import Trellis
import TrellisFailure
import TrellisWindow

extension AppScript.Step {
  /// Events that are sent together, and the time until the next ones.
  typealias InputPart = (events: [InputEvent.Action], pause: Duration)

  /// Returns the input that performs the step in a window; nil if the step isn't input.
  ///
  /// - Throws: a failure if the window has no such label, or if there is no such key.
  @MainActor func input(in window: ViewGraph) throws(Failure) -> [InputPart]? {
    switch self {
    case .tap(let label, let number): return Self.tap(try window.tapPoint(of: label, number: number))
    case .tapPoint(let x, let y): return Self.tap(CGPoint(x: x, y: y))
    case .type(let text):
      return text.map { character in
        (Self.press(KeyEquivalent(character), String(character)) + [.text(String(character))], .zero)
      }
    case .key(let name):
      guard let key = KeyEquivalent(named: name) else {
        throw .usage("there is no key '\(name)'; keys are escape, return, tab, space, delete, up arrow, a …")
      }
      return [(Self.press(key, ""), .zero)]
    case .scroll(let distance, let x, let y):
      let point = CGPoint(x: x ?? window.size.width / 2, y: y ?? window.size.height / 2)
      let wheel = WheelEvent(at: point, by: CGSize(width: 0, height: distance))
      return [([.pointer(PointerEvent(.moved, at: point, clickCount: 0)), .wheel(wheel)], .zero)]
    case .wait, .shows, .picture, .idle, .memory: return nil
    }
  }

  private static func tap(_ point: CGPoint) -> [InputPart] {
    let moved = PointerEvent(.moved, at: point, clickCount: 0)
    return [
      ([.pointer(moved), .pointer(PointerEvent(.down, at: point))], .milliseconds(50)),
      ([.pointer(PointerEvent(.up, at: point))], .zero),
    ]
  }

  private static func press(_ key: KeyEquivalent, _ characters: String) -> [InputEvent.Action] {
    [KeyPress.Phases.down, .up].map {
      .key(KeyPress(key, phase: $0, characters: characters, modifiers: []))
    }
  }
}

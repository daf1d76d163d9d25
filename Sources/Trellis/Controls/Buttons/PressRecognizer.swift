/// A recognizer of a pointer released over the button on which it went down, wherever it moved in between.
///
/// Source: recorded (SwiftUI on macOS 26: out and back in is a click).
final class PressRecognizer: Recognizer {
  private let button: ButtonResponder
  private var pointer: Int?
  /// The time at which the press is shown.
  private var due: Duration?
  private var isShown = false
  private var isOver = true

  init(_ button: ButtonResponder) { self.button = button }

  override var isAboutResting: Bool { true }
  override var deadline: Duration? { due }

  override func take(_ sample: PointerSample) -> Reaction {
    if pointer == nil { pointer = sample.pointer }
    guard sample.pointer == pointer else { return Reaction(state: .possible) }
    isOver = sample.isOver()
    switch sample.phase {
    case .down:
      if button.showsPressesAfter > .zero {
        due = sample.time + button.showsPressesAfter
        return Reaction(state: .possible)
      }
      isShown = true
      return Reaction(state: .possible, atOnce: pressActions)
    case .moved: return Reaction(state: .possible, atOnce: pressActions)
    case .up:
      let actions = cancel()
      return isOver
        ? Reaction(state: .ended, atOnce: actions, whenGranted: [button.perform])
        : Reaction(state: .failed, atOnce: actions)
    }
  }

  override func pass(to time: Duration) -> Reaction {
    (due, isShown) = (nil, true)
    return Reaction(state: .possible, atOnce: pressActions)
  }

  override func cancel() -> [@MainActor () -> Void] {
    due = nil
    guard isShown else { return [] }
    return [{ [button] in button.show(isPressed: false) }]
  }

  private var pressActions: [@MainActor () -> Void] {
    guard isShown else { return [] }
    return [{ [button, isOver] in button.show(isPressed: isOver) }]
  }
}

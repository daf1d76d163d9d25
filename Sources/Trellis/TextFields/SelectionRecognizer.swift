import Foundation

/// A recognizer of presses and drags on a text input, which continues to select while the pointer rests beyond the edge.
final class SelectionRecognizer: Recognizer {
  private let responder: TextInputResponder
  private var last: PointerSample?
  private var next: Duration?

  init(_ responder: TextInputResponder) { self.responder = responder }

  override var deadline: Duration? { next }

  override func take(_ sample: PointerSample) -> Reaction {
    last = sample
    next = nil
    switch sample.phase {
    case .down: return Reaction(state: .begun, whenGranted: [{ [responder] in responder.press(sample) }])
    case .moved:
      scheduleNext(after: sample.time)
      return Reaction(state: .begun, whenGranted: [{ [responder] in responder.drag(sample) }])
    case .up: return Reaction(state: .ended)
    }
  }

  override func pass(to time: Duration) -> Reaction {
    guard let last else { return Reaction(state: .begun) }
    scheduleNext(after: time)
    return Reaction(state: .begun, whenGranted: [{ [responder] in responder.drag(last) }])
  }

  private func scheduleNext(after time: Duration) {
    let isBeyond = last.map { responder.continuesSelecting(at: $0.place) } ?? false
    next = isBeyond ? time + .milliseconds(50) : nil
  }

  override func cancel() -> [@MainActor () -> Void] {
    next = nil
    return []
  }
}

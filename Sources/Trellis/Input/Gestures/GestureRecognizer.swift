import Foundation

/// The phase of a gesture's recognition.
enum GesturePhase<Value> {
  /// Not decided yet, with a value if something can be reported already, such as a resting finger.
  case possible(Value?)
  /// Recognized, and in progress.
  case active(Value)
  /// Recognized, and over.
  case ended(Value)
  /// Not recognized.
  case failed

  /// Whether no further phase follows.
  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  /// The state of recognition, without the value.
  var state: Recognizer.State {
    switch self {
    case .possible: .possible
    case .active: .begun
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The input of a gesture's recognizer: a sample of a pointer, or the passing of time.
@MainActor
struct GestureInput {
  let sample: PointerSample?
  let time: Duration
  /// The view and the clock of the gesture.
  let context: GestureContext
  /// The actions that the recognizer adds for the gesture's callbacks.
  let actions: GestureActions
}

/// The view and the clock of a gesture.
@MainActor
struct GestureContext {
  let position: ViewPosition
  let clock: FrameClock

  /// Returns the position of a sample in a coordinate space.
  func place(of sample: PointerSample, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return sample.place
    case .global: return sample.position
    case .named(let name):
      let origin = position.origin(inSpaceNamed: name)
      return CGPoint(x: sample.place.x + origin.x, y: sample.place.y + origin.y)
    }
  }
}

/// The actions to run for a gesture's callbacks after an input.
@MainActor
final class GestureActions {
  /// Actions to run immediately, whichever recognizer wins.
  var atOnce: [@MainActor () -> Void] = []
  /// Actions to run when the gesture may act.
  var whenGranted: [@MainActor () -> Void] = []
}

/// A recognizer of a gesture in pointer input, for a single occurrence.
///
/// A gesture that contains another one has a recognizer that contains the other's recognizer. The outermost recognizer is in the arena,
/// and passes its input inwards.
@MainActor
class GestureRecognizer<Value>: Recognizer {
  /// The current phase.
  private(set) final var phase = GesturePhase<Value>.possible(nil)

  /// The view and the clock of the gesture; nil except for the outermost recognizer.
  final var context: GestureContext?

  /// Handles an input; returns the new phase, or nil if it is unchanged.
  final func handle(_ input: GestureInput) -> GesturePhase<Value>? {
    guard !phase.isOver, let next = respond(to: input) else { return nil }
    phase = next
    return next
  }

  /// Returns the new phase for an input, or nil if it is unchanged; overridden for each kind of gesture.
  func respond(to input: GestureInput) -> GesturePhase<Value>? { nil }

  /// The time at which the recognizer needs an input without a sample; nil if there is none or recognition is over.
  final override var deadline: Duration? { phase.isOver ? nil : nextDeadline }

  /// The deadline while recognition isn't over; overridden for each kind of gesture.
  var nextDeadline: Duration? { nil }

  /// Cancels recognition, and adds the actions to run at once.
  final func cancel(_ actions: GestureActions) {
    guard !phase.isOver else { return }
    phase = .failed
    wasCancelled(actions)
  }

  func wasCancelled(_ actions: GestureActions) {}

  // MARK: - In the arena

  final override var isAboutResting: Bool { tapCount > 0 || deadline != nil }

  final override func take(_ sample: PointerSample) -> Reaction { react(to: sample, at: sample.time) }
  final override func pass(to time: Duration) -> Reaction { react(to: nil, at: time) }

  private func react(to sample: PointerSample?, at time: Duration) -> Reaction {
    guard let context else { return Reaction(state: .failed) }
    let actions = GestureActions()
    _ = handle(GestureInput(sample: sample, time: time, context: context, actions: actions))
    return Reaction(state: phase.state, atOnce: actions.atOnce, whenGranted: actions.whenGranted)
  }

  final override func cancel() -> [@MainActor () -> Void] {
    let actions = GestureActions()
    cancel(actions)
    return actions.atOnce
  }
}

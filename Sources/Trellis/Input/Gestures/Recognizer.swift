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

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The input of a recognizer: a sample of a pointer, or the passing of time.
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
@MainActor
class Recognizer<Value> {
  /// The current phase.
  private(set) final var phase = GesturePhase<Value>.possible(nil)

  /// Handles an input; returns the new phase, or nil if it is unchanged.
  final func take(_ input: GestureInput) -> GesturePhase<Value>? {
    guard !phase.isOver, let next = respond(to: input) else { return nil }
    phase = next
    return next
  }

  /// Returns the new phase for an input, or nil if it is unchanged; overridden for each kind of gesture.
  func respond(to input: GestureInput) -> GesturePhase<Value>? { nil }

  /// The time at which the recognizer needs an input without a sample; nil if there is none or recognition is over.
  final var deadline: Duration? { phase.isOver ? nil : nextDeadline }

  /// The deadline while recognition isn't over; overridden for each kind of gesture.
  var nextDeadline: Duration? { nil }

  /// Cancels recognition, and adds the actions to run at once.
  final func cancel(_ actions: GestureActions) {
    guard !phase.isOver else { return }
    phase = .failed
    wasCancelled(actions)
  }

  func wasCancelled(_ actions: GestureActions) {}

  /// The number of taps in a row that are recognized; 0 if the gesture isn't a tap.
  var tapCount: Int { 0 }
}

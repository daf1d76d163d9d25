import Foundation

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may be one yet; with a value where there is something to tell already, that a finger rests, say.
  case possible(Value?)
  /// It is one, and goes on.
  case active(Value)
  /// It was one, and is over.
  case ended(Value)
  /// It isn't one.
  case failed

  /// Whether nothing more comes.
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

/// What a recognizer is told: what a pointer did, or that time has passed.
@MainActor
struct GestureInput {
  let sample: PointerSample?
  let time: Duration
  /// Where it happens.
  let context: GestureContext
  /// What the gesture's callbacks are to do.
  let actions: GestureActions
}

/// Where a gesture happens.
@MainActor
struct GestureContext {
  let position: ViewPosition
  let clock: FrameClock

  /// A point of the view's own space in another one.
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

/// What the callbacks of a gesture are to do after something happened.
@MainActor
final class GestureActions {
  /// Whoever wins.
  var atOnce: [@MainActor () -> Void] = []
  /// When the gesture may act.
  var whenGranted: [@MainActor () -> Void] = []
}

/// Looks for a gesture in what pointers do, once.
@MainActor
class Recognizer<Value> {
  /// How far it has come.
  private(set) final var phase = GesturePhase<Value>.possible(nil)

  /// Takes what happened; answers how far the gesture is then, or nil where that is as it was.
  final func take(_ input: GestureInput) -> GesturePhase<Value>? {
    guard !phase.isOver, let next = respond(to: input) else { return nil }
    phase = next
    return next
  }

  /// The same, for each kind of gesture in its way.
  func respond(to input: GestureInput) -> GesturePhase<Value>? { nil }

  /// When it wants to be told the time; nil where it doesn't, and where nothing more comes.
  final var deadline: Duration? { phase.isOver ? nil : nextDeadline }

  /// The same as long as something may come, for each kind of gesture in its way.
  var nextDeadline: Duration? { nil }

  /// Ends without having come to its end; `actions` are then done at once.
  final func cancel(_ actions: GestureActions) {
    guard !phase.isOver else { return }
    phase = .failed
    wasCancelled(actions)
  }

  func wasCancelled(_ actions: GestureActions) {}

  /// How many taps in a row it is about; 0 where it isn't about taps.
  var tapCount: Int { 0 }
}

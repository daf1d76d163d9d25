import Foundation

/// Two gestures of which only one is recognized: the second if the first fails.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture's value.
    case first(First.Value)
    /// The second gesture's value.
    case second(Second.Value)
  }

  /// The gesture with precedence.
  public var first: First
  /// The gesture that is recognized if the first one fails.
  public var second: Second

  /// Creates a gesture from two; the second is recognized if the first one fails.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    ExclusiveRecognizer(First.recognizer { read().first }, Second.recognizer { read().second })
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Returns the gesture combined with another one that is recognized if this one fails.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
  private let first: GestureRecognizer<First.Value>
  private let second: GestureRecognizer<Second.Value>
  /// The callbacks of the second gesture, which wait until the first has failed.
  private var held: [@MainActor () -> Void] = []

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var nextDeadline: Duration? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }
  override var tapCount: Int { max(first.tapCount, second.tapCount) }

  override func respond(to input: GestureInput) -> GesturePhase<ExclusiveGesture<First, Second>.Value>? {
    let firstValue = first.handle(input)
    let actions = GestureActions()
    let secondValue = second.handle(
      GestureInput(sample: input.sample, time: input.time, context: input.context, actions: actions))
    held += actions.whenGranted
    input.actions.atOnce += actions.atOnce
    switch first.phase {
    case .active, .ended:
      second.cancel(input.actions)
      held = []
      return firstValue?.map { .first($0) }
    case .failed:
      if firstValue == nil, secondValue == nil { return nil }
      input.actions.whenGranted += held
      held = []
      return second.phase.map { .second($0) }
    case .possible: return firstValue?.map { .first($0) }
    }
  }

  override func wasCancelled(_ actions: GestureActions) {
    first.cancel(actions)
    second.cancel(actions)
  }
}

import Foundation

/// Two gestures, one after the other: the second begins when the first has ended.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The progress of the sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended; the second value is nil until the second gesture is recognized.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two, the second of which begins when the first has ended.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    SequenceRecognizer(First.recognizer { read().first }, Second.recognizer { read().second })
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Returns the gesture followed by another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  private let first: GestureRecognizer<First.Value>
  private let second: GestureRecognizer<Second.Value>
  /// The last samples of the pointers that are down, where the second gesture begins.
  private var down: [PointerSample] = []

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  private var isSecond: Bool { first.phase.isOver }

  override var nextDeadline: Duration? { isSecond ? second.deadline : first.deadline }
  override var tapCount: Int { first.tapCount }

  override func respond(to input: GestureInput) -> GesturePhase<SequenceGesture<First, Second>.Value>? {
    if let sample = input.sample {
      down.removeAll { $0.pointer == sample.pointer }
      if sample.phase != .up { down.append(sample) }
    }
    if !isSecond {
      switch first.handle(input) {
      case .failed: return .failed
      case .possible(let value): return .possible(value.map { .first($0) })
      case .active(let value): return .active(.first(value))
      case nil: return nil
      case .ended(let value):
        for sample in down {
          _ = second.handle(
            GestureInput(
              sample: sample.asDown, time: input.time, context: input.context, actions: input.actions))
        }
        return .active(.second(value, second.phase.value))
      }
    }
    guard let value = first.phase.value, let next = second.handle(input) else { return nil }
    switch next {
    case .failed: return .failed
    case .possible(let other): return .active(.second(value, other))
    case .active(let other): return .active(.second(value, other))
    case .ended(let other): return .ended(.second(value, other))
    }
  }

  override func wasCancelled(_ actions: GestureActions) {
    first.cancel(actions)
    second.cancel(actions)
  }
}

extension PointerSample {
  /// The sample as if the pointer went down there.
  fileprivate var asDown: PointerSample {
    PointerSample(
      phase: .down, pointer: pointer, time: time, modifiers: modifiers, position: position, place: place,
      isOver: isOver)
  }
}

import Foundation

/// Two gestures that can be in progress at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The values of both gestures.
  public struct Value {
    /// The first gesture's value; nil if it isn't recognized.
    public var first: First.Value?
    /// The second gesture's value; nil if it isn't recognized.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two that can be in progress at the same time.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    SimultaneousRecognizer(First.recognizer { read().first }, Second.recognizer { read().second })
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// Returns the gesture combined with another one that can be in progress at the same time.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
  private let first: GestureRecognizer<First.Value>
  private let second: GestureRecognizer<Second.Value>

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var nextDeadline: Duration? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }
  override var tapCount: Int { max(first.tapCount, second.tapCount) }

  override func respond(to input: GestureInput) -> GesturePhase<SimultaneousGesture<First, Second>.Value>? {
    let values = (first.handle(input) != nil, second.handle(input) != nil)
    if !values.0 && !values.1 { return nil }
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    switch (first.phase, second.phase) {
    case (.failed, .failed): return .failed
    case (.active, _), (_, .active): return .active(value)
    case (.ended, .possible), (.possible, .ended): return .active(value)
    case (.ended, _), (_, .ended): return .ended(value)
    default: return .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }

  override func wasCancelled(_ actions: GestureActions) {
    first.cancel(actions)
    second.cancel(actions)
  }
}

extension GesturePhase {
  /// The value of the phase; nil if there is none.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

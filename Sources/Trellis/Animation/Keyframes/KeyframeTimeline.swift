public import Foundation

/// The values of an animated value over time, determined by keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let content: ResolvedKeyframes<Value>

  /// Creates a timeline from an initial value and the keyframes that start there.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    self.content = ResolvedKeyframes(content(), from: initialValue)
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { content.duration }

  /// Returns the value at a time in seconds: the initial value before the beginning, and the last value after the end.
  ///
  /// A track that has ended keeps its last value. NaN counts as the beginning.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration: 0 is the beginning, 1 the end.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the parts of a value that have tracks to their values at a time in seconds.
  public func update(value: inout Value, time: Double) {
    content.update(&value, at: time)
  }

  /// Sets the parts of a value that have tracks to their values at a fraction of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

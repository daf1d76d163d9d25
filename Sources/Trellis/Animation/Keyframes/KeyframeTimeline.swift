public import Foundation

/// How a value changes in time, by keyframes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyframetimeline.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let content: ResolvedKeyframes<Value>

  /// Creates a timeline from a value and keyframes that start there.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    self.content = ResolvedKeyframes(content(), from: initialValue)
  }

  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { content.duration }

  /// The value at a time in seconds: before the beginning the one that it begins with, after the end the last one.
  ///
  /// A track that has ended stays where it is. NaN is the beginning.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the duration: 0 is the beginning, 1 the end.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets those parts of a value that have tracks to what they are at a time in seconds.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/keyframetimeline/update(value:time:).
  public func update(value: inout Value, time: Double) {
    content.update(&value, at: time)
  }

  /// Sets those parts of a value that have tracks to what they are at a part of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

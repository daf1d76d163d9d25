public import Foundation
public import TrellisGeometry

extension Spring {
  /// Where the spring is after a time in seconds, which starts at one value and rests at another.
  ///
  /// What isn't animatable of the values is that of the first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/spring/value(fromvalue:tovalue:initialvelocity:time:); which
  /// value the rest is of: ours.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast the spring is after a time in seconds, which starts at one value and rests at another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on what is at a position with a velocity, on its way from one value to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// How long it takes, in seconds, until the spring stays within `epsilon` of the second value.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

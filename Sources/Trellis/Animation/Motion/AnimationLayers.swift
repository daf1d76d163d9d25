import Foundation
import TrellisGeometry

/// The states of animations that run at once, the oldest first.
struct AnimationLayers<V: VectorArithmetic>: AnimationStateKey {
  /// An animation from the current value of the animations before it to its own target.
  private struct Layer {
    /// The animation; nil once the value stays at the end.
    var animation: Animation?
    /// The target, relative to the start of the first animation.
    var end: V
    /// The start, in seconds after that of the first animation.
    var start: TimeInterval
    var state: AnimationState<V>
    /// The value in the last frame, relative to the start of the first animation.
    var position: V
  }

  private var layers: [Layer] = []

  static var defaultValue: AnimationLayers { AnimationLayers() }

  /// The maximum number of animations at once; if one more is added, the oldest ones stay at their current value.
  static var limit: Int { 16 }

  var count: Int { layers.count }

  /// Adds an animation that starts at the current value of the others.
  mutating func add(
    _ animation: Animation, end: V, start: TimeInterval, state: AnimationState<V> = AnimationState()
  ) {
    if layers.count >= Self.limit {
      // The values of later animations start at the current value, so that nothing jumps.
      layers.removeFirst()
      layers[0].animation = nil
      layers[0].end = layers[0].position
    }
    layers.append(
      Layer(
        animation: animation, end: end, start: start, state: state, position: layers.last?.position ?? .zero))
  }

  /// Sets the newest animation's target.
  mutating func setEnd(_ end: V) {
    if !layers.isEmpty { layers[layers.count - 1].end = end }
  }

  /// Merges an animation with the newest one if the animation supports that; returns whether it did.
  mutating func mergeNewest(
    with animation: Animation, at time: TimeInterval, environment: EnvironmentValues
  ) -> Bool {
    guard let newest = layers.last, let previous = newest.animation else { return false }
    let below = layers.dropLast().last?.position ?? .zero
    var context = AnimationContext(state: newest.state, environment: environment)
    guard
      animation.shouldMerge(
        previous: previous, value: newest.end - below, time: time - newest.start, context: &context)
    else { return false }
    layers[layers.count - 1].animation = animation
    layers[layers.count - 1].state = context.state
    return true
  }

  /// Advances to a time, and returns the newest animation's value and whether it is logically complete; nil once it is over.
  mutating func advance(
    to time: TimeInterval, environment: EnvironmentValues
  ) -> (offset: V, isComplete: Bool)? {
    var position = V.zero
    var isComplete = false
    var firstThatMatters = 0
    for index in layers.indices {
      var layer = layers[index]
      var context = AnimationContext(state: layer.state, environment: environment)
      if let offset = layer.animation?.animate(
        value: layer.end - position, time: time - layer.start, context: &context)
      {
        position += offset
      } else {
        // An animation that is over hides the animations below it.
        (layer.animation, position) = (nil, layer.end)
        firstThatMatters = index
      }
      (layer.state, layer.position) = (context.state, position)
      isComplete = context.isLogicallyComplete
      layers[index] = layer
    }
    layers.removeFirst(firstThatMatters)
    return layers.last?.animation == nil ? nil : (position, isComplete)
  }

  /// Returns the velocity in the frame of the last call of `advance`; an unknown velocity counts as zero.
  func velocity(at time: TimeInterval, environment: EnvironmentValues) -> V {
    var below = V.zero
    var velocity = V.zero
    for layer in layers {
      defer { below = layer.position }
      guard let animation = layer.animation else {
        velocity = .zero
        continue
      }
      let context = AnimationContext(state: layer.state, environment: environment)
      let own = animation.velocity(
        value: layer.end - below, time: time - layer.start, context: context)
      // Subtracts the part of the velocity of the layers below that this animation has already covered.
      var scratch = context
      let gone = animation.animate(value: velocity, time: time - layer.start, context: &scratch)
      velocity = velocity - (gone ?? velocity) + (own ?? .zero)
    }
    return velocity
  }
}

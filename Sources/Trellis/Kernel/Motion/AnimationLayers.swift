import Foundation
import TrellisGeometry

/// What animations remember that run at once, the oldest first.
struct AnimationLayers<V: VectorArithmetic>: AnimationStateKey {
  /// An animation on the way from where those before it are to its own target.
  private struct Layer {
    /// nil once the value stays at the end.
    var animation: Animation?
    /// The target, from where the first animation began.
    var end: V
    /// When it began, since the first one did.
    var start: TimeInterval
    /// What it remembers.
    var state: AnimationState<V>
    /// Where it was in the last frame, from where the first one began.
    var position: V
  }

  private var layers: [Layer] = []

  static var defaultValue: AnimationLayers { AnimationLayers() }

  /// How many run at once: where one more comes, the oldest stays where it is.
  static var limit: Int { 16 }

  /// How many animations there are.
  var count: Int { layers.count }

  /// Adds an animation that goes from where the others are.
  mutating func add(
    _ animation: Animation, end: V, start: TimeInterval, state: AnimationState<V> = AnimationState()
  ) {
    if layers.count >= Self.limit {
      // Those above it go on from where it is now: nothing jumps.
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

  /// Puts an animation in the place of the newest, if that is what it does; whether it did.
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

  /// Where the newest animation is at a time, and whether it has come as far as anybody cares; nil once it's over.
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
        // What it is on top of no longer shows.
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

  /// How fast the value is in the frame that was gone to; what isn't known of an animation is left out.
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
      // It takes away that part of the motion below that it has gone by itself.
      var scratch = context
      let gone = animation.animate(value: velocity, time: time - layer.start, context: &scratch)
      velocity = velocity - (gone ?? velocity) + (own ?? .zero)
    }
    return velocity
  }
}

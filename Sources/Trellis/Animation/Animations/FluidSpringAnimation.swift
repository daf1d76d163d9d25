import Foundation
import TrellisGeometry

/// A spring whose target may move: it replaces a running animation, and continues from there at the same velocity.
///
/// The spring advances in steps of 1/300 of a second, each with the force at its beginning. Its value differs from the closed form
/// by at most a step of time, or by half a percent of the distance. With these steps it ends at the time at which SwiftUI's spring
/// was observed to end.
struct FluidSpringAnimation: CustomAnimation {
  /// The period without damping, in seconds; it expresses the stiffness.
  let response: Double
  /// The damping as a fraction of critical damping, at which a spring just doesn't overshoot.
  let dampingFraction: Double
  /// The time in seconds in which the response changes from that of a replaced spring to this one's.
  let blendDuration: TimeInterval

  /// The length of a step in seconds.
  private static let step = 1 / 300.0
  /// The square of the speed, and of the force, below which a spring may be at rest.
  private static let slow = 0.0036

  // Called through a protocol in each frame of a moving value: positions, sizes and scales have specialized code.
  @specialized(where V == CGFloat)
  @specialized(where V == AnimatablePair<CGFloat, CGFloat>)
  @specialized(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // A spring with infinite damping would never move.
    guard dampingFraction < .infinity, time < .infinity else { return nil }
    var state = context.state[FluidSpringState<V>.self]
    if state.reach == nil {
      let (whole, left) = (value.magnitudeSquared, (value - state.offset).magnitudeSquared)
      guard (whole + left).isFinite else { return nil }
      state.reach = max(whole, left)
    }
    let response = response(at: time, in: state)
    // Steps of this length can't follow a much stiffer spring.
    let stiffness = min(response > 0 ? (2 * .pi / response) * (2 * .pi / response) : .infinity, 45_000)
    let damping = 2 * max(0, dampingFraction) * stiffness.squareRoot()

    // After a gap of more than a second, in which no frame was shown, the spring advances by a single frame.
    if time - state.time > 1 { state.time = time - 1 / 60.0 }
    let steps = Int(max(0, ((time - state.time) / Self.step + 1e-6).rounded(.down)))
    state.advance(to: value, steps: steps, of: Self.step, stiffness: stiffness, damping: damping)
    context.state[FluidSpringState<V>.self] = state
    if time - state.start >= response { context.isLogicallyComplete = true }

    let speed = state.velocity.magnitudeSquared
    guard speed.isFinite else { return nil }
    if speed <= Self.slow, isAtRest(state, at: value, stiffness: stiffness, damping: damping) { return nil }
    let rest = time - state.time
    return rest > 1e-9 ? state.offset + state.velocity.scaled(by: rest) : state.offset
  }

  /// Returns whether a slow spring has no visible motion left.
  private func isAtRest<V>(
    _ state: FluidSpringState<V>, at value: V, stiffness: Double, damping: Double
  ) -> Bool {
    let remaining = value - state.offset
    let force = remaining.scaled(by: stiffness) - state.velocity.scaled(by: damping)
    let reach = state.reach ?? 0
    return force.magnitudeSquared <= Self.slow && (remaining.magnitudeSquared <= 1e-4 * reach || reach == 0)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state[FluidSpringState<V>.self].velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var old = context
    let offset = previous.animate(value: value, time: time, context: &old)
    var state = FluidSpringState<V>()
    if let spring = (previous.base as? any FluidSpring)?.spring, offset != nil {
      // The steps continue, so that a target that moves in each frame loses no time.
      state = old.state[FluidSpringState<V>.self]
      state.blend = (spring.response(at: time, in: state), time)
    } else {
      state.offset = offset ?? value
      state.velocity =
        offset == nil ? .zero : previous.velocity(value: value, time: time, context: old) ?? .zero
      state.time = time
    }
    state.start = time
    state.reach = nil
    context.state = AnimationState()
    context.state[FluidSpringState<V>.self] = state
    context.isLogicallyComplete = false
    return true
  }

  /// Returns the response, which may still be changing from that of a replaced spring.
  private func response<V>(at time: TimeInterval, in state: FluidSpringState<V>) -> Double {
    guard let blend = state.blend, blendDuration > 0, time - blend.start < blendDuration else {
      return response
    }
    let part = max(0, (time - blend.start) / blendDuration)
    return blend.response + (response - blend.response) * part * part * (3 - 2 * part)
  }
}

/// An animation that is a fluid spring.
protocol FluidSpring {
  var spring: FluidSpringAnimation { get }
}

extension FluidSpringAnimation: FluidSpring {
  var spring: FluidSpringAnimation { self }
}

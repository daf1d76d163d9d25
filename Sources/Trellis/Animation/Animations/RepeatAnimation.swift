import Foundation
import TrellisGeometry

/// An animation that repeats another one.
///
/// A pass begins in the frame in which the previous pass is over, with an empty state.
struct RepeatAnimation: CustomAnimation {
  let animation: Animation
  /// The number of passes; nil repeats without end.
  let count: Int?
  /// Whether every second pass runs backwards.
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var pass = context.state[Pass<V>.self]
    var inner = context.withState(pass.state)
    var offset = animation.animate(value: value, time: time - pass.start, context: &inner)
    if offset == nil {
      guard count.map({ pass.number + 1 < $0 }) ?? true else { return nil }
      pass = Pass(number: pass.number + 1, start: time)
      inner = context.withState(pass.state)
      // An animation that is over at time 0 would be over in every pass, so the repetition ends.
      offset = animation.animate(value: value, time: 0, context: &inner)
    }
    guard let offset else { return nil }
    if inner.isLogicallyComplete, let count, pass.number + 1 >= count { context.isLogicallyComplete = true }
    context.stillUntil = inner.stillUntil.map { $0 + pass.start }
    pass.state = inner.state
    context.state[Pass<V>.self] = pass
    return goesBack(pass) ? value - offset : offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let pass = context.state[Pass<V>.self]
    let velocity = animation.velocity(
      value: value, time: time - pass.start, context: context.withState(pass.state))
    return goesBack(pass) ? velocity.map { .zero - $0 } : velocity
  }

  private func goesBack<V>(_ pass: Pass<V>) -> Bool { autoreverses && !pass.number.isMultiple(of: 2) }

  private struct Pass<V: VectorArithmetic>: AnimationStateKey {
    var number = 0
    /// The time at which the pass began, on the clock of all passes.
    var start: TimeInterval = 0
    /// The state of the animation in this pass.
    var state = AnimationState<V>()

    static var defaultValue: Pass { Pass() }
  }
}

extension Animation {
  /// Returns the animation repeated a number of times; a number below 1 counts as 1.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of passes.
  ///   - autoreverses: Whether every second pass runs backwards. The value ends at its target, whatever the number of passes.
  /// - Returns: The repeated animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation repeated until the view is removed or the value is animated in another way.
  ///
  /// An animation that is over at once doesn't repeat.
  ///
  /// - Parameter autoreverses: Whether every second pass runs backwards.
  /// - Returns: The repeated animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }
}

import Foundation
import TrellisGeometry

/// An animation that is gone through again and again.
///
/// A pass begins in the frame in which the one before it was over, with nothing remembered.
struct RepeatAnimation: CustomAnimation {
  let animation: Animation
  /// How many passes there are; nil if there is no last one.
  let count: Int?
  /// Whether each second pass goes back.
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
      // What is over at once will be over at once again.
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
    /// When it began, in the time of all passes.
    var start: TimeInterval = 0
    /// What the animation remembers.
    var state = AnimationState<V>()

    static var defaultValue: Pass { Pass() }
  }
}

extension Animation {
  /// The animation, gone through so many times; once where the number is less than that.
  ///
  /// - Parameters:
  ///   - repeatCount: How many times.
  ///   - autoreverses: Whether each second time goes back. The value is at its target in the end, however many there were.
  /// - Returns: The repeated animation.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animation/repeatcount(_:autoreverses:).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation, gone through as long as the view is there and the value isn't animated in another way.
  ///
  /// An animation that is over at once is so here too.
  ///
  /// - Parameter autoreverses: Whether each second time goes back.
  /// - Returns: The repeated animation.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animation/repeatforever(autoreverses:).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }
}

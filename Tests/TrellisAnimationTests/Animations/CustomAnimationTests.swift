import Foundation
import SwiftUI
import Testing

@testable import Trellis

extension EnvironmentValues {
  @Entry fileprivate var isPaused = false
}

/// Custom animations as programs write them.
@Suite struct CustomAnimationTests {
  /// Moves in `count` jumps.
  private struct Steps: CustomAnimation {
    let count: Int
    let duration: TimeInterval

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic {
      if time > duration { return nil }
      let step = (time / duration * Double(count)).rounded(.down) / Double(count)
      return value.scaled(by: step)
    }
  }

  /// Wraps another animation, and pauses it while `isPaused` is true in the environment.
  private struct Pausable: CustomAnimation {
    let base: Animation

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic {
      let pause = context.pause
      let pausedTime = time - pause.length
      if context.environment.isPaused {
        context.pause.length += time - pause.last
        context.pause.last = time
        return base.animate(value: value, time: pause.last - pause.length, context: &context)
      }
      context.pause.last = time
      return base.animate(value: value, time: pausedTime, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
      base.velocity(value: value, time: time - context.pause.length, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      guard let previous = previous.base as? Pausable else { return false }
      return base.shouldMerge(previous: previous.base, value: value, time: time, context: &context)
    }
  }

  fileprivate struct Pause<Value: VectorArithmetic>: AnimationStateKey {
    var length: TimeInterval = 0
    var last: TimeInterval = 0
    static var defaultValue: Self { .init() }
  }

  private static let steps = Animation(Steps(count: 4, duration: 1))

  @Test func `a custom animation runs, and can be modified like others`() {
    var motion = MotionRun(Self.steps, value: 100)
    #expect(motion.step(20) == 25)
    #expect(motion.step(20) == 50)
    #expect(motion.velocity == nil)
    #expect(Self.steps == Animation(Steps(count: 4, duration: 1)))
    #expect(Self.steps != Animation(Steps(count: 5, duration: 1)))
    var quick = MotionRun(Self.steps.speed(2).delay(0.5), value: 100)
    #expect(quick.step(50) == 50)
    var again = MotionRun(Self.steps.repeatCount(2), value: 100)
    #expect(again.step(60 + 1 + 20) == 75)
  }

  @Test func `a custom animation may keep state, and read the environment`() {
    let animation = Animation(Pausable(base: .linear(duration: 1)))
    func offset(_ pause: Range<Int>, at last: Int) -> Double? {
      var state = AnimationState<Double>()
      var offset: Double?
      for frame in 0...last {
        var environment = EnvironmentValues()
        environment.isPaused = pause.contains(frame)
        var context = AnimationContext(state: state, environment: environment)
        offset = animation.animate(value: 60.0, time: Double(frame) / 60, context: &context)
        state = context.state
      }
      return offset
    }
    #expect(abs(offset(0..<0, at: 30)! - 30) < 1e-9)
    #expect(abs(offset(10..<20, at: 30)! - 20) < 1e-9)
    #expect(offset(10..<20, at: 75) == nil)
  }

  @Test func `a custom animation decides whether it merges`() {
    var motion = MotionRun(Animation(Pausable(base: .smooth)), value: 100)
    _ = motion.step(10)
    let before = motion.show()
    let next = Animation(Pausable(base: .bouncy))
    motion.retarget(to: 0, next)
    #expect(motion.animation == next)
    #expect(motion.show() == before)
    motion.retarget(to: 100, Self.steps)
    #expect(motion.animation.base is CombinedAnimation)
  }
}

extension AnimationContext {
  fileprivate var pause: CustomAnimationTests.Pause<Value> {
    get { state[CustomAnimationTests.Pause<Value>.self] }
    set { state[CustomAnimationTests.Pause<Value>.self] = newValue }
  }
}

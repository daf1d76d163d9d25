import Foundation
import SwiftUI
import Testing

@testable import Trellis

@Suite struct CombinedAnimationTests {
  /// An animation that isn't a spring, and counts its calls in its own state.
  private struct Counting: CustomAnimation {
    private struct Count: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count.self] += 1
      return value.scaled(by: Double(context.state[Count.self]) / 100)
    }
  }

  @Test func `a new curve is added to the old one, from its current value`() {
    var motion = MotionRun(.linear(duration: 1), value: 60)
    #expect(motion.step(30) == 30)
    motion.retarget(to: 120, .linear(duration: 1))
    #expect(motion.show() == 30)
    // The old animation is at 45. The new one adds a quarter of the distance from there to 120.
    #expect(abs(motion.step(15)! - (45 + 0.25 * 75)) < 1e-9)
    // The old animation has ended, and stays at its final value of 60.
    #expect(abs(motion.step(30)! - (60 + 0.75 * 60)) < 1e-9)
    #expect(abs(motion.finish() - 91 / 60.0) < 1e-9)
  }

  @Test func `an old animation continues under a shorter new one`() {
    var motion = MotionRun(.linear(duration: 10), value: 600)
    _ = motion.step(60)
    motion.retarget(to: 0, .easeOut(duration: 0.2))
    #expect(motion.finish() < 1.25)
  }

  @Test func `a spring replaces all earlier animations`() {
    var motion = MotionRun(.linear(duration: 1), value: 60)
    _ = motion.step(30)
    motion.retarget(to: 120, .easeIn(duration: 1))
    let shown = motion.step(5)
    motion.retarget(to: 60, .smooth)
    #expect(motion.show() == shown)
    #expect(motion.animation == .smooth)
  }

  @Test func `delayed springs merge, also over a curve`() {
    let delayed = Animation.smooth.delay(0.1)
    var motion = MotionRun(delayed, value: 60)
    let before = motion.step(20)!
    motion.retarget(to: 0, delayed)
    #expect(motion.animation == delayed)
    #expect(motion.show() == before)
    // The old animation's delay has passed, so the merged animation doesn't wait again.
    #expect(motion.step(10)! < before)

    var above = MotionRun(.linear(duration: 1), value: 60)
    _ = above.step(6)
    above.retarget(to: 0, delayed)
    _ = above.step(20)
    let layers = above.context.state[AnimationLayers<Double>.self].count
    let shown = above.show()
    above.retarget(to: 60, delayed)
    #expect(above.context.state[AnimationLayers<Double>.self].count == layers)
    #expect(above.show() == shown)
    above.retarget(to: 60, .smooth.delay(0.2))
    #expect(above.context.state[AnimationLayers<Double>.self].count == layers + 1)
  }

  @Test func `each merged animation has its own state`() {
    var motion = MotionRun(Animation(Counting()), value: 100)
    #expect(motion.step() == 1)
    motion.retarget(to: 200, Animation(Counting()))
    // The merge makes the second call of the old animation, and the next frame the third. So the old animation is at 3 of 100.
    #expect(motion.step() == 3 + 1.97)
    #expect(motion.step() == 4 + 3.92)
  }

  @Test func `an interpolating spring's velocity is carried to the next, through those on top of it`() {
    var motion = MotionRun(.interpolatingSpring(duration: 1), value: 100)
    _ = motion.step(10)
    motion.retarget(to: 150, .interpolatingSpring(duration: 0.6))
    let earlier = motion.step(8)!
    let now = motion.step()!
    let later = motion.step()!
    #expect(abs(motion.velocity! - (later - now) * 60) < abs(later - 2 * now + earlier) * 60)
  }

  @Test func `a constantly retargeted value doesn't accumulate animations`() {
    for next in [Animation.linear(duration: 100), .easeInOut.repeatForever()] {
      var motion = MotionRun(next, value: 100)
      var last = 0.0
      for frame in 0..<1_000 {
        let shown = motion.step()!
        #expect(abs(shown - last) < 40)
        motion.retarget(to: Double(frame % 100), next)
        last = motion.show()!
        #expect(abs(last - shown) < 1e-6)
        #expect(motion.context.state[AnimationLayers<Double>.self].count <= 16)
      }
    }
  }

  @Test func `finished animations are removed`() {
    var motion = MotionRun(.easeIn, value: 100)
    for frame in 0..<100 {
      _ = motion.step(7)
      motion.retarget(to: Double(frame % 10), .easeOut)
      #expect(motion.context.state[AnimationLayers<Double>.self].count <= 5)
    }
    #expect(motion.finish() < 700 / 60.0 + 0.4)
  }
}

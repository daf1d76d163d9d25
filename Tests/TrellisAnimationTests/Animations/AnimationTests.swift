import Foundation
import SwiftUI
import Testing

@testable import Trellis

@Suite struct AnimationTests {
  private static let kept = Animation.easeIn(duration: 0.2).delay(0.1)

  @Test func `a timing curve ends with its duration`() {
    var motion = MotionRun(.linear(duration: 0.5), value: 10)
    #expect(motion.show() == 0)
    #expect(motion.step(15) == 5)
    #expect(motion.step(15) == 10)
    #expect(motion.step() == nil)
    var usual = MotionRun(.easeInOut, value: 10)
    #expect(usual.finish() == 22.0 / 60)
    for duration in [0, -1, Double.nan] {
      var none = MotionRun(.linear(duration: duration), value: 10)
      #expect(none.show() == nil)
    }
    var infinite = MotionRun(.easeIn, value: .infinity)
    #expect(infinite.show() == nil)
  }

  @Test func `equally created animations are equal`() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring == .smooth && Animation.default != .smooth)
    #expect(Animation.spring(response: 0.5, dampingFraction: 0.7) == .bouncy)
    #expect(Self.kept == .easeIn(duration: 0.2).delay(0.1))
    #expect(Self.kept != .easeIn(duration: 0.2).delay(0.2))
    #expect(Set([Animation.linear, .linear(duration: 0.35), .linear.speed(2)]).count == 2)
    #expect(Animation.interactiveSpring.base as? FluidSpringAnimation != nil)
    #expect(Animation.interpolatingSpring != .spring)
  }

  @Test func `the predefined springs have their parameters`() {
    func numbers(_ animation: Animation) -> [Double] {
      guard let spring = animation.base as? FluidSpringAnimation else { return [] }
      return [spring.response, spring.dampingFraction, spring.blendDuration].map {
        ($0 * 1000).rounded() / 1000
      }
    }
    #expect(numbers(.spring) == [0.5, 1, 0])
    #expect(numbers(.spring()) == [0.5, 1, 0])
    #expect(numbers(.spring(dampingFraction: 0.825)) == [0.5, 0.825, 0])
    #expect(numbers(.spring(response: 0.3)) == [0.3, 0.825, 0])
    #expect(numbers(.snappy) == [0.5, 0.85, 0])
    #expect(numbers(.bouncy(duration: 0.3, extraBounce: 0.1)) == [0.3, 0.6, 0])
    #expect(numbers(.interactiveSpring) == [0.15, 0.85, 0.25])
    #expect(numbers(.interactiveSpring(response: 0.15)) == [0.15, 0.86, 0.25])
    #expect(numbers(.spring(duration: 1, bounce: -0.5)) == [1, 2, 0])
  }

  @Test func `an interpolating spring follows the closed form until it has settled`() {
    var motion = MotionRun(
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5), value: 10)
    #expect(abs(motion.step(6)! - 6.07053444) < 1e-7)
    #expect(abs(motion.velocity! - 59.66036743) < 1e-7)
    var still = MotionRun(.interpolatingSpring(stiffness: 100, damping: 10), value: 10)
    #expect(abs(still.finish() - 1.739902950) < 1 / 60.0)
    var damped = MotionRun(.interpolatingSpring(Spring(duration: 0.5, bounce: -0.5)), value: 1)
    #expect(abs(damped.step(6)! - 0.357739556) < 1e-8)
    for animation in [
      Animation.interpolatingSpring(duration: 0), .interpolatingSpring(stiffness: 0, damping: 1),
      .interpolatingSpring(mass: 0, stiffness: 1, damping: 1),
    ] {
      var none = MotionRun(animation, value: 1)
      #expect(none.show() == nil)
    }
  }

  @Test func `a delayed animation stays at its start during the delay`() {
    var motion = MotionRun(.linear(duration: 0.5).delay(0.25), value: 60)
    #expect(motion.step(15) == 0)
    #expect(abs(motion.step()! - 2) < 1e-9)
    #expect(motion.finish() == 46 / 60.0)
    var none = MotionRun(.linear(duration: 0).delay(0.1), value: 10)
    #expect(none.step(5) == 0)
    #expect(none.step() == nil)
    var early = MotionRun(.linear(duration: 1).delay(-0.5), value: 60)
    #expect(abs(early.step()! - 31) < 1e-9)
    var complete = MotionRun(.spring(duration: 0).delay(0.1), value: 1)
    _ = complete.step(5)
    #expect(!complete.context.isLogicallyComplete)
    _ = complete.step()
    #expect(complete.context.isLogicallyComplete)
  }

  @Test func `an animation's speed divides its duration`() {
    var motion = MotionRun(.linear(duration: 0.5).speed(2), value: 60)
    #expect(motion.step(6) == 24)
    #expect(motion.finish() == 16 / 60.0)
    var spring = MotionRun(.interpolatingSpring.speed(0.5), value: 1)
    #expect(abs(spring.step(12)! - 0.357739556) < 1e-8)
    #expect(abs(spring.velocity! - 4.494373762 / 2) < 1e-8)
  }

  @Test func `autoreversing repetitions end at the target`() {
    let base = Animation.linear(duration: 0.1)
    func values(_ animation: Animation, frames: Int = 40) -> [Double] {
      var motion = MotionRun(animation, value: 6)
      var result: [Double] = []
      while result.count < frames, let offset = motion.step() {
        result.append((offset * 1e6).rounded() / 1e6)
      }
      return result
    }
    let there = [1.0, 2, 3, 4, 5, 6]
    let again = [0.0, 1, 2, 3, 4, 5, 6]
    #expect(values(base) == there)
    #expect(values(base.repeatCount(3, autoreverses: false)) == there + again + again)
    #expect(values(base.repeatCount(2)) == there + again.reversed())
    #expect(values(base.repeatCount(3)) == there + again.reversed() + again)
    #expect(values(base.repeatCount(0)) == there)
    #expect(values(base.repeatForever(), frames: 20) == there + again.reversed() + again)
    #expect(values(.linear(duration: 0).repeatForever()) == [])
    #expect(values(base.repeatCount(2).repeatCount(2, autoreverses: false)).count == 13 + 14)
  }

  @Test func `repeated springs start at rest, and complete with the last repetition`() {
    var motion = MotionRun(.smooth(duration: 0.1).repeatCount(2, autoreverses: false), value: 100)
    var first: [Double] = []
    var second: [Double] = []
    var completeSince: Double?
    while let offset = motion.step() {
      if offset < 50, first.last ?? 0 > 90 { second.append(offset) } else { first.append(offset) }
      if motion.context.isLogicallyComplete { completeSince = completeSince ?? motion.time }
    }
    #expect(second.first == 0)
    #expect(completeSince! > Double(first.count / 2) / 60)
  }

  @Test func `an animation may be logically complete before it ends`() {
    var motion = MotionRun(.linear(duration: 1).logicallyComplete(after: 0.25), value: 1)
    _ = motion.step(14)
    #expect(!motion.context.isLogicallyComplete)
    _ = motion.step()
    #expect(motion.context.isLogicallyComplete)
    #expect(motion.step() != nil)
  }
}

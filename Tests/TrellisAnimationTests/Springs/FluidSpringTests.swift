import Foundation
import SwiftUI
import Testing

@testable import Trellis

@Suite struct FluidSpringTests {
  /// Runs an animation of 100 points at 60 frames per second, and returns its duration in seconds and its largest error.
  ///
  /// A frame's error is its distance in points from the range of the closed form's values at most 1/300 second earlier or later.
  private func run(_ animation: Animation, like spring: Spring) -> (end: Double, error: Double) {
    var motion = MotionRun(animation, value: 100)
    var error = 0.0
    while let offset = motion.step() {
      let time = motion.time
      let near = (-10...10).map { spring.value(target: 100, time: time + Double($0) / 3000) }
      error = max(error, near.min()! - offset, offset - near.max()!)
    }
    return (motion.time, error)
  }

  @Test func `springs end at the recorded times, and stay near the closed form`() {
    let runs = [
      run(.smooth, like: .smooth), run(.snappy, like: .snappy), run(.bouncy, like: .bouncy),
      run(.spring(response: 0.15, dampingFraction: 0.86), like: Spring(response: 0.15, dampingRatio: 0.86)),
    ]
    #expect(runs.map { ($0.end * 100).rounded() / 100 } == [1.27, 1.03, 1.13, 0.37])
    for run in runs.dropLast() { #expect(run.error < 0.5) }
    #expect(runs[3].error < 1.5)
  }

  @Test func `a spring continues from another at its velocity`() {
    var motion = MotionRun(.smooth, value: 100)
    let before = motion.step(9)!
    let speed = motion.velocity!
    motion.retarget(to: 0, .bouncy)
    #expect(motion.show() == before)
    #expect(motion.velocity == speed)
    // The value turns back, but first continues in its direction.
    #expect(motion.step()! > before)
    let spring = Spring.bouncy
    let expected = before + spring.value(target: -before, initialVelocity: speed, time: 0.2)
    #expect(abs(motion.step(11)! - expected) < 1.5)
    #expect(motion.finish() < 2)
  }

  @Test func `a spring continues from a curve at rest`() {
    var motion = MotionRun(.linear(duration: 1), value: 100)
    let before = motion.step(30)!
    motion.retarget(to: 200, .smooth)
    #expect(motion.show() == before)
    #expect(motion.velocity == 0)
    let expected = before + Spring.smooth.value(target: 200 - before, time: 0.1)
    #expect(abs(motion.step(6)! - expected) < 2)
  }

  @Test func `a spring continues with an interpolating spring's velocity, through delays and speeds`() {
    for first in [
      Animation.interpolatingSpring(duration: 0.5, bounce: 0), .smooth.delay(0.1), .smooth.speed(0.5),
      .smooth.repeatCount(3), .smooth.logicallyComplete(after: 0.1),
    ] {
      var motion = MotionRun(first, value: 100)
      let earlier = motion.step(11)!
      let before = motion.step()!
      motion.retarget(to: -50, .snappy)
      #expect(motion.show() == before)
      #expect(abs(motion.velocity! - (before - earlier) * 60) < 0.1 * motion.velocity!)
    }
  }

  @Test func `a target that moves in each frame doesn't restart the spring's time`() {
    var still = MotionRun(.interactiveSpring, value: 100, rate: 144)
    var moving = still
    for _ in 0..<40 {
      let (one, other) = (still.step()!, moving.step()!)
      #expect(abs(one - other) < 1e-9)
      moving.retarget(to: 100, .interactiveSpring)
    }
  }

  @Test func `a spring is logically complete after its response, restarted by each new target`() {
    var motion = MotionRun(.smooth(duration: 0.5), value: 100)
    _ = motion.step(29)
    #expect(!motion.context.isLogicallyComplete)
    _ = motion.step()
    #expect(motion.context.isLogicallyComplete)
    motion.retarget(to: 50, .smooth(duration: 0.25))
    #expect(!motion.context.isLogicallyComplete)
    _ = motion.step(14)
    #expect(!motion.context.isLogicallyComplete)
    _ = motion.step()
    #expect(motion.context.isLogicallyComplete)
  }

  @Test func `a blend duration interpolates the response smoothly`() {
    func run(_ blend: Double) -> Double {
      var motion = MotionRun(.smooth(duration: 1), value: 100)
      _ = motion.step(3)
      motion.retarget(to: 100, .spring(duration: 0.1, bounce: 0, blendDuration: blend))
      return motion.step(6)!
    }
    var slow = MotionRun(.smooth(duration: 1), value: 100)
    let (none, some, unchanged) = (run(0), run(0.5), slow.step(9)!)
    #expect(unchanged < some && some < none)
  }

  @Test func `a spring hardly depends on the frame rate`() {
    for rate in [50.0, 60, 75, 90, 120, 144, 240, 1000] {
      var motion = MotionRun(.bouncy, value: 100, rate: rate)
      var worst = 0.0
      while let offset = motion.step() {
        worst = max(worst, abs(offset - Spring.bouncy.value(target: 100, time: motion.time)))
      }
      #expect(worst < 2.5)
      #expect(abs(motion.time - 1.13) < 0.05)
    }
  }

  @Test func `a spring retargeted to its start ends there`() {
    var motion = MotionRun(.smooth, value: 1)
    _ = motion.step(6)
    motion.retarget(to: 0, .smooth)
    #expect(motion.finish() < 1.5)
    var small = MotionRun(.bouncy, value: 1e-6)
    #expect(small.step(6)! > 0)
    #expect(small.finish() < 1)
    var none = MotionRun(.bouncy, value: 0)
    #expect(none.step() == nil)
  }

  @Test func `a gap of more than a second is one frame`() {
    var motion = MotionRun(.smooth, value: 100, rate: 0.5)
    var frame = MotionRun(.smooth, value: 100)
    #expect(motion.step() == frame.step())
  }

  @Test func `invalid spring parameters are harmless`() {
    let odd = [0, -1, 1e-300, 1e-3, 1e300, .infinity, -.infinity, .nan]
    for response in odd {
      for damping in odd {
        for value in [100, 0, 1e300, .infinity, .nan] {
          for rate in [60.0, 1e9, 1e-9] {
            let animation = Animation.spring(
              response: response, dampingFraction: damping, blendDuration: damping)
            var motion = MotionRun(animation, value: value, rate: rate)
            for _ in 0..<20 { #expect(motion.step()?.isFinite ?? true) }
            motion.retarget(to: 5, .interactiveSpring)
            for _ in 0..<20 { #expect(motion.step()?.isFinite ?? true) }
          }
        }
      }
    }
  }

  @Test func `a very stiff, strongly damped spring doesn't oscillate`() {
    for damping in [1.0, 2, 10, 1000] {
      var motion = MotionRun(.spring(response: 0.01, dampingFraction: damping), value: 100)
      var last = 0.0
      while motion.time < 3, let offset = motion.step() {
        #expect(offset >= last - 1e-9 && offset <= 100 + 1e-9)
        last = offset
      }
      #expect(last > (damping < 100 ? 99 : 10))
    }
  }
}

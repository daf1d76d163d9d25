import Foundation
import SwiftUI

@testable import Trellis

/// An animation of a number, seen frame by frame, as a window would.
struct MotionRun {
  private(set) var animation: Animation
  private(set) var value: Double
  private(set) var context = AnimationContext<Double>(environment: EnvironmentValues())
  private var frame = 0
  let rate: Double

  init(_ animation: Animation, value: Double, rate: Double = 60) {
    (self.animation, self.value, self.rate) = (animation, value, rate)
  }

  var time: Double { Double(frame) / rate }

  /// What is shown at the time that it is.
  mutating func show() -> Double? { animation.animate(value: value, time: time, context: &context) }

  /// Goes to the next frame, and tells what is shown there.
  mutating func step() -> Double? {
    frame += 1
    return show()
  }

  /// Shows so many frames; the last is returned.
  mutating func step(_ count: Int) -> Double? {
    var shown: Double?
    for _ in 0..<count { shown = step() }
    return shown
  }

  /// Goes on until the animation is over.
  mutating func finish() -> Double {
    while step() != nil {}
    return time
  }

  /// Gives the number another target, by another animation.
  mutating func retarget(to target: Double, _ next: Animation) {
    animation = animation.continued(by: next, value: value, time: time, context: &context)
    value = target
  }

  var velocity: Double? { animation.velocity(value: value, time: time, context: context) }
}

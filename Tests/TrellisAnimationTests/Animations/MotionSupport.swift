import Foundation
import SwiftUI

@testable import Trellis

/// An animation of a number, evaluated frame by frame as in a window.
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

  /// Returns the value shown at the current time.
  mutating func show() -> Double? { animation.animate(value: value, time: time, context: &context) }

  /// Advances by one frame, and returns the value shown.
  mutating func step() -> Double? {
    frame += 1
    return show()
  }

  /// Advances by `count` frames, and returns the value of the last.
  mutating func step(_ count: Int) -> Double? {
    var shown: Double?
    for _ in 0..<count { shown = step() }
    return shown
  }

  /// Advances until the animation is over, and returns the time.
  mutating func finish() -> Double {
    while step() != nil {}
    return time
  }

  /// Sets another target, with another animation.
  mutating func retarget(to target: Double, _ next: Animation) {
    animation = animation.continued(by: next, value: value, time: time, context: &context)
    value = target
  }

  var velocity: Double? { animation.velocity(value: value, time: time, context: context) }
}

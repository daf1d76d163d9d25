import Foundation
import SwiftUI
import Testing

@Suite struct KeyframeTests {
  private struct Values: Equatable {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
    var name = "kept"
  }

  private struct Bounce: KeyframeTrackContent {
    let height: Double

    var body: some KeyframeTrackContent<Double> {
      CubicKeyframe(height, duration: 0.2)
      LinearKeyframe(1, duration: 0.2)
    }
  }

  private struct Turn: Keyframes {
    var body: some Keyframes<Values> {
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
    }
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-9 }

  @Test func `cubic keyframes are smooth, with the computed values`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(4, duration: 0.3)
      CubicKeyframe(8, duration: 0.5)
    }
    #expect(isNear(timeline.duration, 1))
    for (time, value) in [
      (-1, 0), (0, 0), (0.1, 4.8), (0.2, 10), (0.35, 7.39375), (0.5, 4), (0.75, 5.84375), (1, 8), (9, 8),
    ] {
      #expect(isNear(timeline.value(time: time), value))
      #expect(isNear(timeline.value(progress: time), value))
    }
    // No corner at a knot.
    for knot in [0.2, 0.5] {
      let before = timeline.value(time: knot) - timeline.value(time: knot - 1e-6)
      let after = timeline.value(time: knot + 1e-6) - timeline.value(time: knot)
      #expect(abs(before - after) < 1e-9)
    }
  }

  @Test func `keyframe tracks run in parallel, and stay at their ends`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 1)
        MoveKeyframe(10)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.offset.width) {
        LinearKeyframe(100, duration: 0.5, timingCurve: .easeIn)
      }
      Turn()
    }
    #expect(timeline.duration == 2)
    var value = timeline.value(time: 0.25)
    #expect(isNear(value.scale, 1.5))
    #expect(abs(value.offset.width - 31.5356813) < 1e-6)
    #expect(isNear(value.angle.degrees, 11.25))
    value = timeline.value(time: 1)
    #expect(value.scale == 10 && value.offset.width == 100)
    value = timeline.value(progress: 0.75)
    #expect(isNear(value.scale, 5) && value.offset.width == 100)

    // Only properties with a track are set.
    var other = Values(name: "another")
    other.offset.height = 7
    timeline.update(value: &other, time: 5)
    #expect(other.name == "another" && other.offset == CGSize(width: 100, height: 7) && other.scale == 0)
    timeline.update(value: &other, progress: 0)
    #expect(other.scale == 1 && other.offset.width == 0)
  }

  @Test func `a jump is made when the keyframe before it ends`() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      MoveKeyframe(2)
      LinearKeyframe(3, duration: 1)
      MoveKeyframe(5)
    }
    #expect(timeline.value(time: 0) == 2)
    #expect(isNear(timeline.value(time: 0.999), 2.999))
    #expect(timeline.value(time: 1) == 5)
    #expect(timeline.duration == 1)
  }

  @Test func `a spring keyframe lasts until it settles, and ends at its target`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: .bouncy)
      LinearKeyframe(2, duration: 1)
    }
    #expect(abs(timeline.duration - 2.044713091) < 1e-8)
    #expect(abs(timeline.value(time: 0.2) - 0.873710896) < 1e-8)
    #expect(abs(timeline.value(time: 1.544713091) - 1.5) < 1e-8)
  }

  @Test func `an interrupted spring keyframe is continued from its value`() {
    let spring = Spring.smooth
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.2, spring: spring)
      SpringKeyframe(0, spring: spring)
    }
    let (cut, speed) = (spring.value(target: 1.0, time: 0.2), spring.velocity(target: 1.0, time: 0.2))
    #expect(isNear(timeline.value(time: 0.2), cut))
    let later = cut + spring.value(target: -cut, initialVelocity: speed, time: 0.1)
    #expect(isNear(timeline.value(time: 0.3), later))
  }

  @Test func `velocity is carried between kinds of keyframes`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
      LinearKeyframe(60, duration: 2)
      SpringKeyframe(60, spring: .smooth)
      CubicKeyframe(0, duration: 1, startVelocity: 5, endVelocity: -8)
      CubicKeyframe(-10, duration: 1)
    }
    func slope(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    #expect(abs(slope(1.00001) - 10) < 0.01)
    #expect(abs(slope(1.99999) - 15) < 0.01)
    // The spring starts at the linear keyframe's speed, although it is at its target.
    #expect(abs(slope(4.00001) - 15) < 0.01)
    #expect(timeline.value(time: 4.05) > 60)
    let end = timeline.duration
    #expect(abs(slope(end - 1.99999) - 5) < 0.01)
    #expect(abs(slope(end - 1.00001) + 8) < 0.01)
    #expect(abs(slope(end - 0.99999) + 8) < 0.01)
    #expect(abs(slope(end - 0.00001)) < 0.01)
  }

  @Test func `the keyframe builder supports loops, branches and groups`() {
    func timeline(_ isHigh: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 1.0) {
        for index in 1...3 { LinearKeyframe(Double(index), duration: 0.5) }
        if isHigh { MoveKeyframe(100) } else { LinearKeyframe(0, duration: 1) }
        Bounce(height: 7)
      }
    }
    #expect(isNear(timeline(true).duration, 1.9) && isNear(timeline(false).duration, 2.9))
    #expect(timeline(true).value(time: 1.5) == 100)
    #expect(timeline(true).value(time: 1.7) == 7)
    let track = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        for index in 1...3 { LinearKeyframe(Double(index), duration: 0.5) }
        if true { MoveKeyframe(100) } else { LinearKeyframe(0, duration: 1) }
      }
    }
    #expect(track.value(time: 9).scale == 100)
  }

  @Test func `an empty keyframe timeline stays at its start`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 3) == Values() && timeline.value(progress: 1) == Values())
  }

  @Test func `invalid durations and times are harmless`() {
    for odd in [0, -1, .infinity, -.infinity, Double.nan, 1e-300, 1e300] {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(1, duration: odd)
        CubicKeyframe(2, duration: odd)
        SpringKeyframe(3, duration: odd)
        SpringKeyframe(4, spring: Spring(duration: odd, bounce: odd))
        CubicKeyframe(5, duration: 1)
      }
      #expect(!timeline.duration.isNaN)
      for time in [0, 0.5, 1, odd] { #expect(!timeline.value(time: time).isNaN) }
    }
  }
}

import Foundation
import SwiftUI
import Testing

@testable import Trellis

@Suite struct SpringTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let spring: Spring
    var velocity = 0.0
    /// The values at 0.05, 0.1, 0.2, 0.4 and 0.8 seconds.
    let values: [Double]
    /// The rate of change at 0.1 seconds.
    let rate: Double
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "smooth", spring: .smooth,
      values: [0.131311455, 0.357739556, 0.715415689, 0.960457286, 0.999524140], rate: 4.494373762),
    Row(
      name: "snappy", spring: .snappy,
      values: [0.138210353, 0.388102446, 0.786369170, 1.001616993, 1.000154774], rate: 5.038907578),
    Row(
      name: "bouncy", spring: .bouncy,
      values: [0.145715014, 0.423302123, 0.873710896, 1.039302609, 0.998778658], rate: 5.707558338),
    Row(
      name: "sluggish", spring: Spring(duration: 0.5, bounce: -0.25),
      values: [0.117857387, 0.303613755, 0.597105603, 0.870129661, 0.986569881], rate: 3.599764129),
    Row(
      name: "quick", spring: Spring(response: 0.15, dampingRatio: 0.86),
      values: [0.676634630, 0.975876350, 1.001449151, 0.999999640, 1], rate: 1.887793428),
    Row(
      name: "the old default", spring: Spring(response: 0.5, dampingRatio: 0.825),
      values: [0.139417337, 0.393607720, 0.799648863, 1.008260267, 1.000000556], rate: 5.140866137),
    Row(
      name: "of a mass, thrown", spring: Spring(mass: 1, stiffness: 100, damping: 10), velocity: 5,
      values: [0.293078075, 0.607053444, 1.059065450, 1.128357829, 0.985364175], rate: 5.966036743),
    Row(
      name: "overdamped, thrown back",
      spring: Spring(mass: 2, stiffness: 50, damping: 40, allowOverDamping: true), velocity: -3,
      values: [-0.070968055, -0.054980771, 0.049391098, 0.268389472, 0.571818980], rate: 0.741884960),
  ]

  @Test(arguments: rows) func `a spring has the computed values`(_ row: Row) {
    for (time, value) in zip([0.05, 0.1, 0.2, 0.4, 0.8], row.values) {
      let found = row.spring.value(target: 1, initialVelocity: row.velocity, time: time)
      #expect(abs(found - value) < 1e-8)
    }
    let rate = row.spring.velocity(target: 1, initialVelocity: row.velocity, time: 0.1)
    #expect(abs(rate - row.rate) < 1e-8)
  }

  @Test(arguments: rows) func `a spring stepped in parts matches one step`(_ row: Row) {
    var (value, velocity) = (3.0, row.velocity)
    for _ in 0..<40 { row.spring.update(value: &value, velocity: &velocity, target: 4, deltaTime: 0.01) }
    let whole = row.spring.value(target: 1, initialVelocity: row.velocity, time: 0.4)
    #expect(abs(value - 3 - whole) < 1e-12)
    #expect(
      abs(velocity - row.spring.velocity(target: 1, initialVelocity: row.velocity, time: 0.4)) < 1e-11)
  }

  @Test(arguments: rows) func `a spring's force is the change of its velocity`(_ row: Row) {
    let (before, after) = (0.2 - 1e-6, 0.2 + 1e-6)
    func velocity(_ time: Double) -> Double {
      row.spring.velocity(target: 1, initialVelocity: row.velocity, time: time)
    }
    let position = row.spring.value(target: 1, initialVelocity: row.velocity, time: 0.2)
    let force = row.spring.force(target: 1, position: position, velocity: velocity(0.2))
    #expect(abs(force / row.spring.mass - (velocity(after) - velocity(before)) / 2e-6) < 1e-4)
  }

  @Test func `a spring settles after the computed times`() {
    func settling(_ index: Int) -> Double { Self.rows[index].spring.settlingDuration }
    #expect(abs(settling(0) - 0.8) < 1e-9)
    #expect(abs(settling(1) - 0.876827123) < 1e-8)
    #expect(abs(settling(2) - 1.044713091) < 1e-8)
    #expect(abs(settling(4) - 0.292011680) < 1e-8)
    #expect(abs(settling(6) - 1.739902950) < 1e-8)
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
    #expect(Spring(duration: 0).settlingDuration == 0)
    #expect(Spring(duration: 1, bounce: -1).settlingDuration == .infinity)
    #expect(Spring().settlingDuration(target: 0.0, epsilon: 0.001) == 0)
  }

  @Test(arguments: rows) func `a spring that settled stays where it is`(_ row: Row) {
    let time = row.spring.settlingDuration(target: 1, initialVelocity: row.velocity, epsilon: 0.01)
    for later in stride(from: time, to: time + 3, by: 0.01) {
      let rest = 1 - row.spring.value(target: 1, initialVelocity: row.velocity, time: later)
      #expect(abs(rest) <= 0.01 + 1e-12)
    }
  }

  @Test(arguments: [0.2, 0.7, 0.95, 1, 1.5, 8]) func `a spring can be created by its settling duration`(
    _ ratio: Double
  ) {
    let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
    #expect(spring.dampingRatio == ratio)
    #expect(abs(spring.settlingDuration - 1.5) < 1e-6)
  }

  @Test func `the three descriptions are of one spring`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.response - 0.5) < 1e-15 && abs(spring.dampingRatio - 0.7) < 1e-15)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(spring.damping - 17.59291886010284) < 1e-9)
    let physical = Spring(mass: 2, stiffness: 50, damping: 40, allowOverDamping: true)
    #expect(abs(physical.dampingRatio - 2) < 1e-12 && abs(physical.bounce + 0.5) < 1e-12)
    #expect(abs(physical.stiffness - 50) < 1e-12 && abs(physical.damping - 40) < 1e-12)
    #expect(Spring(mass: 2, stiffness: 50, damping: 40).dampingRatio == 1)
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(duration: 1, bounce: 3).dampingRatio == 0 && Spring(duration: 1, bounce: -3).bounce == -1)
  }

  @Test func `invalid spring parameters are harmless`() {
    let odd = [0, -1, 1e-300, 1e300, .infinity, -.infinity, .nan]
    for first in odd {
      for second in odd {
        for spring in [
          Spring(duration: first, bounce: second), Spring(response: first, dampingRatio: second),
          Spring(mass: 1, stiffness: first, damping: second, allowOverDamping: true),
          Spring(settlingDuration: first, dampingRatio: second),
        ] {
          for time in odd {
            #expect(!spring.value(target: 1, initialVelocity: 0, time: time).isNaN)
            #expect(!spring.velocity(target: 1, initialVelocity: 0, time: time).isNaN)
          }
          #expect(!spring.settlingDuration.isNaN)
        }
      }
    }
  }

  @Test func `a spring animates any animatable data`() {
    let (from, to) = (CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 0))
    let point = Spring.smooth.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    #expect(abs(point.x - 17.15415689) < 1e-7 && abs(point.y - 5.69168622) < 1e-7)
    let rate = Spring.smooth.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1)
    #expect(abs(rate.x - 44.94373762) < 1e-7)
    let rest = Spring.smooth.force(fromValue: from, toValue: to, position: to, velocity: .zero)
    #expect(rest == .zero)
    let time = Spring.snappy.settlingDuration(
      fromValue: 1.0, toValue: 2.0, initialVelocity: 0.0, epsilon: 0.001)
    #expect(abs(time - 0.876827123) < 1e-8)
  }
}

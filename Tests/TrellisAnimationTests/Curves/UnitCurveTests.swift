import Foundation
import SwiftUI
import Testing

@testable import Trellis

@Suite struct UnitCurveTests {
  private static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(
    arguments: [
      (UnitCurve.easeIn, [0.017026610, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
      (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.982973390]),
      (.easeInOut, [0.019722454, 0.129161931, 0.5, 0.870838069, 0.980277546]),
      (.linear, times),
    ])
  func `a timing curve has the computed values`(_ curve: UnitCurve, _ values: [Double]) {
    for (time, value) in zip(Self.times, values) {
      #expect(abs(curve.value(at: time) - value) < 1e-8)
      #expect(abs(curve.inverse.value(at: value) - time) < 1e-7)
    }
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: .infinity) == 1 && curve.value(at: .nan).isNaN)
  }

  /// Recorded: OS-UC.
  @Test func `eased curves have the values and the velocities that were recorded`() {
    func isNear(_ found: [Double], _ expected: [Double]) -> Bool {
      zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 }
    }
    let times = [0.25, 0.5, 0.75]
    #expect(isNear(times.map(UnitCurve.easeIn.value), [0.09, 0.32, 0.62]))
    #expect(isNear(times.map(UnitCurve.easeOut.value), [0.38, 0.68, 0.91]))
    #expect(isNear(times.map(UnitCurve.easeInOut.value), [0.13, 0.5, 0.87]))
    #expect(isNear(times.map(UnitCurve.easeIn.velocity), [0.67, 1.07, 1.37]))
  }

  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .circularEaseInOut.inverse, .easeInOut.inverse,
    .bezier(startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.7, y: 1.5)),
    .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
  ]

  @Test(arguments: curves) func `the velocity is the derivative of the value`(_ curve: UnitCurve) {
    for time in [0.05, 0.2, 0.45, 0.6, 0.95] {
      let difference = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
      #expect(abs(curve.velocity(at: time) - difference) < 1e-4 * max(1, abs(difference)))
    }
    #expect(curve.velocity(at: .nan).isNaN)
  }

  @Test func `the velocity at an end is the one-sided derivative`() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58 * 1) < 1e-9)
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-9)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseIn.velocity(at: 0) == 0)
  }

  @Test(arguments: curves.dropLast(2)) func `an inverse curve returns the time of a value`(_ curve: UnitCurve)
  {
    for time in stride(from: 0.05, to: 1, by: 0.1) {
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
      #expect(abs(curve.inverse.inverse.value(at: time) - curve.value(at: time)) < 1e-9)
    }
  }

  @Test func `a circular curve is a quarter of a circle`() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-12)
  }

  @Test func `a curve with NaN control points terminates, and isn't finite`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: .nan), endControlPoint: UnitPoint(x: 3, y: .infinity))
    #expect(!curve.value(at: 0.5).isFinite)
  }
}

import Charts
import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Data that no scale can show as it is.
@MainActor @Suite struct OddDataTests {
  @Test(arguments: [
    Double.nan, .infinity, -.infinity, .leastNonzeroMagnitude, .leastNormalMagnitude / 100, -1e308, 1e308,
  ])
  func `numbers that aren't finite, and the smallest and largest ones, don't stop a chart`(odd: Double) {
    let values = [odd, 1, 2]
    _ = host(
      Chart(values.indices, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", values[index]))
          .foregroundStyle(by: .value("colour", values[index]))
          .symbolSize(by: .value("size", values[index]))
      })
    _ = host(
      Chart(values.indices, id: \.self) { index in
        LineMark(x: .value("x", values[index]), y: .value("y", odd))
      }
      .chartYScale(domain: [0, odd]).chartXScale(domain: [odd, odd]))
    _ = host(Chart { BarMark(x: .value("x", odd), y: .value("y", odd)) })
    _ = host(Chart([odd], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) })
  }

  @Test func `a mask in a mask's content has no effect`() {
    _ = host(
      Chart {
        BarMark(x: .value("x", 1), y: .value("y", 2))
          .mask {
            PointMark(x: .value("x", 1), y: .value("y", 1))
              .mask { PointMark(x: .value("x", 1), y: .value("y", 1)) }
          }
      })
  }

  @Test func `an infinite range and a tiny size have no bins`() {
    #expect(NumberBins(range: 0...Double.infinity, desiredCount: 10).count < 2)
    let day = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400)
    #expect(DateBins(timeInterval: 1e-9, range: day).isEmpty)
    #expect(DateBins(timeInterval: 3600, range: day).count == 24)
  }
}

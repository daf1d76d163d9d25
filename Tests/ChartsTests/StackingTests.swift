import Charts
import SwiftUI
import Testing

@testable import Charts

/// The stacking of bars, areas and sectors, with values computed by hand.
@MainActor
struct StackingTests {
  /// Returns the extents of the marks of content after stacking, as lower and upper ends.
  private func extents(@ChartContentBuilder _ content: () -> some ChartContent) -> [[Double]] {
    var marks = MarkCollector.collect(content()).marks
    Stacking().stack(&marks)
    return marks.map { mark in mark.extent.map { [$0.lower, $0.upper] } ?? [] }
  }

  private let values = [("a", 3.0), ("a", 5.0), ("b", 2.0), ("a", -4.0), ("a", -1.0)]

  private func bars(_ method: MarkStackingMethod) -> [[Double]] {
    extents {
      ForEach(values.indices, id: \.self) {
        BarMark(x: .value("x", values[$0].0), y: .value("y", values[$0].1), stacking: method)
      }
    }
  }

  @Test func `bars are on top of each other, and negative ones below zero`() {
    #expect(bars(.standard) == [[0, 3], [3, 8], [0, 2], [0, -4], [-4, -5]])
  }

  @Test func `shares are of the sum of all absolute values`() {
    // The sum at "a" is 3 + 5 + 4 + 1 = 13.
    let sums: [[Double]] = [[0, 3], [3, 8], [0, 13], [0, -4], [-4, -5]]
    let shares = sums.map { $0.map { $0 / 13 } }
    #expect(bars(.normalized) == shares)
  }

  @Test func `a centred stack is around zero`() {
    #expect(
      extents {
        BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .center)
        BarMark(x: .value("x", "a"), y: .value("y", 5), stacking: .center)
      } == [[-4, -1], [-1, 4]])
  }

  @Test func `unstacked bars all start at zero`() {
    #expect(bars(.unstacked) == [[0, 3], [0, 5], [0, 2], [0, -4], [0, -1]])
  }

  @Test func `bars beside each other aren't stacked on each other`() {
    #expect(
      extents {
        BarMark(x: .value("x", "a"), y: .value("y", 3)).position(by: .value("g", "1"))
        BarMark(x: .value("x", "a"), y: .value("y", 5)).position(by: .value("g", "2"))
      } == [[0, 3], [0, 5]])
  }

  @Test func `bars along x are stacked along x`() {
    #expect(
      extents {
        BarMark(x: .value("x", 3), y: .value("y", "a"))
        BarMark(x: .value("x", 4), y: .value("y", "a"))
        BarMark(x: .value("x", 5))
        BarMark(x: .value("x", 6))
      } == [[0, 3], [3, 7], [0, 5], [5, 11]])
  }

  @Test func `ranges aren't stacked`() {
    #expect(extents { BarMark(x: .value("x", "a"), yStart: .value("y", 3), yEnd: .value("y", 4)) } == [[]])
    #expect(extents { LineMark(x: .value("x", 1), y: .value("y", 3)) } == [[]])
  }

  @Test func `sectors follow each other`() {
    #expect(
      extents {
        SectorMark(angle: .value("v", 10))
        SectorMark(angle: .value("v", 30))
      } == [[0, 10], [10, 40]])
  }
}

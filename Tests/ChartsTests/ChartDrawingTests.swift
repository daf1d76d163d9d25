import Charts
import Foundation
import SwiftUI
import Testing

@testable import Charts

/// The outlines of marks, and simplified lines.
@MainActor
struct ChartDrawingTests {
  /// Returns the figures of content in a plot area of 100 × 100 points.
  private func figures(
    _ change: (inout ChartConfiguration) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> [Figure] {
    var configuration = ChartConfiguration()
    configuration.x.content = .hidden
    configuration.y.content = .hidden
    change(&configuration)
    let model = ChartModel(MarkCollector.collect(content()), configuration)
    let size = CGSize(width: 100, height: 100)
    let plan = ChartPlan(model, size: size).sized(size, isMirrored: false)
    return FigureBuilder(plan).figures(of: plan.model.marks)
  }

  @Test func `a bar takes 80 % of its band`() {
    let frames = figures({ $0.y.domain = (0...10)._scaleDomain }) {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      BarMark(x: .value("x", "b"), y: .value("y", -0.0))
    }.map(\.frame)
    #expect(
      frames == [CGRect(x: 5, y: 50, width: 40, height: 50), CGRect(x: 55, y: 100, width: 40, height: 0)])
  }

  @Test func `widths, insets and offsets apply`() {
    let frames = figures({ $0.y.domain = (0...10)._scaleDomain }) {
      BarMark(x: .value("x", "a"), y: .value("y", 10), width: .fixed(10))
      BarMark(x: .value("x", "b"), y: .value("y", 10), width: .inset(10)).offset(x: 1, y: 2)
    }.map(\.frame)
    #expect(
      frames == [CGRect(x: 20, y: 0, width: 10, height: 100), CGRect(x: 61, y: 2, width: 30, height: 100)])
  }

  @Test func `groups share 80 % of the band`() {
    let frames = figures({ $0.y.domain = (0...10)._scaleDomain }) {
      BarMark(x: .value("x", "a"), y: .value("y", 10)).position(by: .value("g", "1"))
      BarMark(x: .value("x", "a"), y: .value("y", 10)).position(by: .value("g", "2"))
    }.map(\.frame)
    #expect(frames.map(\.minX) == [10, 50] && frames.map(\.width) == [40, 40])
  }

  @Test func `a calendar component covers its time`() {
    let day = Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 3, hour: 15))!
    let next = Calendar.current.date(byAdding: .day, value: 1, to: day)!
    let frames = figures {
      BarMark(x: .value("x", day, unit: .day), y: .value("y", 1), width: .ratio(1))
      BarMark(x: .value("x", next, unit: .day), y: .value("y", 1), width: .ratio(1))
    }.map(\.frame)
    #expect(frames.map(\.minX) == [0, 50] && frames.map(\.width) == [50, 50])
  }

  @Test func `marks of a series are one line, whatever their number`() {
    let many = figures {
      ForEach(0..<10_000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
    }
    #expect(many.count == 1)
    let two = figures {
      ForEach(0..<100, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(
          by: .value("s", $0 % 2 == 0 ? "a" : "b"))
      }
    }
    #expect(two.count == 2)
  }

  @Test func `identities are those of the data`() {
    func ids(_ values: [Int]) -> [Figure.ID] {
      figures { ForEach(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }.map(\.id)
    }
    let (first, second) = (ids([1, 2, 3]), ids([3, 1]))
    #expect(second == [first[2], first[0]])
    #expect(Set(ids([1, 1, 2])).count == 3)
  }

  @Test func `the z index orders marks`() {
    let kinds = figures {
      RuleMark(y: .value("y", 1)).zIndex(1)
      PointMark(x: .value("x", 1), y: .value("y", 1))
    }.map(\.id.kind)
    #expect(kinds == [.point, .rule])
  }

  @Test func `a monotone curve stays between its points`() {
    var path = Path()
    let points = [0, 0, 10, 10, 3].enumerated().map { CGPoint(x: CGFloat($0) * 10, y: $1) }
    Interpolation.add(points, .monotone, to: &path, continues: false)
    #expect(path.boundingRect.minY >= -1e-9 && path.boundingRect.maxY <= 10 + 1e-9)
  }

  @Test(arguments: [
    (InterpolationMethod.stepStart, [CGPoint(x: 10, y: 0)]), (.stepEnd, [CGPoint(x: 0, y: 8)]),
    (.stepCenter, [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 8)]),
  ])
  func `steps turn at the points or between them`(method: InterpolationMethod, turns: [CGPoint]) {
    var path = Path()
    Interpolation.add([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8)], method, to: &path, continues: false)
    var ends: [CGPoint] = []
    path.forEach { element in
      if case .line(let end) = element { ends.append(end) }
    }
    for turn in turns { #expect(ends.contains(turn)) }
    #expect(ends.last == CGPoint(x: 10, y: 8))
  }

  @Test func `infinite values interrupt a line`() {
    let points = [0, 1, CGFloat.infinity, 3, 4].map { CGPoint(x: $0, y: $0) }
    let outline = CurveOutline(points: points, base: nil, method: .linear)
    var moves = 0
    outline.path(in: CGRect.zero).forEach { element in if case .move = element { moves += 1 } }
    #expect(moves == 2)
  }

  // MARK: - Simplification

  @Test func `a column keeps its first, lowest, highest and last point`() {
    let points = (0..<1000).map { CGPoint(x: CGFloat($0) / 1e4, y: CGFloat(($0 * 7919 + 500) % 1000)) }
    let kept = Simplification.simplified(points[...])
    #expect(kept.count == 4 && kept.first == points.first && kept.last == points.last)
    #expect(Set(kept.map(\.y)).isSuperset(of: [0, 999]))
  }

  @Test func `lines that turn back, or with few points, are kept`() {
    let back = (0..<1000).map { CGPoint(x: cos(CGFloat($0)), y: CGFloat($0)) }
    #expect(Simplification.simplified(back[...]) == back)
    let few = (0..<50).map { CGPoint(x: CGFloat($0), y: 0) }
    #expect(Simplification.simplified(few[...]) == few)
  }
}

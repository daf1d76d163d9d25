import Charts
import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisTesting

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

  @Test func `marks of a long line are joined, except those that differ`() {
    func kinds(@ChartContentBuilder _ content: () -> some ChartContent) -> [Int] {
      MarkCollector.collect(content()).marks.map { mark in
        if case .points(let points) = mark.curve { points.x.count } else { 1 }
      }
    }
    func line(_ count: Int) -> some ChartContent {
      ForEach(0..<count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
    }
    #expect(kinds { line(1000) } == [1000])
    #expect(kinds { line(256) }.count == 256)
    #expect(
      kinds {
        line(300)
        RuleMark(y: .value("y", 1))
        line(1000).foregroundStyle(.red)
      } == [300, 1, 1000])
    #expect(kinds { line(300).symbol(.circle) }.count == 300)
    // Parts of a series are one line, also if another mark is between them.
    let figures = figures {
      line(300)
      RuleMark(y: .value("y", 1))
      line(10)
    }
    guard case .curve(let curve) = figures.first?.outline else { return #expect(Bool(false)) }
    #expect(figures.count == 2 && curve.points.count == 310)
  }

  @Test func `groups of figures stay the same if others are added before them`() {
    func groups(_ range: Range<Int>) -> [FigureGroup] {
      FigureGroup.groups(
        of: figures { ForEach(range, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } })
    }
    let (first, second) = (groups(0..<500), groups(-100..<500))
    #expect(first.count > 4 && first.flatMap(\.figures).count == 500)
    let known = Set(second.map { "\(String(describing: $0.id)) \($0.figures.count)" })
    // The first group continues what is before it.
    for group in first.dropFirst() {
      #expect(known.contains("\(String(describing: group.id)) \(group.figures.count)"))
    }
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

  @Test func `missing values interrupt an area`() {
    let outlines = figures({ $0.y.domain = (0...10)._scaleDomain }) {
      ForEach(0..<5, id: \.self) {
        AreaMark(x: .value("x", $0), y: .value("y", $0 == 2 ? Double.nan : 5))
      }
    }.map(\.outline)
    guard case .curve(let curve) = outlines.first else { return #expect(Bool(false)) }
    var moves = 0
    curve.path(in: .zero).forEach { element in if case .move = element { moves += 1 } }
    #expect(moves == 2)
  }

  @Test func `a line grows from its end if the data has more points`() {
    let (short, long) = (
      PointVector(points: [CGPoint(x: 0, y: 4), CGPoint(x: 1, y: 8)]),
      PointVector(points: (0..<4).map { CGPoint(x: CGFloat($0), y: 0) })
    )
    var change = long - short
    change.scale(by: 0.5)
    let middle = (short + change).points
    #expect(middle.map(\.x) == [0, 1, 1.5, 2] && middle.map(\.y) == [2, 4, 4, 4])
    change.scale(by: 2)
    #expect((short + change).points == long.points)
  }

  // MARK: - Bars on scales that aren't linear

  @Test func `bars on a logarithmic scale start at its end, and are visible`() {
    let frames = figures({ $0.y.type = .log }) {
      BarMark(x: .value("x", "a"), y: .value("y", 0.01))
      BarMark(x: .value("x", "b"), y: .value("y", 1))
    }.map(\.frame)
    // The domain is 0.001…1.
    #expect(frames.map { $0.maxY.rounded() } == [100, 100])
    #expect(frames.map { ($0.height * 3).rounded() } == [100, 300])
  }

  @Test func `bars at powers of ten along a logarithmic scale are equally wide`() {
    let frames = figures({ $0.x.type = .log }) {
      ForEach([1, 10, 100], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }.map(\.frame)
    #expect(frames.count == 3)
    #expect(Set(frames.map { ($0.width * 100).rounded() }).count == 1)
  }

  @Test func `numbers on a scale of categories have a band each`() {
    let frames = figures({ $0.x.type = .category }) {
      ForEach([2020, 2022, 2030], id: \.self) { BarMark(x: .value("Year", $0), y: .value("y", 1)) }
    }.map(\.frame)
    #expect(frames.map { ($0.midX * 6).rounded() } == [100, 300, 500])
    let along = figures({ $0.y.type = .category }) {
      ForEach([2020, 2022], id: \.self) { BarMark(x: .value("x", $0 - 2018), y: .value("Year", $0)) }
    }.map(\.frame)
    #expect(along.map(\.width) == [50, 100] && along.map(\.height) == [40, 40])
  }

  // MARK: - Parts of the drawing

  private func points(_ count: Int) -> some ChartContent {
    ForEach(0..<count, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  @Test func `many marks are drawn in batches between those that are views`() {
    let parts = FigurePart.parts(
      of: figures {
        points(2000)
        RuleMark(y: .value("y", 1)).accessibilityLabel("Limit").zIndex(1)
        ForEach(0..<10, id: \.self) {
          PointMark(x: .value("x", $0), y: .value("y", 0)).zIndex(2)
        }
      }, depth: 0)
    let kinds = parts.map { part in
      switch part {
      case .batch(_, let figures): "\(figures.count)"
      case .figure(let figure): "\(figure.id.kind)"
      case .layer: "layer"
      }
    }
    #expect(kinds == ["2000", "rule", "10"])
  }

  @Test func `a layer has the modifiers around it, and its marks those inside`() {
    let collector = MarkCollector.collect(
      ForEach(0..<2, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)).opacity(0.5) }
        .compositingLayer().opacity(0.25))
    #expect(collector.layers.map(\.opacity) == [0.25])
    #expect(collector.marks.map(\.style.opacity) == [0.5, 0.5])
    #expect(collector.marks.map(\.style.layers) == [[0], [0]])
  }

  @Test func `the style of a layer changes the view of its marks`() throws {
    func blue(_ content: some ChartContent) throws -> Int {
      let bitmap = try host(Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden)).picture()
      return bitmap.withPixels { pixels in
        (0..<bitmap.height * bitmap.bytesPerRow / 4).count {
          pixels.load(fromByteOffset: $0 * 4, as: UInt32.self) & 0xFFFFFF == 0x007AFF
        }
      }
    }
    let mark = RectangleMark(
      xStart: .value("x", 0), xEnd: .value("x", 1), yStart: .value("y", 0), yEnd: .value("y", 1))
    let whole = try blue(mark)
    // Half of the plot area, which the marks fill.
    let half = try blue(mark.compositingLayer { $0.scaleEffect(x: 0.5, anchor: .leading) })
    #expect(whole > 50_000 && abs(half * 2 - whole) < 500)
    #expect(try blue(mark.compositingLayer { _ in EmptyView() }) == 0)
  }
}

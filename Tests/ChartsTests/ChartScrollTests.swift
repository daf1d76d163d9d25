import Charts
import Foundation
import SwiftUI
import Testing
import TrellisTesting

@testable import Charts

/// Charts that scroll along an axis.
@MainActor
struct ChartScrollTests {
  private struct Scrolling: View {
    @State private var position = 20

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text(verbatim: "at \(position)")
          Button("Jump") { position = 60 }
        }
        .frame(height: 20)
        Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
          .chartXScale(domain: 0...100)
          .chartXAxis { AxisMarks(values: [0, 10, 20, 30, 40, 50, 60, 70]) }
          .chartYAxis(.hidden)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 25)
          .chartScrollPosition(x: $position)
      }
    }
  }

  @Test func `only the visible part of the domain has labels`() {
    let host = host(Scrolling())
    #expect(host.texts.contains("at 20"))
    #expect(Set(host.texts).intersection(["0", "10", "20", "30", "40", "50"]) == ["20", "30", "40"])
  }

  /// A chart of 0…100 with 25 visible, and a behaviour.
  private struct Aligned<Behavior: ChartScrollTargetBehavior>: View {
    let behavior: Behavior
    @State private var position = 20.0

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "at \(position)").frame(height: 20)
        Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
          .chartXScale(domain: 0...100)
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 25)
          .chartScrollPosition(x: $position)
          .chartScrollTargetBehavior(behavior)
      }
    }
  }

  /// Returns the position at which a chart rests after a notch of the wheel, which moves by 60 % of the visible length at least.
  private func rest(_ behavior: some ChartScrollTargetBehavior) -> String? {
    let host = host(Aligned(behavior: behavior))
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 10, height: 0))
    return host.texts.first
  }

  @Test func `a chart rests at a value`() {
    // 20 + 15 = 35.
    #expect(rest(.valueAligned(unit: 10)) == "at 40.0")
    #expect(rest(.valueAligned(unit: 4)) == "at 36.0")
  }

  @Test func `a long scroll rests at a major value`() {
    #expect(rest(.valueAligned(unit: 1, majorAlignment: .page)) == "at 25.0")
    #expect(rest(.valueAligned(unit: 1, majorAlignment: .unit(30))) == "at 30.0")
    #expect(rest(.valueAligned(unit: 1, limitBehavior: .always)) == "at 35.0")
  }

  @Test func `a chart comes to rest after a finger has left it`() async {
    let host = host(Aligned(behavior: .valueAligned(unit: 10)))
    // 300 points are 25 units: the finger moves the content by 7 units, slowly.
    await host.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 116, y: 100), over: .seconds(4), with: .finger(1))
    await host.advance(by: .seconds(3))
    #expect(host.texts == ["at 30.0"])
  }

  /// A chart that scrolls along both axes, at 20 of x and 40 of y with 25 and 20 visible.
  private struct BothAxes<Behavior: ChartScrollTargetBehavior>: View {
    let behavior: Behavior
    @State private var x = 20.0
    @State private var y = 40.0

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "at \(x), \(y)").frame(height: 20)
        Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartScrollableAxes([.horizontal, .vertical])
          .chartXVisibleDomain(length: 25).chartYVisibleDomain(length: 20)
          .chartScrollPosition(x: $x).chartScrollPosition(y: $y)
          .chartScrollTargetBehavior(behavior)
      }
    }
  }

  @Test func `each axis has values of its own`() {
    func rest(_ behavior: some ChartScrollTargetBehavior) -> String? {
      let host = host(BothAxes(behavior: behavior))
      host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 10, height: 10))
      return host.texts.first
    }
    // A notch moves by 60 % of the visible length: to 35 along x, and down to 28 along y.
    #expect(rest(.valueAligned(unit: 1)) == "at 35.0, 28.0")
    #expect(rest(.valueAligned(xUnit: 10, yUnit: 25)) == "at 40.0, 25.0")
    #expect(rest(.valueAligned(xUnit: 1, yUnit: 1, yMajorAlignment: .unit(20))) == "at 35.0, 20.0")
  }

  private struct ToTheStart: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      #expect(context.axes == .horizontal)
      target.rect.origin.x = context.chartProxy.position(forX: 5.0) ?? -1
    }
  }

  @Test func `a behaviour of the program's own decides where a chart rests`() {
    #expect(rest(ToTheStart()) == "at 5.0")
  }

  @Test func `dates align to those with components`() {
    let calendar = Calendar.current
    func date(_ day: Int, _ hour: Int) -> Double {
      calendar.date(from: DateComponents(year: 2026, month: 2, day: day, hour: hour))!
        .timeIntervalSinceReferenceDate
    }
    let midnights = AlignedValues.dates(DateComponents(hour: 0))
    #expect(midnights.nearest(to: date(3, 5), page: 0, start: 0) == date(3, 0))
    #expect(midnights.nearest(to: date(3, 15), page: 0, start: 0) == date(4, 0))
    #expect(midnights.nearest(to: date(3, 0), page: 0, start: 0) == date(3, 0))
  }

  @Test func `scrolling writes the position, and the position scrolls`() throws {
    let host = host(Scrolling())
    // The plot area is 300 points wide for 25 units: 120 points are 10 units.
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 120, height: 0))
    #expect(host.texts.contains("at 30"))
    #expect(Set(host.texts).intersection(["20", "30", "40", "50", "60"]) == ["30", "40", "50"])
    try host.tap("Jump")
    #expect(Set(host.texts).intersection(["50", "60", "70"]) == ["60", "70"])
  }
}

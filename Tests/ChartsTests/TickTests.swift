import Foundation
import Testing

@testable import Charts

/// Ticks and scales, with values computed by hand.
struct TickTests {
  @Test(arguments: [
    (0.0, 51.0, 4, 20.0),  // 0, 20, 40, 60
    (0, 15000, 4, 5000),  // 0, 5,000, 10,000, 15,000
    (0, 1, 5, 0.2),  // six ticks; 0.5 would give three
    (0, 100, 3, 50),
    (7, 9, 5, 0.5),
    (-30, 30, 5, 20),  // -40, -20, 0, 20, 40
  ])
  func `a round step gives about as many ticks as desired`(
    low: Double, high: Double, count: Int, step: Double
  ) {
    #expect(NiceTicks.step(low...high, count: count) == step)
  }

  @Test func `a given domain has ticks inside`() {
    #expect(NiceTicks.step(-6...6, count: 3, countsInside: true) == 5)
    let scale = PositionScale(function: .linear, domain: -6...6, range: ScaleExtent())
    #expect(AxisTicks.ticks(.automatic, scale, 3).values == [.number(-5), .number(0), .number(5)])
  }

  @Test func `a step is at least the minimum`() {
    #expect(NiceTicks.step(0...10, count: 10) == 1)
    #expect(NiceTicks.step(0...10, count: 10, minimum: 3) == 5)
    #expect(NiceTicks.step(3...3, count: 5) == 1)
  }

  @Test func `multiples have no error of multiplication`() {
    #expect(NiceTicks.multiples(of: 0.1, in: 0...0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NiceTicks.multiples(of: 5, in: 1...16) == [5, 10, 15])
    // More than 1,000 are thinned out to every tenth, hundredth and so on.
    #expect(NiceTicks.multiples(of: 1, in: 0...1e9).prefix(3) == [0, 1e6, 2e6])
    #expect(NiceTicks.multiples(of: 1, in: 0...2000).prefix(2) == [0, 10])
    #expect(NiceTicks.multiples(of: 1e-300, in: 0...1e300).isEmpty)
    #expect(NiceTicks.multiples(of: 0, in: 0...1).isEmpty)
  }

  @Test func `rounding moves only the requested ends`() {
    #expect(NiceTicks.rounding(3...17, to: 5, lower: true, upper: true) == 0...20)
    #expect(NiceTicks.rounding(3...17, to: 5, lower: false, upper: true) == 3...20)
    #expect(NiceTicks.rounding(5...20, to: 5, lower: true, upper: true) == 5...20)
  }

  @Test func `logarithmic ticks are powers of ten`() {
    #expect(NiceTicks.logarithmic(in: 1...10000, count: 5) == [1, 10, 100, 1000, 10000])
    #expect(NiceTicks.logarithmic(in: 1...100, count: 5) == [1, 2, 5, 10, 20, 50, 100])
    #expect(NiceTicks.logarithmic(in: 0.1...1000, count: 3) == [0.1, 10, 1000])
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }

  private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

  @Test func `dates tick at the starts of components`() {
    let months = DateTicks(unit: .month, count: 3).dates(
      from: date("2026-02-10T08:00:00Z"), to: date("2027-01-05T00:00:00Z"), calendar)
    #expect(
      months == ["2026-04-01", "2026-07-01", "2026-10-01", "2027-01-01"].map { date("\($0)T00:00:00Z") })
    let hours = DateTicks(unit: .hour, count: 6).dates(
      from: date("2026-02-10T08:00:00Z"), to: date("2026-02-11T01:00:00Z"), calendar)
    #expect(hours == ["10T12", "10T18", "11T00"].map { date("2026-02-\($0):00:00Z") })
  }

  @Test func `covering ticks enclose the dates`() {
    let days = DateTicks(unit: .day, count: 1).dates(
      from: date("2026-02-10T08:00:00Z"), to: date("2026-02-11T01:00:00Z"), calendar, covering: true)
    #expect(days == ["10", "11", "12"].map { date("2026-02-\($0)T00:00:00Z") })
  }

  /// Spans in days, and the steps by which they have about four ticks.
  private static let spans: [(Double, DateTicks)] = [
    (0.125, DateTicks(unit: .hour, count: 1)), (28, DateTicks(unit: .weekOfYear, count: 1)),
    (365, DateTicks(unit: .month, count: 3)), (7305, DateTicks(unit: .year, count: 5)),
  ]

  @Test(arguments: spans)
  func `a span of time is divided by calendar components`(days: Double, step: DateTicks) {
    #expect(DateTicks.step(span: days * 86400, count: 4) == step)
  }

  @Test func `bins have round thresholds`() {
    #expect(NumberBins(data: [1.0, 9, 5, 3], desiredCount: 6).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(range: 0.0...1.0, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(size: 10, range: 3...25).thresholds == [0, 10, 20, 30])
    let bins = NumberBins(thresholds: [0, 10, 20])
    #expect([-5, 0, 9, 10, 20, 99].map { bins.index(for: $0) } == [0, 0, 0, 1, 1, 1])
    #expect(bins.count == 2 && bins[1].contains(20) && !bins[0].contains(10))
  }

  @Test func `many ticks of dates are thinned out`() {
    let year = 365.0 * 86400
    #expect(DateTicks(unit: .minute, count: 1).thinned(span: year) == DateTicks(unit: .minute, count: 1000))
    #expect(DateTicks(unit: .day, count: 1).thinned(span: year) == DateTicks(unit: .day, count: 1))
  }

  @Test func `bins of dates aren't limited to a thousand`() {
    let range = date("2020-01-01T00:00:00Z")...date("2024-01-01T00:00:00Z")
    #expect(DateBins(unit: .day, range: range, calendar: calendar).count == 1461)
  }

  @Test(arguments: [
    ([0, 2e-7, 4e-7], ["0E0", "2E-7", "4E-7"]), ([0, 0.25, 0.5], ["0.00", "0.25", "0.50"]),
    ([0, 20000], ["0", "20,000"]), ([0.000_01, 0.000_02], ["0.00001", "0.00002"]),
  ])
  func `texts of ticks have the digits that they need`(values: [Double], texts: [String]) {
    let scale = PositionScale(
      function: .linear, domain: values.min()!...values.max()!, range: ScaleExtent())
    let ticks = AxisTicks.ticks(AxisMarkValues(values), scale, 4)
    #expect(ticks.values.map(ticks.text) == texts)
  }

  @Test func `dates have bins of components`() {
    let bins = DateBins(
      unit: .hour, by: 6, range: date("2026-02-10T08:00:00Z")...date("2026-02-10T19:00:00Z"),
      calendar: calendar)
    #expect(bins.thresholds == ["10T06", "10T12", "10T18", "11T00"].map { date("2026-02-\($0):00:00Z") })
    #expect(bins.index(for: date("2026-02-10T18:30:00Z")) == 2)
  }
}

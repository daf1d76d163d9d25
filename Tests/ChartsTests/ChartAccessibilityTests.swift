import Charts
import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The descriptions of charts for screen readers.
@MainActor
struct ChartAccessibilityTests {
  @Test func `a mark is described by its values and their labels`() throws {
    let host = host(
      Chart([("Jan", 30), ("Feb", 42)], id: \.0) {
        BarMark(x: .value("Month", $0.0), y: .value("Amount", $0.1))
      })
    #expect(try host.accessibilityElement("Month: Jan").value == "Amount: 30")
    #expect(try host.accessibilityElement("Month: Feb").value == "Amount: 42")
  }

  @Test func `a label of its own replaces the description, and hidden marks have none`() throws {
    let host = host(
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Amount", 30)).accessibilityLabel("First")
          .accessibilityValue("few")
        BarMark(x: .value("Month", "Feb"), y: .value("Amount", 42)).accessibilityHidden(true)
      })
    #expect(try host.accessibilityElement("First").value == "few")
    #expect(throws: TestHostError.self) { try host.accessibilityElement("Month: Feb") }
  }

  @Test func `values are spoken without rounding`() throws {
    let noon = Calendar.current.date(from: DateComponents(year: 2026, month: 2, day: 3, hour: 12, minute: 5))!
    let host = host(Chart { PointMark(x: .value("Time", noon), y: .value("Amount", 12345.678)) })
    let tree = "\(host.accessibilityTree)"
    #expect(tree.contains("Amount: 12,345.678") && tree.contains("12:05"))
  }

  @Test func `a chart is described by its kind, its axes and its series`() throws {
    let host = host(
      Chart(["Jan", "Feb", "Mar"], id: \.self) { month in
        BarMark(x: .value("Month", month), y: .value("Amount", month == "Jan" ? 30 : 12.5))
          .foregroundStyle(by: .value("Shop", "North"))
      })
    let chart = try host.accessibilityElement("Bar chart")
    #expect(chart.value == "3 values. Month: Jan, Feb, Mar. Amount: 0 to 30. Series: North.")
  }

  @Test func `a plot of many points is described by their number`() throws {
    let bars = (0..<1000).map { Bar(id: $0, height: 5) }
    let host = host(Chart { LinePlot(bars, x: .value("x", \.id), y: .value("y", \.height)) })
    #expect(try host.accessibilityElement("Line chart").value == "1,000 values. x: 0 to 999. y: 5 to 5.")
  }

  private struct Description: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let x = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Jan", "Feb"])
      let y = AXNumericDataAxisDescriptor(title: "Amount", range: 0...50, gridlinePositions: []) { "\($0)" }
      let points = [AXDataPoint(x: "Jan", y: 30), AXDataPoint(x: "Feb", y: 42)]
      return AXChartDescriptor(
        title: "Sales by month", summary: "Sales grow.", xAxis: x, yAxis: y,
        series: [AXDataSeriesDescriptor(name: "Sales", isContinuous: false, dataPoints: points)])
    }
  }

  @Test func `a descriptor gives the chart its title`() throws {
    let host = host(
      Chart([1, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .accessibilityChartDescriptor(Description()))
    _ = try host.accessibilityElement("Sales by month")
  }
}

import Charts
import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The positions of labels and marks.
@MainActor
struct ChartLayoutTests {
  private let sales = [("Jan", 30.0), ("Feb", 42), ("Mar", 51)]

  private var bars: some View {
    Chart(sales, id: \.0) { BarMark(x: .value("Month", $0.0), y: .value("Amount", $0.1)) }
  }

  @Test func `labels are below and at the trailing side`() throws {
    let host = host(bars)
    #expect(Set(host.texts) == ["Jan", "Feb", "Mar", "0", "20", "40", "60"])
    let (zero, top) = (try host.frame(ofText: "0"), try host.frame(ofText: "60"))
    #expect(zero.minX == top.minX && zero.midY > top.midY)
    let months = try ["Jan", "Feb", "Mar"].map { try host.frame(ofText: $0) }
    #expect(months.allSatisfy { $0.minY >= zero.midY && $0.maxX < zero.minX })
    // The middles of the bands are a third of the plot area apart.
    let distances = zip(months.dropFirst(), months).map { $0.midX - $1.midX }
    #expect(abs(distances[0] - distances[1]) < 1.1)
  }

  @Test func `the first category of y is at the top`() throws {
    let host = host(Chart(sales, id: \.0) { BarMark(x: .value("Amount", $0.1), y: .value("Month", $0.0)) })
    let (first, last) = (try host.frame(ofText: "Jan"), try host.frame(ofText: "Mar"))
    #expect(first.midY < last.midY)
    // Names are before their bars.
    #expect(first.maxX < 60)
  }

  @Test func `numbers on a scale of categories have labels`() {
    let chart = Chart([2020, 2022, 2030], id: \.self) { BarMark(x: .value("Year", $0), y: .value("y", 1)) }
      .chartXScale(type: .category).chartYAxis(.hidden)
    #expect(host(chart).texts == ["2,020", "2,022", "2,030"])
  }

  @Test func `scales with different values have parts of the legend of their own`() {
    let chart = Chart(0..<6, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index))
        .foregroundStyle(by: .value("Colour", "C\(index % 2)"))
        .symbol(by: .value("Symbol", "S\(index % 3)"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(host(chart).texts == ["C0", "C1", "S0", "S1", "S2"])
    let sizes = Chart(0..<6, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index)).symbolSize(by: .value("Size", index * 100))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(host(sizes).texts == ["0", "200", "400"])
  }

  @Test func `the legend of numbers fits into the chart`() throws {
    let chart = Chart(0..<6, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index))
        .foregroundStyle(by: .value("Amount", Double(index) * 1234.5678))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let host = host(chart, size: CGSize(width: 100, height: 100))
    #expect(host.texts == ["0", "6,173"])
    #expect(try host.frame(ofText: "6,173").maxX <= 100)
  }

  @Test func `right to left mirrors labels`() throws {
    let host = host(bars.environment(\.layoutDirection, .rightToLeft))
    let (first, last) = (try host.frame(ofText: "Jan"), try host.frame(ofText: "Mar"))
    let zero = try host.frame(ofText: "0")
    #expect(first.midX > last.midX && zero.midX < last.midX)
  }

  @Test func `a hidden axis leaves its space to the plot area`() {
    #expect(host(bars.chartXAxis(.hidden).chartYAxis(.hidden)).texts.isEmpty)
    #expect(Set(host(bars.chartXAxis(.hidden)).texts) == ["0", "20", "40", "60"])
  }

  @Test func `a style changes the labels of an axis as one view`() throws {
    let plain = host(bars)
    let padded = host(bars.chartXAxisStyle { $0.padding(.top, 10) })
    #expect(Set(padded.texts) == Set(plain.texts))
    // The labels stay at the bottom, and the plot area is 10 points lower.
    #expect(try padded.frame(ofText: "Feb") == plain.frame(ofText: "Feb"))
    #expect(try padded.frame(ofText: "0").midY == plain.frame(ofText: "0").midY - 10)
    let wide = host(bars.chartYAxisStyle { $0.frame(width: 60, alignment: .leading) })
    #expect(try wide.frame(ofText: "60").minX == 246)
    #expect(try wide.frame(ofText: "60").midY < wide.frame(ofText: "0").midY)
  }

  @Test func `a background of an axis has the size of its labels beside the plot area`() throws {
    let host = host(
      bars.chartYAxisStyle { $0.accessibilityElement().accessibilityLabel("y axis") }.chartXAxis(.hidden))
    let frame = try host.accessibilityElement("y axis").frame
    #expect(frame.maxX == 300 && frame.maxY == 200)
    #expect(frame.height > 180 && frame.width < 30)
  }

  @Test func `overlapping labels are hidden`() {
    let crowded = Chart(0..<10, id: \.self) { LineMark(x: .value("x", $0 * 1000), y: .value("y", $0)) }
      .chartXAxis { AxisMarks(values: Array(stride(from: 0, through: 9000, by: 200))) }
      .chartYAxis(.hidden)
    let labels = host(crowded).texts
    #expect(labels.count > 3 && labels.count < 12)
  }

  @Test func `labels have the texts of their formats and closures`() {
    let chart = bars.chartYAxis {
      AxisMarks(values: [0, 50]) { value in AxisValueLabel("\(value.as(Int.self)!) of \(value.count)") }
    }
    .chartXAxis { AxisMarks { value in if value.index > 0 { AxisValueLabel() } } }
    #expect(Set(host(chart).texts) == ["0 of 2", "50 of 2", "Feb", "Mar"])
  }

  @Test func `the domain of the data includes zero, unless the chart says no`() {
    let line = Chart(1..<4, id: \.self) { LineMark(x: .value("x", "\($0)"), y: .value("y", 100 + $0)) }
      .chartXAxis(.hidden)
    #expect(host(line).texts.contains("0"))
    let near = line.chartYScale(domain: .automatic(includesZero: false))
    #expect(!host(near).texts.contains("0"))
    #expect(Set(host(line.chartYScale(domain: 90...110)).texts) == ["90", "95", "100", "105", "110"])
  }

  @Test func `a legend has an entry per value, below at the leading side`() throws {
    let chart = Chart(sales, id: \.0) {
      BarMark(x: .value("Month", $0.0), y: .value("Amount", $0.1)).foregroundStyle(
        by: .value("Name", "M\($0.0)"))
    }
    let host = host(chart)
    let entry = try host.frame(ofText: "MJan")
    let month = try host.frame(ofText: "Jan")
    #expect(entry.minX < 40 && entry.minY > month.maxY)
    #expect(!TestHost(chart.chartLegend(.hidden)).texts.contains("MJan"))
    let above = try TestHost(
      chart.chartLegend(position: .top, alignment: .center), size: CGSize(width: 300, height: 200)
    )
    .frame(ofText: "MJan")
    #expect(above.maxY < 30)
  }

  @Test func `an annotation is above its mark`() throws {
    let chart = Chart(sales, id: \.0) { sale in
      BarMark(x: .value("Month", sale.0), y: .value("Amount", sale.1))
        .annotation(position: .top) { Text("N\(Int(sale.1))") }
    }
    let host = host(chart)
    let (low, high) = (try host.frame(ofText: "N30"), try host.frame(ofText: "N51"))
    #expect(low.maxY > high.maxY)
    let month = try host.frame(ofText: "Jan")
    #expect(abs(low.midX - month.midX) < 1.1)
  }

  @Test func `an annotation is moved inside the plot area or the chart`() throws {
    func frame(_ overflow: AnnotationOverflowResolution) throws -> CGRect {
      try host(
        Chart {
          RuleMark(x: .value("x", 10))
            .annotation(position: .top, overflowResolution: overflow) { Text(verbatim: "a long annotation") }
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      )
      .frame(ofText: "a long annotation")
    }
    let free = try frame(.automatic)
    // The y axis is 22 points wide, beside the end of the scale.
    #expect(free.midX > 260 && free.maxX > 300 && free.maxY < 10)
    let plot = try frame(AnnotationOverflowResolution(x: .fit(to: .plot), y: .fit(to: .plot)))
    #expect(plot.maxX < 290 && plot.minY > 0 && plot.size == free.size)
    let chart = try frame(AnnotationOverflowResolution(x: .fit(to: .chart), y: .disabled))
    #expect(chart.maxX == 300 && chart.minY == free.minY)
    #expect(try frame(AnnotationOverflowResolution(x: .fit, y: .automatic)) == chart)
  }

  @Test func `without a proposal a chart is 300 points wide and 200 high`() {
    let host = TestHost(
      bars.fixedSize().accessibilityIdentifier("chart"), size: CGSize(width: 600, height: 600))
    let frames = host.elements.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    #expect(frames.width <= 301 && frames.width > 280 && frames.height <= 201 && frames.height > 180)
  }
}

import Charts
import SwiftUI

/// The styles of marks, and plots of functions and collections.
struct ChartStylesPage: View {
  private let values = [3, 7, 2, 8, 5.5]

  var body: some View {
    Page("Chart styles") {
      GridRow {
        ChartSample("monotone, catmullRom, cardinal") {
          Chart {
            curve("monotone", 0, .monotone)
            curve("catmullRom", 4, .catmullRom)
            curve("cardinal", 8, .cardinal)
          }
          .chartLegend(.hidden)
        }
        ChartSample("stepStart, stepCenter, stepEnd") {
          Chart {
            curve("stepStart", 0, .stepStart)
            curve("stepCenter", 4, .stepCenter)
            curve("stepEnd", 8, .stepEnd)
          }
          .chartLegend(.hidden)
        }
        ChartSample("lineStyle(by:)") {
          Chart(ChartData.sales) {
            LineMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
              .lineStyle(by: .value("Shop", $0.shop))
          }
        }
      }
      GridRow {
        ChartSample("chartForegroundStyleScale") {
          Chart(ChartData.sales) {
            BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
              .foregroundStyle(by: .value("Shop", $0.shop))
          }
          .chartForegroundStyleScale(["North": Color.indigo, "South": Color.mint])
        }
        ChartSample("symbolSize(by:)") {
          Chart(ChartData.trees) {
            PointMark(x: .value("Age", $0.age), y: .value("Height", $0.height))
              .symbolSize(by: .value("Height", $0.height))
              .opacity(0.4)
          }
          .chartLegend(.hidden)
        }
        ChartSample("a gradient of numbers") {
          Chart(ChartData.trees) {
            PointMark(x: .value("Age", $0.age), y: .value("Height", $0.height))
              .foregroundStyle(by: .value("Height", $0.height))
          }
          .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
        }
      }
      GridRow {
        ChartSample("LinePlot") {
          Chart { LinePlot(x: "x", y: "sin x") { sin($0) } }
            .chartXScale(domain: -6...6)
            .chartYScale(domain: -1...1)
        }
        ChartSample("AreaPlot") {
          Chart {
            AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: cos($0), yEnd: cos($0) + 1) }.opacity(
              0.4)
            LinePlot(x: "x", y: "y") { cos($0) + 0.5 }
          }
          .chartXScale(domain: 0...12)
        }
        ChartSample("PointPlot") {
          Chart {
            PointPlot(ChartData.trees, x: .value("Age", \.age), y: .value("Height", \.height))
              .foregroundStyle(by: .value("Kind", \.kind))
              .symbol(by: .value("Kind", \.kind))
          }
        }
      }
      GridRow {
        ChartSample("stacking: .center") {
          Chart(ChartData.sales) {
            AreaMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount), stacking: .center)
              .foregroundStyle(by: .value("Shop", $0.shop))
              .interpolationMethod(.monotone)
          }
          .chartYAxis(.hidden)
        }
        ChartSample("BarMark(x:yStart:yEnd:)") {
          Chart(ChartData.days.prefix(10)) {
            BarMark(
              x: .value("Day", $0.date, unit: .day), yStart: .value("Low", $0.low),
              yEnd: .value("High", $0.high),
              width: .ratio(0.5)
            )
            .clipShape(Capsule())
            .foregroundStyle(.orange.gradient)
          }
          .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 3)) { AxisValueLabel(format: .dateTime.day()) }
          }
        }
        ChartSample("chartOverlay, a mask") {
          Chart {
            ForEach(ChartData.days) {
              AreaMark(x: .value("Day", $0.date), y: .value("High", $0.high)).opacity(0.3)
            }
            RectangleMark(
              xStart: .value("Start", ChartData.days[8].date), xEnd: .value("End", ChartData.days[16].date),
              yStart: nil, yEnd: nil
            )
            .foregroundStyle(.red)
            .mask {
              ForEach(ChartData.days) { AreaMark(x: .value("Day", $0.date), y: .value("High", $0.high)) }
            }
          }
          .chartOverlay { proxy in
            GeometryReader { geometry in
              if let x = proxy.position(forX: ChartData.days[12].date), let anchor = proxy.plotFrame {
                Text("noon").font(.caption2)
                  .position(x: geometry[anchor].minX + x, y: geometry[anchor].minY + 8)
              }
            }
          }
        }
      }
    }
  }

  private func curve(_ name: String, _ height: Double, _ method: InterpolationMethod) -> some ChartContent {
    ForEach(0..<5) { index in
      LineMark(
        x: .value("x", index), y: .value("y", values[index] / 3 + height), series: .value("Method", name))
    }
    .foregroundStyle(by: .value("Method", name))
    .interpolationMethod(method)
  }
}

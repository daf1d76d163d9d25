import Charts
import SwiftUI

/// The scales and axes of charts.
struct ChartAxesPage: View {
  private var days: [ChartData.Day] { ChartData.days }

  var body: some View {
    Page("Chart axes") {
      GridRow {
        ChartSample("chartYScale(domain:)") {
          line.chartYScale(domain: 0...40)
        }
        ChartSample("automatic(includesZero: false)") {
          line.chartYScale(domain: .automatic(includesZero: false))
        }
        ChartSample("chartYScale(type: .log)") {
          Chart(1..<9, id: \.self) {
            LineMark(x: .value("Step", $0), y: .value("Value", pow(3, Double($0)))).symbol(.circle)
          }
          .chartYScale(type: .log)
        }
      }
      GridRow {
        ChartSample("AxisMarks(values:)") {
          line.chartYAxis { AxisMarks(values: [0, 10, 20]) }
        }
        ChartSample("stride(by: .day, count: 7)") {
          line.chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 7)) {
              AxisGridLine()
              AxisTick(length: .label)
              AxisValueLabel(format: .dateTime.day())
            }
          }
        }
        ChartSample("AxisValueLabel(centered: true)") {
          Chart(days) { BarMark(x: .value("Week", $0.date, unit: .weekOfYear), y: .value("High", $0.high)) }
            .chartXAxis {
              AxisMarks(values: .stride(by: .weekOfYear)) {
                AxisValueLabel(format: .dateTime.day(), centered: true)
              }
            }
        }
      }
      GridRow {
        ChartSample("position: .leading") {
          line.chartYAxis { AxisMarks(position: .leading) }
        }
        ChartSample("chartXAxisLabel, chartYAxisLabel") {
          line.chartXAxisLabel("Date").chartYAxisLabel("Degrees")
        }
        ChartSample("chartXAxis(.hidden)") {
          line.chartXAxis(.hidden).chartYAxis(.hidden)
        }
      }
      GridRow {
        ChartSample("percent format") {
          Chart(ChartData.sales) {
            BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount), stacking: .normalized)
              .foregroundStyle(by: .value("Shop", $0.shop))
          }
          .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.5, 1]) }
          .chartLegend(.hidden)
        }
        ChartSample("chartPlotStyle") {
          line.chartPlotStyle { $0.background(.blue.opacity(0.1)).border(.blue, width: 0.5) }
        }
        ChartSample("right to left") {
          line.environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
  }

  private var line: some View {
    Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("High", $0.high)) }
  }
}

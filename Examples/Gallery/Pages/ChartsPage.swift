import Charts
import SwiftUI

/// The marks of charts.
struct ChartsPage: View {
  private var north: [ChartData.Sale] { ChartData.sales.filter { $0.shop == "North" } }

  var body: some View {
    Page("Charts") {
      GridRow {
        ChartSample("BarMark") {
          Chart(north) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }
        }
        ChartSample("foregroundStyle(by:)") {
          Chart(ChartData.sales) {
            BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
              .foregroundStyle(by: .value("Shop", $0.shop))
          }
        }
        ChartSample("position(by:)") {
          Chart(ChartData.sales) {
            BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
              .foregroundStyle(by: .value("Shop", $0.shop))
              .position(by: .value("Shop", $0.shop))
          }
        }
      }
      GridRow {
        ChartSample("bars along x") {
          Chart(north) {
            BarMark(x: .value("Amount", $0.amount), y: .value("Month", $0.month)).cornerRadius(4)
          }
        }
        ChartSample("LineMark") {
          Chart(ChartData.days) { LineMark(x: .value("Day", $0.date), y: .value("High", $0.high)) }
        }
        ChartSample("symbol(by:)") {
          Chart(ChartData.sales) {
            LineMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
              .foregroundStyle(by: .value("Shop", $0.shop))
              .symbol(by: .value("Shop", $0.shop))
          }
        }
      }
      GridRow {
        ChartSample("AreaMark") {
          Chart(ChartData.sales) {
            AreaMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
              .foregroundStyle(by: .value("Shop", $0.shop))
          }
        }
        ChartSample("AreaMark(x:yStart:yEnd:)") {
          Chart(ChartData.days) {
            AreaMark(x: .value("Day", $0.date), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high))
              .foregroundStyle(
                .linearGradient(colors: [.teal, .yellow], startPoint: .bottom, endPoint: .top)
              )
              .interpolationMethod(.catmullRom)
          }
        }
        ChartSample("PointMark") {
          Chart(ChartData.trees) {
            PointMark(x: .value("Age", $0.age), y: .value("Height", $0.height))
              .foregroundStyle(by: .value("Kind", $0.kind))
          }
        }
      }
      GridRow {
        ChartSample("RuleMark, annotation") {
          Chart {
            ForEach(north) {
              BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)).opacity(0.5)
            }
            RuleMark(y: .value("Goal", 40))
              .foregroundStyle(.red)
              .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
              .annotation(position: .top, alignment: .leading, spacing: 1) {
                Text("Goal").font(.caption2).foregroundStyle(.red)
              }
          }
        }
        ChartSample("RectangleMark") {
          Chart(0..<28, id: \.self) { index in
            RectangleMark(
              x: .value("Week", "W\(index / 7 + 1)"),
              y: .value("Day", ["M", "T", "W", "R", "F", "S", "U"][index % 7])
            )
            .foregroundStyle(by: .value("Steps", (index * 37) % 100))
          }
          .chartLegend(.hidden)
        }
        ChartSample("SectorMark") {
          Chart(ChartData.shares, id: \.name) {
            SectorMark(angle: .value("Share", $0.value), innerRadius: .ratio(0.6), angularInset: 1.5)
              .cornerRadius(3)
              .foregroundStyle(by: .value("Mode", $0.name))
          }
          .chartLegend(position: .trailing)
        }
      }
    }
  }
}

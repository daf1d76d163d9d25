import Charts
import SwiftUI

/// The chart of a request, with its title, on the background of its theme.
struct ChartPicture: View {
  let query: ChartQuery

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !query.title.isEmpty { Text(verbatim: query.title).font(.headline) }
      chart
    }
    .padding(12)
    .frame(width: query.width, height: query.height)
    .background(query.isDark ? Color(white: 0.12) : .white)
    .environment(\.colorScheme, query.isDark ? .dark : .light)
  }

  @ViewBuilder private var chart: some View {
    if query.kind == .pie {
      Chart(query.values.indices, id: \.self) { index in
        SectorMark(angle: .value("Value", query.values[index]), angularInset: 1)
          .foregroundStyle(by: .value("Name", name(index)))
      }
    } else if query.labels.isEmpty {
      Chart(query.values.indices, id: \.self) { index in
        mark(.value("Number", index + 1), .value("Value", query.values[index]))
      }
    } else {
      Chart(query.values.indices, id: \.self) { index in
        mark(.value("Name", query.labels[index]), .value("Value", query.values[index]))
      }
    }
  }

  @ChartContentBuilder private func mark<X: Plottable>(_ x: PlottableValue<X>, _ y: PlottableValue<Double>)
    -> some ChartContent
  {
    switch query.kind {
    case .line, .pie: LineMark(x: x, y: y)
    case .bar: BarMark(x: x, y: y)
    case .area: AreaMark(x: x, y: y)
    case .point: PointMark(x: x, y: y)
    }
  }

  private func name(_ index: Int) -> String { query.labels.isEmpty ? "\(index + 1)" : query.labels[index] }
}

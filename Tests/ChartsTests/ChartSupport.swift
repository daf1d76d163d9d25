import Charts
import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// A chart in a window of 300 × 200 points, whose fonts have computed widths.
@MainActor
func host(_ chart: some View, size: CGSize = CGSize(width: 300, height: 200)) -> TestHost {
  TestHost(chart, size: size)
}

/// An element of data.
struct Bar: Identifiable, Equatable {
  var id: Int
  var height: Double
}

/// Bars whose number and heights a test changes.
@MainActor
final class BarStore: ObservableObject {
  @Published var bars: [Bar]
  init(_ count: Int) { bars = (0..<count).map { Bar(id: $0, height: Double(($0 * 37) % 100)) } }
}

/// A chart of the bars of a store.
struct StoreChart: View {
  @ObservedObject var store: BarStore

  var body: some View {
    Chart(store.bars) { BarMark(x: .value("id", $0.id), y: .value("height", $0.height)) }
      .chartYScale(domain: 0...100)
  }
}

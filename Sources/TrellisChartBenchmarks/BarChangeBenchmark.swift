import Charts
import SwiftUI
import Trellis
import TrellisBenchmarkSupport

/// The change of one of 1,000 bars: from the data to the pixels, as in a window.
@MainActor
enum BarChangeBenchmark {
  static func run(samples: Int) throws {
    for isScaleFixed in [true, false] {
      let store = Store()
      let bars = Bars(store: store, isScaleFixed: isScaleFixed)
      let counted = try Window(bars, isCounting: true)
      store.change(0)
      counted.frame()
      let timed = try Window(bars)
      for number in 1...3 {
        store.change(number)
        timed.frame()
      }
      let times = (0..<samples).map { number in
        store.change(number + 4)
        return timed.frame()
      }
      let scale = isScaleFixed ? "a given scale" : "the data's scale"
      print(
        "| one of 1,000 bars changes, \(scale) | \(counted.evaluations) rules | \(times.cells(goal: 1)) |")
    }
  }

  private struct Bar: Identifiable {
    var id: Int
    var height: Double
  }

  private final class Store: ObservableObject {
    @Published var bars = (0..<1000).map { Bar(id: $0, height: Double(($0 * 37) % 100)) }

    func change(_ number: Int) { bars[(number * 7) % 1000].height = Double((number * 13) % 99) + 0.5 }
  }

  private struct Bars: View {
    @ObservedObject var store: Store
    let isScaleFixed: Bool

    var body: some View {
      let chart = Chart(store.bars) { BarMark(x: .value("id", $0.id), y: .value("height", $0.height)) }
      if isScaleFixed { chart.chartYScale(domain: 0...100) } else { chart }
    }
  }
}

import Charts
import Foundation
import SwiftUI
import Trellis
import TrellisBenchmarkSupport

/// A line through 100,000 points that all move in each frame.
@MainActor
enum LiveLineBenchmark {
  static func run(samples: Int) throws {
    let store = Store()
    store.move(to: 0)
    let window = try Window(Live(store: store))
    let times = (0..<samples).map { number in
      // The data is the program's, and isn't measured.
      store.move(to: Double(number + 1) / 10)
      return window.frame()
    }
    print("| 100,000 points move | \(store.points.count) points | \(times.cells(goal: 16)) |")
  }

  private struct Point {
    let x: Double
    let y: Double
  }

  private final class Store: ObservableObject {
    @Published var points: [Point] = []

    func move(to phase: Double) {
      points = (0..<100_000).map {
        let x = Double($0) / 100
        return Point(x: x, y: 50 + 30 * sin(x / 50 + phase) + Double(($0 * 7919) % 100) / 10)
      }
    }
  }

  private struct Live: View {
    @ObservedObject var store: Store

    var body: some View {
      Chart {
        LinePlot(store.points, x: .value("x", \.x), y: .value("y", \.y))
      }
      .chartYScale(domain: 0...100)
    }
  }
}

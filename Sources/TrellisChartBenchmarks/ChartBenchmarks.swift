import Charts
import Foundation
import SwiftUI
import Trellis
import TrellisBenchmarkSupport
import TrellisCairo
import TrellisDisplayList

/// The program that measures charts.
///
/// `picture FORMAT FILE` writes one picture of a line through the numbers of a file, and prints the median of the time.
/// Without arguments, the program measures changes of data in a window.
@main
@MainActor
enum ChartBenchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 5, arguments[1] == "picture" {
      try picture(format: arguments[2], numbers: arguments[3], output: arguments[4])
    } else {
      try BarsBenchmark.run()
      try LiveLineBenchmark.run()
    }
  }

  /// Measures a chart of numbers as a picture of 640 × 480 pixels, from the views to the file's bytes.
  private static func picture(format: String, numbers: String, output: String) throws {
    let values = try String(contentsOfFile: numbers, encoding: .utf8).split(separator: "\n").compactMap {
      Double($0)
    }
    var data = Data()
    let times = try (0..<21).map { _ in
      try SystemClock.process.time {
        let renderer = ImageRenderer(content: LineChart(values: values).frame(width: 640, height: 480))
        data = try format == "png" ? renderer.pngData() : renderer.svgData()
      } / 1e6
    }
    try data.write(to: URL(fileURLWithPath: output))
    print("\(times.sorted()[times.count / 2]) \(times[0])")
  }
}

/// A line through numbers.
struct LineChart: View {
  let values: [Double]

  var body: some View {
    Chart {
      ForEach(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) }
    }
    .padding(10)
    .background(.white)
  }
}

/// A line through numbers as one plot.
struct LinePlotChart: View {
  let points: [CGPoint]

  var body: some View {
    Chart {
      LinePlot(points, x: .value("x", \.x), y: .value("y", \.y))
    }
    .chartYScale(domain: 0...100)
  }
}

/// Measures the change of one of 1,000 bars.
@MainActor
enum BarsBenchmark {
  struct Bar: Identifiable {
    var id: Int
    var height: Double
  }

  final class Store: ObservableObject {
    @Published var bars = (0..<1000).map { Bar(id: $0, height: Double(($0 * 37) % 100)) }
  }

  struct Bars: View {
    @ObservedObject var store: Store
    var body: some View {
      Chart(store.bars) { BarMark(x: .value("id", $0.id), y: .value("height", $0.height)) }
        .chartYScale(domain: 0...100)
    }
  }

  static func run() throws {
    let store = Store()
    let window = ViewGraph(
      root: Bars(store: store), size: CGSize(width: 1000, height: 400), measurer: PangoTextMeasurer())
    _ = window.update(at: .zero)
    let times = (0..<101).map { index in
      SystemClock.process.time {
        store.bars[index * 7].height = Double((index * 13) % 100)
        _ = window.update(at: .seconds(index) / 60)
      } / 1e6
    }
    print("one of 1,000 bars changes: \(times.sorted()[50]) ms")
  }
}

/// Measures a line through 100,000 points that all move in each frame.
@MainActor
enum LiveLineBenchmark {
  final class Store: ObservableObject {
    @Published var points: [CGPoint] = []
    func move(to phase: Double) {
      points = (0..<100_000).map {
        let x = Double($0) / 100
        return CGPoint(x: x, y: 50 + 30 * sin(x / 50 + phase) + Double(($0 * 7919) % 100) / 10)
      }
    }
  }

  struct Live: View {
    @ObservedObject var store: Store
    var body: some View { LinePlotChart(points: store.points) }
  }

  static func run() throws {
    let store = Store()
    store.move(to: 0)
    let window = ViewGraph(
      root: Live(store: store), size: CGSize(width: 1000, height: 400), measurer: PangoTextMeasurer())
    let bitmap = try Bitmap(width: 1000, height: 400)
    let renderer = Renderer()
    var updates: [Double] = []
    var frames: [Double] = []
    for index in 0..<31 {
      store.move(to: Double(index) / 10)
      var list: DisplayList?
      let update = SystemClock.process.time { list = window.update(at: .seconds(index) / 60) } / 1e6
      let drawing = SystemClock.process.time { renderer.draw(list!, into: bitmap, background: .white) } / 1e6
      updates.append(update)
      frames.append(update + drawing)
    }
    print("100,000 points move: update \(updates.sorted()[15]) ms, frame \(frames.sorted()[15]) ms")
  }
}

import Charts
import Foundation
import SwiftUI
import TrellisBenchmarkSupport

/// A chart of a line as a file of 640 × 480 pixels, from the views to the file's bytes.
@MainActor
struct LinePicture {
  /// The content of the chart: a mark per point, or one plot of all of them.
  enum Marks: String {
    case marks, plot
  }

  let marks: Marks
  let format: String
  /// The path of a file with a number per line.
  let numbers: String
  /// The path of the picture.
  let output: String

  /// Writes the picture, and prints the median of the processor time of a picture and the time of the first, in milliseconds.
  func run(samples: Int) throws {
    let values = try String(contentsOfFile: numbers, encoding: .utf8).split(separator: "\n")
      .compactMap { Double($0) }
    var data = Data()
    let times = try (0..<samples).map { _ in
      try SystemClock.process.time { data = try picture(of: values) } / 1e6
    }
    try data.write(to: URL(fileURLWithPath: output))
    print(String(format: "%.2f %.2f", times.median, times[0]))
  }

  private func picture(of values: [Double]) throws -> Data {
    switch marks {
    case .marks: try picture(of: LineOfMarks(values: values))
    case .plot: try picture(of: LineOfPlot(values: values))
    }
  }

  private func picture(of chart: some View) throws -> Data {
    let renderer = ImageRenderer(content: chart.padding(10).frame(width: 640, height: 480).background(.white))
    return try format == "png" ? renderer.pngData() : renderer.svgData()
  }
}

/// A line of a mark per number.
private struct LineOfMarks: View {
  let values: [Double]

  var body: some View {
    Chart {
      ForEach(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) }
    }
  }
}

/// A line of one plot of all numbers.
private struct LineOfPlot: View {
  let values: [Double]

  var body: some View {
    Chart {
      LinePlot(values.enumerated().map(Point.init), x: .value("x", \.x), y: .value("y", \.y))
    }
  }

  private struct Point {
    let x: Int
    let y: Double
  }
}

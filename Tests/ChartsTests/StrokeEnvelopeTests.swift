import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisTesting

@testable import Charts

/// The outlines of lines with more points than pixels.
@MainActor
struct StrokeEnvelopeTests {
  /// The default style of a line's marks.
  private static let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  /// The pixels of a picture of 300 × 200 points, as precise as Cairo draws them: it approximates discs within a tenth of a pixel.
  ///
  /// The picture is drawn eight times larger, and the components of 8 × 8 pixels are averaged.
  private func picture(_ view: some View) throws -> [Int] {
    let scale = 8
    let bitmap = try host(view).picture(scale: CGFloat(scale))
    let bytes = bitmap.withPixels { Array($0) }
    var sums = [Int](repeating: 0, count: 300 * 200 * 4)
    for y in 0..<(200 * scale) {
      for x in 0..<(300 * scale) {
        for part in 0..<4 {
          sums[((y / scale) * 300 + x / scale) * 4 + part] += Int(
            bytes[y * bitmap.bytesPerRow + x * 4 + part])
        }
      }
    }
    return sums.map { $0 / (scale * scale) }
  }

  /// Returns the largest difference of a component between the filled outline and the stroke.
  private func largestDifference(_ points: [CGPoint]) throws -> Int {
    #expect(StrokeEnvelope.isDense(points[...]))
    let stroked = try picture(Path { $0.addLines(points) }.stroke(.blue, style: Self.style))
    let filled = try picture(StrokeEnvelope.filled(points[...], width: 2).fill(.blue))
    #expect(Set(stroked).count > 100)
    return zip(stroked, filled).map { abs($0 - $1) }.max()!
  }

  /// Returns points of a wave over 300 points of width, moved up and down by at most a noise.
  private func wave(_ count: Int, noise: CGFloat) -> [CGPoint] {
    (0..<count).map { index in
      let x = CGFloat(index) * 300 / CGFloat(count)
      let shift = CGFloat((index * 7919) % 1000) / 1000
      return CGPoint(x: x, y: 100 + 60 * sin(x / 20) + noise * shift)
    }
  }

  @Test(arguments: [(100_000, 3.0), (100_000, 0), (10_000, 3), (10_000, 0)])
  func `a line of many points has the picture of its stroke`(count: Int, noise: Double) throws {
    let difference = try largestDifference(wave(count, noise: noise))
    #expect(difference <= 3)
  }

  /// Returns the share of a pixel that a round pen with a width of 2 covers on its way along points, from 30 × 15 samples.
  private func coverage(_ points: [CGPoint], x: Int, y: Int) -> Double {
    // The pen reaches one point beyond the line.
    let near = zip(points, points.dropFirst()).filter {
      $1.x >= CGFloat(x) - 1 && $0.x <= CGFloat(x) + 2
    }
    func isCovered(_ sample: CGPoint) -> Bool {
      near.contains { start, end in
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (sx, sy) = (sample.x - start.x, sample.y - start.y)
        let share = min(max((sx * dx + sy * dy) / (dx * dx + dy * dy), 0), 1)
        let (ex, ey) = (sx - share * dx, sy - share * dy)
        return ex * ex + ey * ey <= 1
      }
    }
    var covered = 0
    for row in 0..<30 {
      for column in 0..<15 {
        let sample = CGPoint(
          x: CGFloat(x) + (CGFloat(column) + 0.5) / 15, y: CGFloat(y) + (CGFloat(row) + 0.5) / 30)
        if isCovered(sample) { covered += 1 }
      }
    }
    return Double(covered) / 450
  }

  /// Cairo's stroke isn't the measure for 100,000 points with much noise: its edge is wrong by up to 163 of 255, and the outline's is right.
  ///
  /// Cairo draws a pixel as 15 rows of samples, each of which is 17 of 255.
  @Test(arguments: [10_000, 100_000])
  func `a line with much noise covers what a round pen covers`(count: Int) throws {
    let points = wave(count, noise: 30)
    let bitmap = try host(StrokeEnvelope.filled(points[...], width: 2).fill(.black)).picture()
    let bytes = bitmap.withPixels { Array($0) }
    let edges = (0..<200 * 300).filter { index in
      (1..<255).contains(bytes[(index / 300) * bitmap.bytesPerRow + index % 300 * 4])
    }
    #expect(edges.count > 1000)
    let differences = stride(from: 0, to: edges.count, by: edges.count / 40).map { number in
      let (x, y) = (edges[number] % 300, edges[number] / 300)
      return abs(Double(bytes[y * bitmap.bytesPerRow + x * 4]) - 255 * (1 - coverage(points, x: x, y: y)))
    }
    #expect(differences.max()! <= 17)
    #expect(differences.reduce(0, +) / Double(differences.count) < 5)
  }

  @Test func `an outline has fewer points than its line`() {
    var count = 0
    StrokeEnvelope.filled(wave(100_000, noise: 3)[...], width: 2).forEach { _ in count += 1 }
    #expect(count < 10_000)
  }

  @Test func `a falling line has the outline of the rising one`() {
    let points = wave(1000, noise: 3)
    #expect(
      StrokeEnvelope.filled(points[...], width: 2)
        == StrokeEnvelope.filled(ArraySlice(points.reversed()), width: 2))
  }

  @Test func `lines that turn back, or with few points, are stroked`() {
    let back = (0..<1000).map { CGPoint(x: cos(CGFloat($0)), y: CGFloat($0)) }
    #expect(!StrokeEnvelope.isDense(back[...]))
    #expect(!StrokeEnvelope.isDense(wave(200, noise: 0)[...]))
  }

  @Test func `a chart fills dense lines of numbers, and strokes dashed ones`() throws {
    func figures(_ content: some ChartContent) -> [Figure] {
      let model = ChartModel(MarkCollector.collect(content), ChartConfiguration())
      let size = CGSize(width: 100, height: 100)
      let plan = ChartPlan(model, size: size).sized(size, isMirrored: false)
      return FigureBuilder(plan).figures(of: plan.model.marks)
    }
    let bars = (0..<1000).map { Bar(id: $0, height: Double($0 * 7919 % 1000)) }
    let plot = LinePlot(bars, x: .value("x", \.id), y: .value("y", \.height))
    #expect(figures(plot).first?.style.stroke == nil)
    #expect(figures(plot.lineStyle(StrokeStyle(lineWidth: 2, dash: [2]))).first?.style.stroke != nil)
    // A plot of numbers is drawn as a line of marks.
    let marks = ForEach(bars) { LineMark(x: .value("x", $0.id), y: .value("y", $0.height)) }
    #expect(figures(plot).map(\.outline.animatableData) == figures(marks).map(\.outline.animatableData))
  }
}

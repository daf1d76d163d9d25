import Foundation
import Trellis

/// A chart's marks and scales, as far as they don't depend on its size.
struct ChartModel {
  var marks: [Mark]
  var masks: [[Mark]]
  let configuration: ChartConfiguration
  private(set) var x = DimensionData()
  private(set) var y = DimensionData()
  /// The sum of all sectors.
  private(set) var angleTotal = 0.0
  let styles: StyleScales
  /// The values of `position(by:)` in order, along each dimension.
  private(set) var groups: [Datum] = []

  init(_ collector: MarkCollector, _ configuration: ChartConfiguration) {
    marks = collector.marks
    masks = collector.masks
    self.configuration = configuration
    Stacking.stack(&marks)
    for index in masks.indices { Stacking.stack(&masks[index]) }
    styles = StyleScales(marks, configuration)
    var known: Set<Datum> = []
    for mark in marks {
      add(mark)
      if let group = mark.style.position?.datum, known.insert(group).inserted { groups.append(group) }
    }
  }

  /// Whether the chart consists of sectors, and has no axes.
  var isPolar: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }

  private mutating func add(_ mark: Mark) {
    if mark.kind == .sector {
      angleTotal = max(angleTotal, mark.extent?.upper ?? 0)
      return
    }
    let isSpaced = mark.kind == .bar || mark.kind == .rectangle
    // A value that is stacked isn't on the scale itself: its extent is.
    if mark.extent?.axis != .x { x.add(mark.x, isSpaced: isSpaced) }
    if mark.extent?.axis != .y { y.add(mark.y, isSpaced: isSpaced) }
    if let extent = mark.extent {
      for end in [extent.lower, extent.upper] {
        if extent.axis == .x {
          x.add(.value(.number(end)), isSpaced: false)
        } else {
          y.add(.value(.number(end)), isSpaced: false)
        }
      }
    }
    if let curve = mark.curve { add(curve) }
  }

  private mutating func add(_ curve: Curve) {
    if x.kind == .none { x.kind = .number }
    if y.kind == .none { y.kind = .number }
    x.hasSingleValues = true
    y.hasSingleValues = true
    switch curve {
    case .points(let xs, let ys, let lower):
      for value in xs { x.add(value) }
      for value in ys { y.add(value) }
      for value in lower ?? [] { y.add(value) }
    case .function(let domain, let function):
      let explicit = configuration.x.domain?.values?.compactMap(\.magnitude).filter(\.isFinite)
      let span = domain ?? explicit.flatMap { $0.count > 1 ? $0.min()!...$0.max()! : nil } ?? x.range ?? 0...1
      if let domain {
        x.add(domain.lowerBound)
        x.add(domain.upperBound)
      }
      for value in Curve.samples(span, 200).map(function) {
        y.add(value.y)
        if let lower = value.lower { y.add(lower) }
      }
    case .parametric(let domain, let function):
      for value in Curve.samples(domain, 1000).map(function) {
        x.add(value.x)
        y.add(value.y)
      }
    }
  }
}

extension Curve {
  /// Returns a number of equally distant values of a range, both ends included.
  nonisolated static func samples(_ range: ClosedRange<Double>, _ count: Int) -> [Double] {
    (0..<count).map {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(count - 1)
    }
  }
}

import Foundation
import Trellis

/// A chart's marks and scales, as far as they don't depend on its size.
///
/// Views compare models by identity, since a comparison of all marks in each of them would take longer than their update.
final class ChartModel {
  private(set) var marks: [Mark]
  private(set) var masks: [[Mark]]
  let layers: [MarkLayer]
  let configuration: ChartConfiguration
  private(set) var x: DimensionData
  private(set) var y: DimensionData
  /// The sum of all sectors.
  private(set) var angleTotal = 0.0
  let styles: StyleScales
  /// The number of marks; of a plot of points, the number of points.
  private(set) var count = 0
  /// The values of `position(by:)` in order, along each dimension.
  private(set) var groups: [Datum] = []

  init(_ collector: MarkCollector, _ configuration: ChartConfiguration) {
    marks = collector.marks
    masks = collector.masks
    layers = collector.layers
    self.configuration = configuration
    x = DimensionData(isCategorical: configuration.x.type?.function == .category)
    y = DimensionData(isCategorical: configuration.y.type?.function == .category)
    // A category has no position between others, so the points of a plot are marks of their own.
    if x.isCategorical || y.isCategorical { marks = marks.flatMap(\.separated) }
    let stacking = Stacking(isXCategorical: x.isCategorical, isYCategorical: y.isCategorical)
    stacking.stack(&marks)
    for index in masks.indices { stacking.stack(&masks[index]) }
    styles = StyleScales(marks, configuration)
    var known: Set<Datum> = []
    for mark in marks {
      count += mark.curve?.count ?? 1
      add(mark)
      if let group = mark.styleBox.values.position?.datum, known.insert(group).inserted {
        groups.append(group)
      }
    }
  }

  /// Whether the chart consists of sectors, and has no axes.
  var isPolar: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }

  private func add(_ mark: Mark) {
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

  private func add(_ curve: Curve) {
    var (isXDate, isYDate) = (false, false)
    if case .points(let points) = curve { (isXDate, isYDate) = (points.isXDate, points.isYDate) }
    if x.kind == .none { x.kind = isXDate ? .date : .number }
    if y.kind == .none { y.kind = isYDate ? .date : .number }
    x.hasSingleValues = true
    y.hasSingleValues = true
    switch curve {
    case .points(let points):
      x.add(points.x)
      y.add(points.y)
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

extension Mark {
  /// A mark for each point of a plot of points, or the mark itself.
  fileprivate nonisolated var separated: [Mark] {
    guard case .points(let points) = curve else { return [self] }
    return points.x.indices.map { index in
      var mark = self
      mark.curve = nil
      mark.id = MarkID(data: id.data, ordinal: id.ordinal + index)
      mark.x = .value(points.isXDate ? .date(points.x[index]) : .number(points.x[index]))
      mark.y = .value(points.isYDate ? .date(points.y[index]) : .number(points.y[index]))
      return mark
    }
  }
}

extension Curve {
  /// The number of points; 1 for a function.
  fileprivate nonisolated var count: Int { if case .points(let points) = self { points.x.count } else { 1 } }

  /// Returns a number of equally distant values of a range, both ends included.
  nonisolated static func samples(_ range: ClosedRange<Double>, _ count: Int) -> [Double] {
    (0..<count).map {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(count - 1)
    }
  }
}

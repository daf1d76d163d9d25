import Foundation

/// The stacking of bars, areas and sectors.
///
/// See docs/design/0049-charts.md.
struct Stacking {
  /// Whether all values of x, or of y, are categories.
  var isXCategorical = false
  var isYCategorical = false

  /// The position at which marks are stacked.
  private struct Key: Hashable {
    var kind: Mark.Kind
    var isVertical: Bool
    var position: Datum?
    var group: Datum?
    var method: Int
  }

  /// Positive and negative sums at a position.
  private struct Sums {
    var positive = 0.0
    var negative = 0.0
    var total: Double { positive - negative }

    /// Adds a value, and returns the sums on its side of zero before and after.
    mutating func add(_ value: Double) -> (Double, Double) {
      if value >= 0 {
        defer { positive += value }
        return (positive, positive + value)
      }
      defer { negative += value }
      return (negative, negative + value)
    }
  }

  /// Sets the extents of all marks that have one.
  func stack(_ marks: inout [Mark]) {
    if stackApart(&marks) { return }
    var totals: [Key: Sums] = [:]
    // The sums of all marks are needed only for shares and for centring.
    if marks.contains(where: { $0.stacking == .normalized || $0.stacking == .center }) {
      for mark in marks {
        guard let (key, _, value) = stackedValue(of: mark) else { continue }
        _ = totals[key, default: Sums()].add(value)
      }
    }
    var sums: [Key: Sums] = [:]
    var angle = 0.0
    for index in marks.indices {
      let mark = marks[index]
      if mark.kind == .sector {
        marks[index].extent = Self.sector(mark, &angle)
        continue
      }
      guard let (key, axis, value) = stackedValue(of: mark) else { continue }
      guard mark.stacking != .unstacked else {
        marks[index].extent = MarkExtent(axis: axis, lower: 0, upper: value)
        continue
      }
      var (lower, upper) = sums[key, default: Sums()].add(value)
      if let total = totals[key]?.total, total > 0 {
        if mark.stacking == .normalized {
          (lower, upper) = (lower / total, upper / total)
        } else if mark.stacking == .center {
          (lower, upper) = (lower - total / 2, upper - total / 2)
        }
      }
      marks[index].extent = MarkExtent(axis: axis, lower: lower, upper: upper)
    }
  }

  /// Sets the extents of bars or areas at positions in ascending order, no two of which stack; returns false for other marks.
  ///
  /// The marks need no sums.
  private func stackApart(_ marks: inout [Mark]) -> Bool {
    guard let first = marks.first, let axis = valueAxis(of: first) else { return false }
    var last = -Double.infinity
    for mark in marks {
      guard mark.kind == first.kind, mark.kind == .bar || mark.kind == .area, valueAxis(of: mark) == axis,
        mark.stacking == .standard || mark.stacking == .unstacked,
        let position = (axis == .y ? mark.x : mark.y).key?.magnitude, position > last
      else { return false }
      last = position
    }
    for index in marks.indices {
      let valued = axis == .y ? marks[index].y : marks[index].x
      guard case .value(let datum) = valued, let value = datum.magnitude, value.isFinite else { continue }
      marks[index].extent = MarkExtent(axis: axis, lower: 0, upper: value)
    }
    return true
  }

  /// Returns the extent of a sector, and advances the sum of all sectors before it.
  private static func sector(_ mark: Mark, _ angle: inout Double) -> MarkExtent? {
    if case .span(let start, let end) = mark.x, let lower = start.magnitude, let upper = end.magnitude {
      return MarkExtent(axis: .x, lower: lower, upper: upper)
    }
    guard let value = mark.x.key?.magnitude, value.isFinite else { return nil }
    defer { angle += max(0, value) }
    return MarkExtent(axis: .x, lower: angle, upper: angle + max(0, value))
  }

  /// Returns the stack of a mark, the dimension of its value, and the value; nil if it has no baseline.
  private func stackedValue(of mark: Mark) -> (Key, ChartAxis, Double)? {
    guard mark.kind == .bar || mark.kind == .area, let axis = valueAxis(of: mark) else { return nil }
    let (valued, other) = axis == .y ? (mark.y, mark.x) : (mark.x, mark.y)
    guard case .value(let datum) = valued, let value = datum.magnitude, value.isFinite else { return nil }
    let method =
      switch mark.stacking.storage {
      case .standard: 0
      case .normalized: 1
      case .center: 2
      case .unstacked: 3
      }
    let key = Key(
      kind: mark.kind, isVertical: axis == .y, position: other.key, group: mark.style.position?.datum,
      method: method)
    return (key, axis, value)
  }

  /// Returns the dimension along which a bar or an area extends from zero; nil if both its ends are given.
  private func valueAxis(of mark: Mark) -> ChartAxis? {
    if isYCategorical, case .value(.number) = mark.x { return isXCategorical ? nil : .x }
    switch (mark.x, mark.y) {
    case (.value(let x), .value(let y)):
      if case .number = y {
        // A number of y is the value, unless x is the only number of the two.
        return .y
      }
      if case .number = x { return .x }
      return nil
    case (.range, .value(.number)): return .y
    case (.value(.number), .range): return .x
    case (.points, .value(.number)), (.whole, .value(.number)): return .y
    case (.value(.number), .points), (.value(.number), .whole): return .x
    default: return nil
    }
  }
}

import Foundation

/// The values of all marks along a dimension, from which its scale is inferred.
nonisolated struct DimensionData {
  enum Kind { case none, number, date, category }

  /// Whether all values are categories, also numbers and dates.
  let isCategorical: Bool
  var kind = Kind.none
  var lower = Double.infinity
  var upper = -Double.infinity
  /// The smallest number above zero; infinite if there is none.
  private(set) var smallestPositive = Double.infinity
  /// The categories in the order of the data.
  private(set) var categories: [Datum] = []
  private var known: Set<Datum> = []
  /// Whether a value other than the ends of a bin occurred.
  var hasSingleValues = false
  /// The positions of bars and rectangles without a width of their own, which have the space to their neighbours.
  private var spaced: [Double] = []

  init(isCategorical: Bool = false) { self.isCategorical = isCategorical }

  var range: ClosedRange<Double>? { lower <= upper ? lower...upper : nil }

  mutating func add(_ datum: Datum) {
    if isCategorical { return addCategory(datum) }
    switch datum {
    case .text: addCategory(datum)
    case .number(let value):
      if kind == .none { kind = .number }
      add(value)
    case .date(let value):
      if kind == .none || kind == .number { kind = .date }
      add(value)
    }
  }

  private mutating func addCategory(_ datum: Datum) {
    kind = .category
    if known.insert(datum).inserted { categories.append(datum) }
  }

  mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    lower = min(lower, value)
    upper = max(upper, value)
    if value > 0 { smallestPositive = min(smallestPositive, value) }
  }

  /// Adds numbers; those that aren't finite are ignored.
  mutating func add(_ values: [Double]) {
    var (low, high, positive) = (lower, upper, smallestPositive)
    for value in values where value.isFinite {
      if value < low { low = value }
      if value > high { high = value }
      if value > 0 && value < positive { positive = value }
    }
    (lower, upper, smallestPositive) = (low, high, positive)
  }

  mutating func add(_ position: AxisPosition, isSpaced: Bool) {
    switch position {
    case .value(let datum):
      add(datum)
      hasSingleValues = true
      if isSpaced, let value = datum.magnitude, value.isFinite { spaced.append(value) }
    case .range(let first, let second):
      add(first)
      add(second)
    case .span(let first, let second):
      add(first)
      add(second)
      hasSingleValues = true
    case .whole, .points: break
    }
  }

  /// Returns the smallest distance between neighbouring bars after a scale's function; nil without bars.
  ///
  /// A single bar has a distance of 1 or a day.
  func spacing(_ function: ScaleType.Function) -> Double? {
    guard !spaced.isEmpty else { return nil }
    var positions = spaced
    if function != .linear && function != .date {
      positions = spaced.map { function.forward($0) }.filter(\.isFinite)
      if positions.isEmpty { return nil }
    }
    if !positions.isAscending { positions.sort() }
    var smallest = Double.infinity
    for index in 1..<max(1, positions.count) {
      let gap = positions[index] - positions[index - 1]
      if gap > 0 && gap < smallest { smallest = gap }
    }
    if smallest.isFinite { return smallest }
    return kind == .date ? 86400 : 1
  }
}

extension [Double] {
  /// Whether the numbers are in ascending order.
  fileprivate nonisolated var isAscending: Bool {
    for index in 1..<Swift.max(1, count) where self[index] < self[index - 1] { return false }
    return true
  }
}

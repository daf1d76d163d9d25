import Foundation

/// The values of all marks along a dimension, from which its scale is inferred.
nonisolated struct DimensionData {
  enum Kind { case none, number, date, category }

  var kind = Kind.none
  var lower = Double.infinity
  var upper = -Double.infinity
  var categories: [String] = []
  private var known: Set<String> = []
  /// Whether a value other than the ends of a bin occurred.
  var hasSingleValues = false
  /// The positions of bars and rectangles without a width of their own, which have the space to their neighbours.
  private var spaced: [Double] = []

  var range: ClosedRange<Double>? { lower <= upper ? lower...upper : nil }

  mutating func add(_ datum: Datum) {
    switch datum {
    case .text(let text):
      kind = .category
      if known.insert(text).inserted { categories.append(text) }
    case .number(let value):
      if kind == .none { kind = .number }
      add(value)
    case .date(let value):
      if kind == .none || kind == .number { kind = .date }
      add(value)
    }
  }

  mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    lower = min(lower, value)
    upper = max(upper, value)
  }

  mutating func add(_ position: AxisPosition, isSpaced: Bool) {
    switch position {
    case .value(let datum):
      add(datum)
      hasSingleValues = true
      if isSpaced, let value = datum.magnitude { spaced.append(value) }
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

  /// The smallest distance between neighbouring bars; nil without bars.
  ///
  /// A single bar has a distance of 1 or a day.
  var spacing: Double? {
    guard !spaced.isEmpty else { return nil }
    let sorted = spaced.sorted()
    let gaps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 0 }
    return gaps.min() ?? (kind == .date ? 86400 : 1)
  }
}

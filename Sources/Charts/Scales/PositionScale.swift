import Foundation

/// A scale from values to distances along a dimension of the plot area.
///
/// Distances are in points, from the leading edge for x, and from the bottom for y.
struct PositionScale: Equatable {
  var function: ScaleType.Function
  /// The domain of numbers or of seconds; unused for categories.
  var domain: ClosedRange<Double> = 0...1
  /// The categories in order.
  private(set) var categories: [Datum] = []
  /// The positions of the categories by their names, as a number may be given as a text.
  private var indices: [String: Int] = [:]
  /// The part of the domain that has the range; nil for all of it.
  var visible: ClosedRange<Double>? {
    didSet { updateFactors() }
  }
  /// Whether the domain's start is at the end of the range.
  var isReversed = false {
    didSet { updateFactors() }
  }
  /// The ranges' ends at the edges of the plot area, in points.
  var range: ScaleExtent = ScaleExtent()
  /// The length of the plot area, in points.
  var length: CGFloat = 0 {
    didSet { updateFactors() }
  }
  /// Whether distances are from the trailing edge.
  var isMirrored = false {
    didSet { updateFactors() }
  }
  private var origin = 0.0
  private var factor = 0.0
  private var base = 0.0

  init(
    function: ScaleType.Function, domain: ClosedRange<Double>, range: ScaleExtent, isReversed: Bool = false
  ) {
    (self.function, self.domain, self.range, self.isReversed) = (function, domain, range, isReversed)
    updateFactors()
  }

  init(categories: [Datum], range: ScaleExtent, isReversed: Bool = false) {
    (function, self.range, self.isReversed) = (.category, range, isReversed)
    for category in categories where indices[category.category] == nil {
      indices[category.category] = self.categories.count
      self.categories.append(category)
    }
    domain = 0...Double(max(1, self.categories.count))
    updateFactors()
  }

  var isCategory: Bool { function == .category }
  var isDate: Bool { function == .date }

  /// The distance of a category's band, in points; 0 for other scales.
  var step: CGFloat { isCategory ? abs(CGFloat(factor)) : 0 }

  private mutating func updateFactors() {
    let (start, end) = range.ends(length)
    let shown = visible ?? domain
    base = function.forward(shown.lowerBound)
    let span = function.forward(shown.upperBound) - base
    factor = span != 0 && span.isFinite ? Double(end - start) / span : 0
    origin = Double(start)
    if isReversed {
      origin = Double(end)
      factor = -factor
    }
    if isMirrored {
      origin = Double(length) - origin
      factor = -factor
    }
  }

  /// Returns the position of a number; NaN if the scale has none for it.
  func position(_ value: Double) -> CGFloat { CGFloat(origin + (function.forward(value) - base) * factor) }

  /// Returns the positions of numbers; NaN for those without a position.
  func positions(_ values: [Double]) -> [CGFloat] {
    let (origin, base, factor) = (origin, base, factor)
    switch function {
    case .linear, .date, .category: return values.map { CGFloat(origin + ($0 - base) * factor) }
    default: return values.map { position($0) }
    }
  }

  /// Returns the position of a value: of a category, the middle of its band.
  func position(_ datum: Datum) -> CGFloat? {
    if isCategory {
      guard let index = index(of: datum) else { return nil }
      return CGFloat(origin + (Double(index) + 0.5 - base) * factor)
    }
    guard let value = datum.magnitude else { return nil }
    let position = position(value)
    return position.isFinite ? position : nil
  }

  /// Returns the position of a category among all, or nil.
  func index(of datum: Datum) -> Int? { indices[datum.category] }

  /// Returns the ends of the space around a number, whose length is given after the scale's function; nil if there is no position.
  func band(around value: Double, spacing: Double) -> (CGFloat, CGFloat)? {
    let middle = function.forward(value) - base
    let ends = (
      CGFloat(origin + (middle - spacing / 2) * factor), CGFloat(origin + (middle + spacing / 2) * factor)
    )
    return ends.0.isFinite && ends.1.isFinite ? (min(ends.0, ends.1), max(ends.0, ends.1)) : nil
  }

  /// Returns the two ends of a category's band, in ascending order.
  func band(_ datum: Datum) -> (CGFloat, CGFloat)? {
    guard isCategory, let index = index(of: datum) else { return nil }
    let (first, second) = (
      origin + (Double(index) - base) * factor, origin + (Double(index + 1) - base) * factor
    )
    return (CGFloat(min(first, second)), CGFloat(max(first, second)))
  }

  /// Returns the number at a position, inside or outside the domain.
  func value(at position: CGFloat) -> Double {
    guard factor != 0 else { return domain.lowerBound }
    return function.inverse((Double(position) - origin) / factor + base)
  }

  /// Returns the value at a position; nil beyond the categories, and for a position that isn't finite.
  func datum(at position: CGFloat) -> Datum? {
    guard position.isFinite else { return nil }
    if isCategory {
      let index = Int(value(at: position).rounded(.down))
      return categories.indices.contains(index) ? categories[index] : nil
    }
    return isDate ? .date(value(at: position)) : .number(value(at: position))
  }

  /// The position from which bars and areas start: zero if the domain contains it, otherwise the domain's end nearest to it.
  var baseline: CGFloat {
    if case .log = function { return position(domain.lowerBound) }
    if isDate { return position(domain.lowerBound) }
    return position(min(max(0, domain.lowerBound), domain.upperBound))
  }
}

/// The ends of a scale's range in the plot area.
struct ScaleExtent: Equatable {
  /// The distances from the edges, in points.
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
  /// The ends in points, if they don't depend on the length.
  var fixed: ClosedRange<CGFloat>?

  func ends(_ length: CGFloat) -> (CGFloat, CGFloat) {
    if let fixed { return (fixed.lowerBound, fixed.upperBound) }
    return (startPadding, length - endPadding)
  }
}

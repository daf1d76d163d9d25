extension Int {
  /// Creates the nearest integer towards zero; 0 for NaN, and the least or greatest integer for numbers out of range.
  package init(saturating number: Double) {
    self = number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Duration {
  /// The longest time that dates and animations are converted to: 30,000 years, either way.
  private static let longest = 1e12

  /// Returns a number of seconds, at most 10¹² in either direction; zero for NaN.
  package static func seconds(saturating seconds: Double) -> Duration {
    seconds.isNaN ? .zero : .seconds(min(max(seconds, -longest), longest))
  }
}

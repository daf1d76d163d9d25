extension Int {
  /// The nearest integer towards zero; 0 for what isn't a number, and the least or greatest for what is beyond.
  package init(saturating number: Double) {
    self = number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Duration {
  /// The longest time that dates and animations are converted to: 30,000 years, either way.
  private static let longest = 1e12

  /// A number of seconds, at most 10¹² either way; none for what isn't a number.
  package static func seconds(saturating seconds: Double) -> Duration {
    seconds.isNaN ? .zero : .seconds(min(max(seconds, -longest), longest))
  }
}

/// The format of printed figures.
enum Number {
  /// Returns a count with commas between thousands.
  static func text(_ number: Int) -> String {
    if number < 0 { return "-\(text(-number))" }
    return number < 1000 ? "\(number)" : "\(text(number / 1000)),\("\(number % 1000 + 1000)".dropFirst())"
  }

  /// Returns a measure with about three digits.
  static func text(_ value: Double) -> String {
    let scale = abs(value) < 10 ? 100.0 : abs(value) < 100 ? 10.0 : 1.0
    let rounded = (value * scale).rounded() / scale
    return scale == 1 ? text(Int(rounded)) : "\(rounded)"
  }

  /// Returns the median of sorted values with the least and the greatest, all divided by a number.
  static func spread(_ values: [Double], dividedBy divisor: Double) -> String {
    guard let least = values.first, let greatest = values.last else { return "" }
    let middle = text(values[values.count / 2] / divisor)
    return values.count == 1 ? middle : "\(middle) (\(text(least / divisor))–\(text(greatest / divisor)))"
  }
}

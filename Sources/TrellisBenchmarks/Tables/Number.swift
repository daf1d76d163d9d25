/// How figures are printed.
enum Number {
  /// A count with commas at the thousands.
  static func text(_ number: Int) -> String {
    if number < 0 { return "-\(text(-number))" }
    return number < 1000 ? "\(number)" : "\(text(number / 1000)),\("\(number % 1000 + 1000)".dropFirst())"
  }

  /// A measure: three figures or so.
  static func text(_ value: Double) -> String {
    let scale = abs(value) < 10 ? 100.0 : abs(value) < 100 ? 10.0 : 1.0
    let rounded = (value * scale).rounded() / scale
    return scale == 1 ? text(Int(rounded)) : "\(rounded)"
  }

  /// The middle one of values in order, with the least and the greatest, all divided by something.
  static func spread(_ values: [Double], dividedBy divisor: Double) -> String {
    guard let least = values.first, let greatest = values.last else { return "" }
    let middle = text(values[values.count / 2] / divisor)
    return values.count == 1 ? middle : "\(middle) (\(text(least / divisor))–\(text(greatest / divisor)))"
  }
}

/// A function of any number of values.
///
/// It uses numbers only: texts, truth values and empty cells are ignored. An error is its result.
enum Aggregate: String, Hashable, CaseIterable {
  case sum = "SUM"
  case minimum = "MIN"
  case maximum = "MAX"
  case average = "AVERAGE"
  case count = "COUNT"

  /// Returns the result of the function for a tally.
  ///
  /// The minimum and the maximum of no numbers are 0, and their average is `#DIV/0!`.
  func result(of tally: Tally) -> CellValue {
    if let error = tally.error { return .error(error) }
    return switch self {
    case .sum: .arithmetic(tally.sum)
    case .minimum: .number(tally.count == 0 ? 0 : tally.minimum)
    case .maximum: .number(tally.count == 0 ? 0 : tally.maximum)
    case .average: tally.count == 0 ? .error(.division) : .arithmetic(tally.sum / Double(tally.count))
    case .count: .number(Double(tally.count))
    }
  }
}

/// The summary of values that aggregates need.
///
/// Its size is constant, however large the range is.
struct Tally: Hashable {
  /// The count of the numbers.
  private(set) var count = 0
  /// The sum of the numbers, in the order of reading.
  private(set) var sum = 0.0
  /// The smallest number; infinity if there is none.
  private(set) var minimum = Double.infinity
  /// The largest number; minus infinity if there is none.
  private(set) var maximum = -Double.infinity
  /// The error among the values, if any.
  private(set) var error: CellError?

  /// Adds a value.
  mutating func add(_ value: CellValue) {
    switch value {
    case .number(let number):
      count += 1
      sum += number
      minimum = min(minimum, number)
      maximum = max(maximum, number)
    case .error(let other): add(other)
    case .empty, .text, .boolean: break
    }
  }

  /// Adds another tally.
  mutating func add(_ other: Tally) {
    count += other.count
    sum += other.sum
    minimum = min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
    if let error = other.error { add(error) }
  }

  private mutating func add(_ other: CellError) {
    error = error?.joined(with: other) ?? other
  }
}

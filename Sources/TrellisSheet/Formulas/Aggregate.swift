/// A function of any number of values.
///
/// Only numbers count: texts, truth values and empty cells are passed over, and errors are not.
enum Aggregate: String, Hashable, CaseIterable {
  case sum = "SUM"
  case minimum = "MIN"
  case maximum = "MAX"
  case average = "AVERAGE"
  case count = "COUNT"

  /// What the function makes of what was counted.
  ///
  /// The smallest and the largest of no numbers are 0, and their average is `#DIV/0!`.
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

/// What aggregates have to know of the values that they were given: constant in size, however large the range is.
struct Tally: Hashable {
  /// How many numbers there were.
  private(set) var count = 0
  /// Their sum, added up in the order of reading.
  private(set) var sum = 0.0
  /// The smallest; infinite while there was none.
  private(set) var minimum = Double.infinity
  /// The largest; infinite while there was none.
  private(set) var maximum = -Double.infinity
  /// The error among the values, if there was one.
  private(set) var error: CellError?

  /// Counts a value.
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

  /// Counts what another has counted.
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

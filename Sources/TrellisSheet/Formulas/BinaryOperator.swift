/// An operator between two values.
enum BinaryOperator: String, Hashable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case join = "&"
  case equal = "="
  case unequal = "<>"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// The precedence, from 1 for comparisons to 4 for products.
  ///
  /// All operators are left-associative.
  var precedence: Int {
    switch self {
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: 1
    case .join: 2
    case .add, .subtract: 3
    case .multiply, .divide: 4
    }
  }

  /// The precedence of a sign before a value, which is higher than that of all binary operators.
  static let signPrecedence = 5

  /// Returns the result of the operator for two values.
  func apply(_ left: CellValue, _ right: CellValue) -> CellValue {
    switch (left, right) {
    case (.error(let first), .error(let second)): .error(first.joined(with: second))
    case (.error, _): left
    case (_, .error): right
    default:
      switch self {
      case .add, .subtract, .multiply, .divide: arithmetic(left.asNumber, right.asNumber)
      case .join: .text(left.description + right.description)
      default: .boolean(compare(left, right))
      }
    }
  }

  private func arithmetic(_ left: Result<Double, CellError>, _ right: Result<Double, CellError>) -> CellValue
  {
    switch (left, right) {
    case (.failure(let error), _), (_, .failure(let error)): .error(error)
    case (.success(let left), .success(let right)):
      switch self {
      case .add: .arithmetic(left + right)
      case .subtract: .arithmetic(left - right)
      case .multiply: .arithmetic(left * right)
      default: right == 0 ? .error(.division) : .arithmetic(left / right)
      }
    }
  }
}

extension BinaryOperator {
  /// Compares values that aren't errors.
  ///
  /// Numbers come before texts, and texts before truth values. An empty value is 0, `""` or `FALSE`, depending on the other
  /// value.
  private func compare(_ left: CellValue, _ right: CellValue) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): hold(left, right)
    case (.text(let left), .empty): hold(left, "")
    case (.empty, .text(let right)): hold("", right)
    case (.text, _), (_, .text), (.boolean, .number), (.number, .boolean): hold(rank(left), rank(right))
    default: hold(number(left), number(right))
    }
  }

  private func rank(_ value: CellValue) -> Int {
    switch value {
    case .text: 1
    case .boolean: 2
    default: 0
    }
  }

  /// Returns a number, a truth value or an empty value as a number.
  private func number(_ value: CellValue) -> Double { (try? value.asNumber.get()) ?? 0 }

  private func hold<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    default: left >= right
    }
  }
}

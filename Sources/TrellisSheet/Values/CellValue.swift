/// The value of a cell: empty, a number, a text, a truth value, or an error.
public enum CellValue: Hashable, Sendable {
  /// The cell has no text.
  case empty
  /// A finite number, never -0, so that equal numbers look equal.
  case number(Double)
  /// A text.
  case text(String)
  /// The result of a comparison, or the constants `TRUE` and `FALSE`.
  case boolean(Bool)
  /// An error instead of a value.
  case error(CellError)
}

extension CellValue {
  /// Returns the result of arithmetic: a number if it is finite, and `#VALUE!` otherwise.
  ///
  /// An infinity or a NaN in a cell would spread without an explanation. A NaN also differs from itself, so it would evaluate its
  /// readers again and again.
  static func arithmetic(_ number: Double) -> CellValue {
    number.isFinite ? .number(number == 0 ? 0 : number) : .error(.value)
  }

  /// The value as a number: an empty value is 0, `TRUE` is 1, `FALSE` is 0, an error remains, and a text is `#VALUE!`.
  var asNumber: Result<Double, CellError> {
    switch self {
    case .empty: .success(0)
    case .number(let number): .success(number)
    case .boolean(let flag): .success(flag ? 1 : 0)
    case .text: .failure(.value)
    case .error(let error): .failure(error)
    }
  }

  /// The value as a condition: a number is true unless it is 0, an empty value is false, and a text is `#VALUE!`.
  var asCondition: Result<Bool, CellError> { asNumber.map { $0 != 0 } }
}

extension CellValue: CustomStringConvertible {
  /// The value as the cell shows it.
  ///
  /// A number has as many digits as distinguish it from all others, and no `.0`.
  public var description: String {
    switch self {
    case .empty: ""
    case .number(let number): CellValue.text(of: number)
    case .text(let text): text
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }

  private static func text(of number: Double) -> String {
    number.magnitude < 1e15 && number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

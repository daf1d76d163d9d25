/// What a cell comes to: nothing, a number, a text, a truth value, or an error.
public enum CellValue: Hashable, Sendable {
  /// The cell has no text.
  case empty
  /// A finite number, never -0: so equal numbers look equal.
  case number(Double)
  /// A text.
  case text(String)
  /// The result of a comparison, or `TRUE` and `FALSE` themselves.
  case boolean(Bool)
  /// Why there is no value.
  case error(CellError)
}

extension CellValue {
  /// The result of arithmetic: a number where it is one, and `#VALUE!` where it left the range of numbers.
  ///
  /// An infinity or a NaN in a cell would spread without a name; and a NaN differs from itself, so that it would run its
  /// readers again and again.
  static func arithmetic(_ number: Double) -> CellValue {
    number.isFinite ? .number(number == 0 ? 0 : number) : .error(.value)
  }

  /// The value as a number: nothing is 0, `TRUE` is 1; an error stays what it is, and a text is `#VALUE!`.
  var asNumber: Result<Double, CellError> {
    switch self {
    case .empty: .success(0)
    case .number(let number): .success(number)
    case .boolean(let flag): .success(flag ? 1 : 0)
    case .text: .failure(.value)
    case .error(let error): .failure(error)
    }
  }

  /// The value as a condition: a number is true where it isn't 0; nothing is false; a text is `#VALUE!`.
  var asCondition: Result<Bool, CellError> { asNumber.map { $0 != 0 } }
}

extension CellValue: CustomStringConvertible {
  /// The value as a cell shows it.
  ///
  /// A number has as many digits as tell it from all others, and no `.0`.
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

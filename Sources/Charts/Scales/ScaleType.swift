/// The function by which a scale maps values to positions.
///
/// Source: documented, developer.apple.com/documentation/charts/scaletype.
public nonisolated struct ScaleType: Sendable {
  enum Function: Equatable, Sendable {
    case linear, log, date, category
    case symmetricLog(slope: Double)
    case power(Double)
  }

  let function: Function

  /// Equal distances for equal differences.
  public static var linear: ScaleType { ScaleType(function: .linear) }
  /// Equal distances for equal ratios; values of 0 and below have no position.
  public static var log: ScaleType { ScaleType(function: .log) }
  /// A linear scale around zero that becomes logarithmic away from zero, on both sides.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// Positions by the square root of the values; negative values mirror the positive ones.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// Equal distances for equal spans of time.
  public static var date: ScaleType { ScaleType(function: .date) }
  /// Equal parts of the range for each category.
  public static var category: ScaleType { ScaleType(function: .category) }

  /// A scale of sign(x) · ln(1 + |slope · x|).
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(function: .symmetricLog(slope: slopeAtZero))
  }
  /// A scale of sign(x) · |x|^exponent.
  public static func power(exponent: Double) -> ScaleType { ScaleType(function: .power(exponent)) }
}

extension ScaleType.Function {
  /// Returns the value that is mapped linearly to positions; NaN if there is none.
  func forward(_ value: Double) -> Double {
    switch self {
    case .linear, .date, .category: value
    case .log: value > 0 ? Math.log(value) : .nan
    case .symmetricLog(let slope): Math.sign(value) * Math.log(1 + abs(slope * value))
    case .power(let exponent): Math.sign(value) * Math.pow(abs(value), exponent)
    }
  }

  /// Returns the value of a mapped one.
  func inverse(_ value: Double) -> Double {
    switch self {
    case .linear, .date, .category: value
    case .log: Math.exp(value)
    case .symmetricLog(let slope): Math.sign(value) * (Math.exp(abs(value)) - 1) / abs(slope)
    case .power(let exponent): Math.sign(value) * Math.pow(abs(value), 1 / exponent)
    }
  }
}

/// A primitive value of a chart: a number, a date, or the name of a category.
nonisolated enum Datum: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case text(String)

  /// The number, or the date's seconds; nil for a category.
  var magnitude: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .text: nil
    }
  }

  /// The name of the category that the value stands for on a scale of categories.
  var category: String {
    switch self {
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .date(let value): String(value)
    case .text(let text): text
    }
  }

  /// Returns a datum of the same type with another magnitude.
  func with(_ magnitude: Double) -> Datum {
    if case .date = self { return .date(magnitude) }
    return .number(magnitude)
  }
}

/// A primitive value in a form that all types share; used only by the module.
public nonisolated struct _PlottedDatum {
  let datum: Datum
  init(_ datum: Datum) { self.datum = datum }
}

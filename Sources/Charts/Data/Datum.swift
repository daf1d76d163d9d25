import Foundation

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

  var isDate: Bool { if case .date = self { true } else { false } }

  /// The name of the category that the value stands for on a scale of categories.
  var category: String {
    switch self {
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .date(let value): String(value)
    case .text(let text): text
    }
  }

  /// The name for axes, legends and screen readers, in the user's format: numbers with up to 12 digits, dates without midnight.
  var name: String {
    switch self {
    case .text(let text): return text
    case .number(let number): return number.formatted(.number.precision(.significantDigits(1...12)))
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let isMidnight = Calendar.current.startOfDay(for: date) == date
      return date.formatted(date: .abbreviated, time: isMidnight ? .omitted : .shortened)
    }
  }

  /// Returns the value as a type; nil for another type of primitive values.
  func value<P: Plottable>(as type: P.Type) -> P? {
    switch (self, P.isCategory, P.isDate) {
    case (.text, true, _), (.date, false, true), (.number, false, false): P(datum: self)
    default: nil
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

public import Foundation

extension Text {
  /// Creates a text of a value in a format style, for the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(parts: [Part(content: .value(LocalizedValue(input, format: format)))])
  }

  /// Creates a text of a value in a format style with an attributed string as output, for the environment's locale.
  ///
  /// Without the preference for the other initializer, the compiler checks the arithmetic of `input` once for each of the two.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(parts: [Part(content: .value(LocalizedValue(input, format: format)))])
  }

  /// Creates a text of the interval between two dates, formatted for the environment's locale.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle())
  }

  /// Creates a text of a date interval, formatted for the environment's locale.
  public init(_ interval: DateInterval) {
    self.init(interval.start..<interval.end, format: Date.IntervalFormatStyle())
  }

  /// Creates a text of a value as a formatter shows it, in the formatter's own locale.
  ///
  /// The text is empty if the formatter doesn't support the value's type.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an object as a formatter shows it, in the formatter's own locale.
  ///
  /// The text is empty if the formatter doesn't support the object's type.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

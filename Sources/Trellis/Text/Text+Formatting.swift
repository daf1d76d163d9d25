public import Foundation

extension Text {
  /// Creates a text of a value as a format style spells it, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(parts: [Part(content: .value(LocalizedValue(input, format: format)))])
  }

  /// Creates a text of a value as a format style spells it, with attributes, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(parts: [Part(content: .value(LocalizedValue(input, format: format)))])
  }

  /// Creates a text of the time from one date to another, as people of the environment's locale write it.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle())
  }

  /// Creates a text of the time that an interval takes, as people of the environment's locale write it.
  public init(_ interval: DateInterval) {
    self.init(interval.start..<interval.end, format: Date.IntervalFormatStyle())
  }

  /// Creates a text of a value as a formatter spells it, whose own locale counts; empty where it doesn't know the value's
  /// type.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an object as a formatter spells it, whose own locale counts; empty where it doesn't know its type.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

import Foundation
import Synchronization
import TrellisFoundation

/// A value to be formatted in a locale that isn't known yet.
///
/// The value doesn't change after its creation, and format styles take value types. So it may be sent between threads, even if its type
/// isn't declared `Sendable`.
nonisolated struct LocalizedValue: Hashable, @unchecked Sendable {
  private let spelling: any Spelling

  private init(spelling: any Spelling) {
    self.spelling = spelling
  }

  /// Creates a value that a format style formats as a string.
  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    spelling = Formatted(input: input, format: format) {
      [Text.Piece(string: $0, styling: TextStyling())]
    }
  }

  /// Creates a value that a format style formats as an attributed string.
  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    spelling = Formatted(input: input, format: format) { $0.textPieces }
  }

  /// Creates a number with six fraction digits.
  init(_ number: Double) {
    spelling = Plain(number: number)
  }

  /// Creates a whole number with the locale's group separators.
  init(_ number: some BinaryInteger) {
    guard let whole = Int(exactly: number) else {
      self.init(number, format: IntegerFormatStyle())
      return
    }
    // A `Whole` is small enough to be stored without an allocation. Tables often have one such value per row.
    self.init(spelling: Whole(number: whole))
  }

  /// Creates the value of an interpolation in a resource.
  init(_ argument: String.LocalizationValue.Argument) {
    if let integer = argument.integer {
      self.init(integer)
    } else {
      self.init(spelling: Argument(argument: argument))
    }
  }

  /// Returns the styled pieces shown in a locale.
  func pieces(in locale: Locale) -> [Text.Piece] { spelling.pieces(in: locale) }

  /// Returns the string shown in a locale; nil if the format gives an attributed string.
  func string(in locale: Locale) -> String? { spelling.string(in: locale) }

  /// The value if it is a whole number without a custom format.
  var number: Int? { (spelling as? Whole)?.number }

  static func == (first: LocalizedValue, second: LocalizedValue) -> Bool {
    first.spelling.isEqual(to: second.spelling)
  }

  func hash(into hasher: inout Hasher) { spelling.hash(into: &hasher) }
}

private nonisolated protocol Spelling: Hashable {
  func pieces(in locale: Locale) -> [Text.Piece]
  func string(in locale: Locale) -> String?
}

extension Spelling {
  nonisolated fileprivate func isEqual(to other: any Spelling) -> Bool { (other as? Self) == self }
}

/// A value and its format style.
private nonisolated struct Formatted<F: FormatStyle>: Spelling where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  let read: (F.FormatOutput) -> [Text.Piece]

  func pieces(in locale: Locale) -> [Text.Piece] { read(format.locale(locale).format(input)) }

  func string(in locale: Locale) -> String? { format.locale(locale).format(input) as? String }

  static func == (first: Formatted, second: Formatted) -> Bool {
    first.input == second.input && first.format == second.format
  }

  func hash(into hasher: inout Hasher) { hasher.combine(format) }
}

private nonisolated struct Argument: Spelling {
  let argument: String.LocalizationValue.Argument

  func pieces(in locale: Locale) -> [Text.Piece] {
    [Text.Piece(string: argument.string(in: locale), styling: TextStyling())]
  }

  func string(in locale: Locale) -> String? { argument.string(in: locale) }
}

private nonisolated struct Plain: Spelling {
  let number: Double

  func pieces(in locale: Locale) -> [Text.Piece] {
    [Text.Piece(string: spelled(in: locale), styling: TextStyling())]
  }

  func string(in locale: Locale) -> String? { spelled(in: locale) }

  private func spelled(in locale: Locale) -> String {
    String(format: "%lf", locale: locale, number)
  }
}

private nonisolated struct Whole: Spelling {
  let number: Int

  func pieces(in locale: Locale) -> [Text.Piece] {
    [Text.Piece(string: spelled(in: locale), styling: TextStyling())]
  }

  func string(in locale: Locale) -> String? { spelled(in: locale) }

  private func spelled(in locale: Locale) -> String {
    // Numbers below 1000 have no group separators.
    if (0..<1000).contains(number), PlainDigits.areUsed(in: locale) { return String(number) }
    return IntegerFormatStyle<Int>(locale: locale).format(number)
  }
}

/// A cache of whether a locale writes numbers with Swift's digits, because a query of a formatter takes long.
private enum PlainDigits {
  private static let last = Mutex<(locale: Locale, areUsed: Bool)?>(nil)

  static func areUsed(in locale: Locale) -> Bool {
    last.withLock { last in
      if let last, last.locale == locale { return last.areUsed }
      let all = IntegerFormatStyle<Int>(locale: locale).grouping(.never).format(1_234_567_890)
      last = (locale, all == "1234567890")
      return all == "1234567890"
    }
  }
}

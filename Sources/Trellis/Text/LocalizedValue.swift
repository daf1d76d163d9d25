import Foundation
import Synchronization

/// A value that is spelled in a locale that is known later.
///
/// It is only read, and format styles take values: so it may go from one thread to another, though not every type of them
/// says so.
nonisolated struct LocalizedValue: Hashable, @unchecked Sendable {
  private let spelling: any Spelling

  private init(spelling: any Spelling) {
    self.spelling = spelling
  }

  /// A value that a format style spells as a string.
  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    spelling = Formatted(input: input, format: format) {
      [Text.Piece(string: $0, styling: TextStyling())]
    }
  }

  /// A value that a format style spells as a string with attributes.
  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    spelling = Formatted(input: input, format: format) { $0.textPieces }
  }

  /// A number with six digits behind the point.
  init(_ number: Double) {
    spelling = Plain(number: number)
  }

  /// A whole number with the locale's separators.
  init(_ number: some BinaryInteger) {
    guard let whole = Int(exactly: number) else {
      self.init(number, format: IntegerFormatStyle())
      return
    }
    // Small enough to stand where the value does: a row of a table has one or more.
    self.init(spelling: Whole(number: whole))
  }

  /// What is shown in a locale.
  func pieces(in locale: Locale) -> [Text.Piece] { spelling.pieces(in: locale) }

  /// What is shown in a locale, where that is a string that nothing is said of; nil elsewhere.
  func string(in locale: Locale) -> String? { spelling.string(in: locale) }

  /// The value if it is a whole number without a format of its own.
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

/// A value and the format that it is spelled in.
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
    // Nothing stands between so few digits.
    if (0..<1000).contains(number), PlainDigits.areUsed(in: locale) { return String(number) }
    return IntegerFormatStyle<Int>(locale: locale).format(number)
  }
}

/// Whether a locale writes numbers with the digits that Swift writes them with; formatters take long to say so.
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

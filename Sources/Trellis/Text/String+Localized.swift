public import Foundation

extension String {
  /// A localizable string, to be looked up and formatted.
  ///
  /// Source: documented, developer.apple.com/documentation/swift/string/localizationvalue; the alias of SwiftUI's key: ours
  /// (choice), since Foundation has no such type on Linux.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates a string by looking up a key in a table of translations and formatting its interpolations.
  ///
  /// A key without a translation is used as written. A nil table is `Localizable`, a nil bundle is the program's own, and a nil
  /// locale is the process's. Markdown isn't interpreted. The comment is for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.verbatimString(
      from: StringTable(name: table, bundle: bundle), in: locale ?? Locale.ofProcess)
  }
}

extension LocalizedStringKey {
  /// Returns the string shown in a locale, with Markdown left as written.
  nonisolated fileprivate func verbatimString(from table: StringTable, in locale: Locale) -> String {
    verbatimParts(from: table, in: locale).map { part in
      switch part {
      case .literal(let literal): literal
      case .value(let pieces): pieces.map(\.string).joined()
      }
    }
    .joined()
  }
}

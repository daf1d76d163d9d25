public import Foundation

extension String {
  /// What is written down in the source to be looked up and formatted.
  ///
  /// Source: documented, developer.apple.com/documentation/swift/string/localizationvalue; that it is SwiftUI's key: ours (choice),
  /// since Foundation has none on Linux.
  public typealias LocalizationValue = LocalizedStringKey

  /// Looks a string up in a table of translations, and formats what is interpolated into it; what isn't there is as it is written.
  ///
  /// Nil is the table `Localizable`, the program's own bundle and the process's locale. Markdown stays as it is. The comment is for
  /// translators.
  ///
  /// Source: documented, developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:).
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
  /// What is shown in a locale, with Markdown as it is written.
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

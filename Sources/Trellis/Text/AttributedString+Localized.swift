public import Foundation
public import TrellisFoundation

extension AttributedString {
  /// Creates a string by looking up a key in a table of translations, and interpreting its inline Markdown.
  ///
  /// A nil table is `Localizable`, a nil bundle is the program's own, and a nil locale is that of the process. Markdown in
  /// interpolated values is interpreted, too. The comment is for translators.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/attributedstring; interpolated values: ours.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates a string by looking up a resource, and interpreting its inline Markdown.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }

  private init(inlineMarkdown text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}

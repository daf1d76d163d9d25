public import Foundation

extension String {
  /// Creates a string by looking up a key in a table of translations and formatting its interpolations.
  ///
  /// A key without a translation is used as written. A nil table is `Localizable`, a nil bundle is the program's own, and a nil locale is
  /// that of the process's environment variables. Markdown isn't interpreted. The comment is for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.string(
      from: StringTable(name: table, bundle: bundle), in: locale ?? Locale.ofProcess)
  }

  /// Creates a string by looking up a key in a table of translations; without a translation, from the default value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.string(
      key: key.description, from: StringTable(name: table, bundle: bundle), in: locale ?? Locale.ofProcess)
  }

  /// Creates a string by looking up a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.string(
      key: resource.key, from: resource.stringTable, in: resource.locale)
  }
}

public import Foundation

/// A reference to a localizable string: the string is looked up only where it is shown.
///
/// ```swift
/// var title: LocalizedStringResource { "Welcome, \(name)" }
/// let string = String(localized: title)
/// ```
public struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation, Sendable {
  /// The key in the table.
  public let key: String
  /// The string without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil is `Localizable`.
  public let table: String?
  /// The locale of the string.
  public var locale: Locale
  /// The bundle with the table.
  public let bundle: BundleDescription

  /// The bundle of a resource.
  public enum BundleDescription: Sendable, Hashable {
    /// The program's own bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    /// Returns whether both are the same bundle.
    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    /// Feeds this description to a hasher.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .forClass(let type): hasher.combine(ObjectIdentifier(type))
      case .atURL(let url): hasher.combine(url)
      }
    }
  }

  /// Creates a resource of a string that is its own key.
  ///
  /// The comment is for translators.
  ///
  /// The default locale is that of the process's environment variables.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
    (self.locale, self.bundle) = (locale ?? .ofProcess, bundle)
  }

  /// Creates a resource of a key, with a string for lack of a translation.
  ///
  /// The comment is for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = (key.description, defaultValue, table)
    (self.locale, self.bundle) = (locale ?? .ofProcess, bundle)
  }

  /// Creates a resource of a string that is its own key, in a table of a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// Creates a resource of a key in a table of a bundle, with a string for lack of a translation.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
      comment: comment)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The table of translations.
  package var stringTable: StringTable {
    let found: Bundle? =
      switch bundle {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    return StringTable(name: table, bundle: found)
  }
}

/// A type with a localizable description.
public protocol CustomLocalizedStringResourceConvertible {
  /// The description.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// This resource.
  public var localizedStringResource: LocalizedStringResource { self }
}

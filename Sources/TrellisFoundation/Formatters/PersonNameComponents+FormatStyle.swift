public import Foundation

extension PersonNameComponents {
  /// A style that formats the names of people.
  ///
  /// The order of the names is that of the locale: the family name comes first in Chinese, Hungarian, Japanese, Korean and Vietnamese
  /// (ours: CLDR's data of names isn't in Linux's Foundation).
  public struct FormatStyle: Foundation.FormatStyle {
    /// The parts of the name.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// Given name and family name.
      case medium
      /// All parts.
      case long
      /// The initials, as “AL”.
      case abbreviated
    }

    /// The parts of the name.
    public var style: Style
    /// The locale.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// Returns the name of a person; empty if there are no parts.
    public func format(_ value: PersonNameComponents) -> String {
      NameText(name: value, language: locale.language.languageCode?.identifier ?? "").string(style)
    }

    /// Returns this style for a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Returns the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Returns given name and family name in the order of the current locale.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style for the names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

private struct NameText {
  let name: PersonNameComponents
  let language: String

  private var hasFamilyNameFirst: Bool { ["zh", "ja", "ko", "hu", "vi", "yue"].contains(language) }

  /// Names in these scripts are written without spaces.
  private var separator: String {
    let letters = [name.givenName, name.familyName].compactMap(\.self).joined().unicodeScalars
    let isEastAsian = letters.contains {
      (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
    }
    return isEastAsian ? "" : " "
  }

  func string(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    switch style {
    case .short: return joined([name.nickname ?? name.givenName ?? name.familyName])
    case .medium:
      return joined(
        hasFamilyNameFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName])
    case .long:
      let parts =
        hasFamilyNameFirst
        ? [name.familyName, name.givenName, name.middleName]
        : [name.givenName, name.middleName, name.familyName]
      return joined([name.namePrefix] + parts + [name.nameSuffix])
    case .abbreviated:
      let parts = hasFamilyNameFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
      if separator.isEmpty { return name.familyName ?? name.givenName ?? "" }
      return parts.compactMap(\.self?.first).map { String($0).uppercased() }.joined()
    }
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
  }
}

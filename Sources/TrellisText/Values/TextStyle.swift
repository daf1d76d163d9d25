/// The text styles of macOS at its standard size: the defaults that every number in `Fixtures` assumes.
///
/// Source: Apple's Human Interface Guidelines, Typography, macOS built-in text styles.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

  /// The size in points.
  public var size: Double {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  /// The weight on CSS's scale.
  public var weight: Int {
    switch self {
    case .headline: 700
    case .caption2: 500
    default: 400
    }
  }
}

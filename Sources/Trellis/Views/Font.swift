import TrellisText

/// A font, by text style or by size.
///
/// Sizes are in points, those of macOS at its standard text size.
///
/// Source: documented, developer.apple.com/documentation/swiftui/font.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TrellisText.TextStyle)
    case system(size: Double)
    case custom(family: String, size: Double)
  }

  private var base: Base
  private var weight: Weight?
  private var isItalic = false

  private init(_ base: Base) {
    self.base = base
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// The weight on CSS's scale.
    let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// The weight of plain text.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Semibold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  /// What a font is for; each has a size and a weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles, from the largest title to the smallest caption.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The font of a text style.
  public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
    var font = Font(.style(style.values))
    font.weight = weight
    return font
  }

  /// The system's font at a size in points; one that isn't positive and finite is drawn as the nearest that can be.
  public static func system(size: Double, weight: Weight? = nil) -> Font {
    var font = Font(.system(size: size))
    font.weight = weight
    return font
  }

  /// A font by its family's name, at a size in points; a family that isn't installed gives the nearest that is.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(family: name, size: size))
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The style for large titles: 26 points.
  public static let largeTitle = system(.largeTitle)
  /// The style for titles: 22 points.
  public static let title = system(.title)
  /// The style for titles of the second rank: 17 points.
  public static let title2 = system(.title2)
  /// The style for titles of the third rank: 15 points.
  public static let title3 = system(.title3)
  /// The style for headings: 13 points, bold.
  public static let headline = system(.headline)
  /// The style for subheadings: 11 points.
  public static let subheadline = system(.subheadline)
  /// The style for plain text: 13 points.
  public static let body = system(.body)
  /// The style for callouts: 12 points.
  public static let callout = system(.callout)
  /// The style for footnotes: 10 points.
  public static let footnote = system(.footnote)
  /// The style for captions: 10 points.
  public static let caption = system(.caption)
  /// The style for captions of the second rank: 10 points, medium.
  public static let caption2 = system(.caption2)
}

extension Font.TextStyle {
  fileprivate var values: TrellisText.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension Font {
  /// The font as the measurer is asked for it.
  var request: FontRequest {
    switch base {
    case .style(let style):
      FontRequest(size: style.size, weight: weight?.value ?? style.weight, isItalic: isItalic)
    case .system(let size):
      FontRequest(size: size, weight: weight?.value ?? 400, isItalic: isItalic)
    case .custom(let family, let size):
      FontRequest(family: family, size: size, weight: weight?.value ?? 400, isItalic: isItalic)
    }
  }
}

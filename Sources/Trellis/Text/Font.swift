public import Foundation
import TrellisText

/// A font, by text style, by size or by family.
///
/// Sizes are in points. Those of text styles are the ``Look``'s, on a desktop macOS's, at the standard text size, and follow ``DynamicTypeSize``; a
/// size that is given for the system's font stays. What one family lacks is set in another that has it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/font.
public nonisolated struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: Double)
    /// A family's; the style that its size follows is nil where it stays.
    case custom(family: String, size: Double, follows: TextStyle?)
  }

  private var base: Base
  private var weight: Weight?
  private var design: Design?
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var width = Width.standard

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

  /// The kinds of face that the system has.
  public enum Design: Hashable, Sendable {
    /// The plain one, without serifs.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends; the plain one where no such family is installed.
    case rounded
    /// All characters equally wide.
    case monospaced
  }

  /// What a font is for; each has a size and a weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles, from the largest title to the smallest caption.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The font of a text style; nil leaves the style's own weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    font.design = design
    font.weight = weight
    return font
  }

  /// The system's font at a size in points; one that isn't positive and finite is drawn as the nearest that can be.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.system(size: size))
    font.weight = weight
    font.design = design
    return font
  }

  /// A font by its family's name, at a size in points that follows the body style's.
  ///
  /// A family that isn't installed gives the nearest that is.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(family: name, size: size, follows: .body))
  }

  /// A font by its family's name, at a size in points that no text size setting changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(family: name, size: fixedSize, follows: nil))
  }

  /// A font by its family's name, at a size in points that follows a text style's.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(family: name, size: size, follows: textStyle))
  }
}

// MARK: - Variants

extension Font {
  /// The font with another weight; of a family's faces, the nearest is taken.
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

  /// The font with letters of another width: those of the family's nearest face, made narrower or wider where it has none of that width.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// The font with letters of another width: 0 is the standard one; see ``Width/init(_:)``.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  /// The font with characters that are all equally wide; a font by family's name stays as it is.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with digits that are all equally wide, where it has such.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
}

// MARK: - Text styles

extension Font {
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

// MARK: - Requests

extension Font {
  /// The font as the measurer is asked for it where a text size is preferred, in a look.
  func request(at typeSize: DynamicTypeSize, in look: Look) -> FontRequest {
    var request =
      switch base {
      case .style(let style):
        look.request(of: style, at: typeSize)
      case .system(let size): FontRequest(size: size)
      case .custom(let family, let size, let style):
        FontRequest(family: family, size: style.map { typeSize.scaled(size, like: $0) } ?? size)
      }
    request.weight = weight?.value ?? request.weight
    request.design = design?.request ?? .standard
    request.isItalic = isItalic
    request.hasMonospacedDigits = hasMonospacedDigits
    request.width = width.percent
    return request
  }
}

extension Font.Design {
  /// The design as the measurer is asked for it.
  var request: FontDesign {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Look {
  fileprivate nonisolated func request(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> FontRequest
  {
    let font = font(of: style.values)
    return FontRequest(size: typeSize.scaled(font.size, like: style), weight: font.weight)
  }
}

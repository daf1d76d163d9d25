public import Foundation
package import TrellisText

/// A font, by text style, by size or by family.
///
/// Sizes are in points. The sizes of text styles come from the ``ControlTheme`` (on a desktop, macOS's at the standard text size) and
/// follow ``DynamicTypeSize``. A size given for the system font is fixed. Characters that a family lacks use another family that
/// has them.
public nonisolated struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: Double)
    /// A font by family name; the size follows the given text style, or is fixed if that is nil.
    case custom(family: String, size: Double, follows: TextStyle?)
  }

  private var base: Base
  private var weight: Weight?
  private var design: Design?
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var width = Width.standard
  private var smallCapitals: SmallCapitals = []

  private init(_ base: Base) {
    self.base = base
  }

  /// The weight of a font's strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight on CSS's scale, from 100 to 900.
    let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// The weight of body text.
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

  /// The designs of the system's fonts.
  public enum Design: Hashable, Sendable {
    /// The default design, without serifs.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded ends; the default design if no such family is installed.
    case rounded
    /// A design with characters of equal width.
    case monospaced
  }

  /// The text style of a font, which determines its size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles, roughly from the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// Returns the font of a text style; a nil weight is the style's own.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    font.design = design
    font.weight = weight
    return font
  }

  /// Returns the system font at a size in points; a size that isn't positive and finite is replaced by the nearest valid one.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.system(size: size))
    font.weight = weight
    font.design = design
    return font
  }

  /// Returns a font by family name, at a size in points that scales with the body style.
  ///
  /// If the family isn't installed, the nearest installed one is used.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(family: name, size: size, follows: .body))
  }

  /// Returns a font by family name, at a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(family: name, size: fixedSize, follows: nil))
  }

  /// Returns a font by family name, at a size in points that scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(family: name, size: size, follows: textStyle))
  }
}

// MARK: - Variants

extension Font {
  /// Returns the font with another weight, using the family's nearest face.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font with letters of another width.
  ///
  /// The family's nearest face is used; its letters are scaled if it doesn't have that width.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// Returns the font with letters of another width; 0 is the standard one, see ``Width/init(_:)``.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  /// Returns the font with characters of equal width; a font by family name is unchanged.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Returns the font with digits of equal width, if the font has them.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// Returns the font with small capitals for all letters.
  ///
  /// A family without small capitals, such as Inter and DejaVu, gets capitals at a smaller size. Strings keep their letters.
  public func smallCaps() -> Font { capitals([.lowercase, .uppercase]) }

  /// Returns the font with small capitals for lowercase letters; see ``smallCaps()``.
  public func lowercaseSmallCaps() -> Font { capitals(.lowercase) }

  /// Returns the font with small capitals for uppercase letters; see ``smallCaps()``.
  public func uppercaseSmallCaps() -> Font { capitals(.uppercase) }

  private func capitals(_ letters: SmallCapitals) -> Font {
    var font = self
    font.smallCapitals.formUnion(letters)
    return font
  }
}

// MARK: - Text styles

extension Font {
  /// The text style of large titles: 26 points.
  public static let largeTitle = system(.largeTitle)
  /// The text style of titles: 22 points.
  public static let title = system(.title)
  /// The text style of second-level titles: 17 points.
  public static let title2 = system(.title2)
  /// The text style of third-level titles: 15 points.
  public static let title3 = system(.title3)
  /// The text style of headings: 13 points, bold.
  public static let headline = system(.headline)
  /// The text style of subheadings: 11 points.
  public static let subheadline = system(.subheadline)
  /// The text style of body text: 13 points.
  public static let body = system(.body)
  /// The text style of callouts: 12 points.
  public static let callout = system(.callout)
  /// The text style of footnotes: 10 points.
  public static let footnote = system(.footnote)
  /// The text style of captions: 10 points.
  public static let caption = system(.caption)
  /// The text style of second-level captions: 10 points, medium.
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
  /// Returns the font request for the text measurer, at a preferred text size in a theme.
  package func request(at typeSize: DynamicTypeSize, in theme: ControlTheme) -> FontRequest {
    var request =
      switch base {
      case .style(let style):
        theme.request(of: style, at: typeSize)
      case .system(let size): FontRequest(size: size)
      case .custom(let family, let size, let style):
        FontRequest(family: family, size: style.map { typeSize.scaled(size, like: $0) } ?? size)
      }
    request.weight = weight?.value ?? request.weight
    request.design = design?.request ?? .standard
    request.isItalic = isItalic
    request.hasMonospacedDigits = hasMonospacedDigits
    request.width = width.percent
    request.smallCapitals = smallCapitals
    return request
  }
}

extension Font.Design {
  /// The font design to request from the text measurer.
  var request: FontDesign {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension ControlTheme {
  fileprivate nonisolated func request(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> FontRequest
  {
    let font = font(of: style.values)
    return FontRequest(size: typeSize.scaled(font.size, like: style), weight: font.weight)
  }
}

extension Font: ReadableValue {
  /// The style, or the family and the size, followed by the variants: `title bold`, `system 17`, `Inter 15 italic`.
  package nonisolated var readableText: String {
    let name =
      switch base {
      case .style(let style): "\(style)"
      case .system(let size): "system \(ReadableText.number(size))"
      case .custom(let family, let size, _): "\(family) \(ReadableText.number(size))"
      }
    let names = [
      100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
      700: "bold", 800: "heavy", 900: "black",
    ]
    let variants = [
      weight.map { names[$0.value] ?? "weight \($0.value)" }, design.map { "\($0)" },
      isItalic ? "italic" : nil,
    ]
    return ([name] + variants.compactMap(\.self)).joined(separator: " ")
  }
}

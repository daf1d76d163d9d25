import Foundation
import TrellisText

/// The styling of characters, as set by a part of a text or by the environment.
///
/// A nil attribute is unset and comes from the next outer level. In a nested optional, an inner nil means the default.
nonisolated struct TextStyling: Hashable, Sendable {
  var font: Font??
  var weight: Font.Weight??
  var design: Font.Design??
  var width: Font.Width??
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var scale: Text.Scale?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// The underline, or an explicit none.
  var underline: TextLineChoice?
  /// The strikethrough, or an explicit none.
  var strikethrough: TextLineChoice?
  var style: AnyShapeStyle?
  /// The colour of the area behind the characters.
  var background: Color?
  /// The destination of a link, which is drawn in the tint colour unless `style` is set.
  var link: URL?
  /// The image that is shown instead of the characters.
  var image: InlineImage?
  /// The values for a renderer.
  var attributes: TextAttributes?

  /// Whether no attribute is set.
  var isEmpty: Bool { self == TextStyling.nothing }

  private static let nothing = TextStyling()

  /// Whether characters are drawn like the surrounding ones, apart from the font.
  var isPlain: Bool {
    style == nil && background == nil && underline == nil && strikethrough == nil && link == nil
      && image == nil
  }

  /// Returns this styling with its unset attributes taken from `outer`.
  func within(_ outer: TextStyling) -> TextStyling {
    TextStyling(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      width: width ?? outer.width,
      isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
      isMonospaced: isMonospaced ?? outer.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      scale: scale ?? outer.scale, kerning: kerning ?? outer.kerning,
      tracking: tracking ?? outer.tracking, baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
      style: style ?? outer.style, background: background ?? outer.background, link: link ?? outer.link,
      image: image ?? outer.image, attributes: attributes ?? outer.attributes)
  }
}

/// An image among characters.
///
/// The enumeration is indirect to keep stylings small: most texts have no images, and all copy their styling.
nonisolated indirect enum InlineImage: Hashable, Sendable {
  case image(Image)

  var image: Image {
    switch self {
    case .image(let image): image
    }
  }
}

/// An underline or strikethrough, or an explicit none.
nonisolated enum TextLineChoice: Hashable, Sendable {
  case none
  case line(Text.LineStyle)

  init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    self = isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .none
  }

  var style: Text.LineStyle? {
    if case .line(let style) = self { style } else { nil }
  }
}

extension TextStyling {
  /// Returns the text run of a string with this styling, at a preferred text size in a theme.
  func run(_ string: String, at typeSize: DynamicTypeSize, in theme: ControlTheme) -> TextRun {
    TextRun(
      string, font: fontRequest(at: typeSize, in: theme), kerning: kerning ?? 0, tracking: tracking ?? 0,
      baselineOffset: baselineOffset ?? 0,
      isUnderlined: underline?.style != nil, isStruckThrough: strikethrough?.style != nil,
      hasBackground: background != nil)
  }

  private func fontRequest(at typeSize: DynamicTypeSize, in theme: ControlTheme) -> FontRequest {
    var request = ((font ?? nil) ?? .body).request(at: typeSize, in: theme)
    if let weight = weight ?? nil { request.weight = weight.value }
    if isBold == true { request.weight = request.bolderWeight }
    if let isItalic { request.isItalic = isItalic }
    if let design = design ?? nil { request.design = design.request }
    if let width = width ?? nil { request.width = width.percent }
    if isMonospaced == true { request.design = .monospaced }
    if hasMonospacedDigits == true { request.hasMonospacedDigits = true }
    if let scale { request.size *= scale.factor }
    return request
  }
}

extension FontRequest {
  /// The weight that `bold()` uses instead of the font's own; it isn't always the weight of the bold face.
  ///
  /// Source: observed (mburger89/MetalUI, swiftui-text-semantics X1, X1b, F2e, F2g): regular becomes semibold, bold becomes
  /// heavy, light stays, and a family by name gets its bold face; inferred for the weights between.
  fileprivate var bolderWeight: Int {
    if family != nil { return max(weight, 700) }
    return switch weight {
    case ..<400: weight
    case ..<500: 600
    case ..<600: 700
    case ..<800: 800
    default: 900
    }
  }
}

import Foundation
import TrellisText

/// What somebody says of how characters look: a part of a text, or the environment for all texts.
///
/// nil says nothing and leaves it to whoever is asked next. Where a second optional is inside, its nil says: the default.
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
  /// The line below, or the wish for none.
  var underline: TextLineChoice?
  /// The line through the characters, or the wish for none.
  var strikethrough: TextLineChoice?
  var style: AnyShapeStyle?
  /// Where a link leads, which is painted with the tint.
  var link: URL?
  /// The picture that is shown in place of the characters.
  var image: InlineImage?

  /// Whether nothing is said.
  var isEmpty: Bool { self == TextStyling.nothing }

  private static let nothing = TextStyling()

  /// Whether characters are drawn as those around, whatever font they are in.
  var isPlain: Bool {
    style == nil && underline == nil && strikethrough == nil && link == nil && image == nil
  }

  /// What this says, and where it says nothing, what `outer` says.
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
      style: style ?? outer.style, link: link ?? outer.link, image: image ?? outer.image)
  }
}

/// A picture among characters.
///
/// It is a reference of its own: most texts have none, and all of them copy their styling.
nonisolated indirect enum InlineImage: Hashable, Sendable {
  case image(Image)

  var image: Image {
    switch self {
    case .image(let image): image
    }
  }
}

/// A line below characters or through them, or the wish for none.
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
  /// The run that characters with this styling make where a text size is preferred, in a look.
  func run(_ string: String, at typeSize: DynamicTypeSize, in look: Look) -> TextRun {
    TextRun(
      string, font: fontRequest(at: typeSize, in: look), kerning: kerning ?? 0, tracking: tracking ?? 0,
      baselineOffset: baselineOffset ?? 0,
      isUnderlined: underline?.style != nil, isStruckThrough: strikethrough?.style != nil)
  }

  private func fontRequest(at typeSize: DynamicTypeSize, in look: Look) -> FontRequest {
    var request = ((font ?? nil) ?? .body).request(at: typeSize, in: look)
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
  /// The weight that `bold()` makes of the font's: not simply that of the bold face.
  ///
  /// Source: observed (mburger89/MetalUI, swiftui-text-semantics X1, X1b, F2e, F2g): regular becomes semibold, bold
  /// becomes heavy, light stays, and a family by name gets its bold face; inferred for the weights between.
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

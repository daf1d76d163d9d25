public import Foundation
import TrellisDisplayList

/// A test font whose widths are arithmetic, so that a test can say its numbers beforehand, on every machine.
///
/// At size `s` each character is `s / 2` wide, a line is `1.25 · s` high, and its baseline is `s` below its top. Weight and
/// slant change nothing. A renderer draws each glyph as a box. A size that isn't positive and finite counts as 0.
///
/// Source: ours.
public final class ArithmeticTextMeasurer: TextMeasurer {
  /// The family of the glyphs' face.
  public static let family = "Trellis Test"

  /// Creates the font.
  public init() {}

  /// Lays out a text; see `TextMeasurer`.
  ///
  /// Linear in the text.
  public func layout(_ text: TextSource, width: CGFloat?) -> TextLayout {
    let size = text.font.size.isFinite ? max(0, text.font.size) : 0
    let advance = CGFloat(size / 2)
    let lineHeight = CGFloat(size * 1.25)
    let lines = LineRules.lines(of: text.string, width: width) { _ in advance }
    var glyphs: [Glyph] = []
    for (row, line) in lines.enumerated() {
      let baseline = lineHeight * CGFloat(row) + size
      for (column, character) in line.enumerated() {
        let position = CGPoint(x: advance * CGFloat(column), y: baseline)
        glyphs.append(
          Glyph(index: character.unicodeScalars.first!.value, position: position, advance: advance))
      }
    }
    let face = FontFace(
      family: Self.family, size: size, weight: text.font.weight, isItalic: text.font.isItalic)
    let widest = lines.reduce(0) { max($0, $1.count) }
    return TextLayout(
      size: CGSize(width: advance * CGFloat(widest), height: lineHeight * CGFloat(lines.count)),
      firstBaseline: size, lastBaseline: lineHeight * CGFloat(lines.count - 1) + size, lineCount: lines.count,
      runs: glyphs.isEmpty ? [] : [GlyphRun(face: face, glyphs: glyphs)])
  }
}

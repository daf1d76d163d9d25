public import Foundation
import TrellisDisplayList

/// A measurer for tests: a font that is in no file, whose every width can be told by counting.
///
/// At size `s`, in points:
///
/// | | |
/// |---|---|
/// | each `Character` | `s / 2` wide, whatever it is |
/// | each line | `1.25 * s` high |
/// | a line's baseline | `s` below the line's top |
///
/// So `Hello` at size 16 is 40 by 20, and its baseline is at 16. Weight, slant and the family asked for change
/// the face of the runs but no number. Lines break at spaces and tabs and at newlines; the spaces at a line's
/// end don't count, and a word too wide for a line is broken between characters.
///
/// A glyph's index is its character's first Unicode scalar. Spaces within a line have glyphs, those at its end
/// and newlines have none. ``TrellisText/ArithmeticTextMeasurer/family`` is the family of every run; a renderer
/// draws it as boxes.
///
/// It keeps no state: layouts are computed anew, linear in the text. Sizes are moved into 1...2000 points, NaN
/// to 1.
public final class ArithmeticTextMeasurer: TextMeasurer, Sendable {
  /// The family of every run: `Trellis Test`.
  public static let family = "Trellis Test"

  /// Creates a measurer.
  public init() {}

  /// Lays out a text by counting its characters; see ``TextMeasurer/layout(_:width:)``.
  public func layout(_ text: TextSource, width: CGFloat?) -> TextLayout {
    let size = text.font.usableSize
    let advance = size / 2
    let lineHeight = size * 1.25
    let characters = Array(text.string)
    let lines = LineRules.lines(
      of: characters, capacity: LineRules.capacity(of: width.map { Double($0) }, advance: advance))
    let face = FontFace(
      family: Self.family, size: size, weight: text.font.weight, isItalic: text.font.isItalic)
    return TextLayout(
      size: CGSize(
        width: Double(lines.map(\.count).max() ?? 0) * advance, height: Double(lines.count) * lineHeight),
      firstBaseline: size,
      lastBaseline: Double(lines.count - 1) * lineHeight + size,
      lineCount: lines.count,
      runs: lines.enumerated().compactMap { number, line in
        guard !line.isEmpty else { return nil }
        let baseline = Double(number) * lineHeight + size
        let glyphs = line.map { offset in
          Glyph(
            index: characters[offset].unicodeScalars.first?.value ?? 0,
            position: CGPoint(x: Double(offset - line.lowerBound) * advance, y: baseline),
            advance: advance)
        }
        return GlyphRun(face: face, glyphs: glyphs)
      })
  }
}

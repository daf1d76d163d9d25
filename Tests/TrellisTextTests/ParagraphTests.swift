import Foundation
import Testing
import TrellisDisplayList
import TrellisText

/// Attributes of paragraphs and runs, in numbers that can be counted: at size 16, a character is 8 wide and a line 20 high.
struct ParagraphTests {
  let measurer = ArithmeticTextMeasurer()
  let font = FontRequest(size: 16)

  func layout(
    _ runs: [TextRun], _ paragraph: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> TextLayout {
    measurer.layout(TextSource(runs: runs, paragraph: paragraph), width: width, height: height)
  }

  func layout(
    _ string: String, _ paragraph: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> TextLayout {
    layout([TextRun(string, font: font)], paragraph, width: width, height: height)
  }

  func shown(_ layout: TextLayout) -> String {
    String(String.UnicodeScalarView(layout.runs.flatMap(\.glyphs).compactMap { Unicode.Scalar($0.index) }))
  }

  @Test func `runs of several sizes share a baseline, and the line fits the highest`() {
    let text = layout([TextRun("ab", font: font), TextRun("c", font: FontRequest(size: 32))])
    #expect(text.size == CGSize(width: 32, height: 40))
    #expect(text.firstBaseline == 32)
    #expect(text.runSources == [0, 1])
    #expect(text.runs.flatMap(\.glyphs).map(\.position) == [0, 8, 16].map { CGPoint(x: $0, y: 32) })
  }

  @Test func `equally measured runs stay separate`() {
    let text = layout([TextRun("one ", font: font), TextRun("two", font: font)], width: 32)
    #expect(text.lineCount == 2)
    #expect(text.runSources == [0, 1])
  }

  @Test func `kerning is added after each character, and tracking replaces it`() {
    #expect(layout([TextRun("abc", font: font, kerning: 2)]).size.width == 30)
    #expect(layout([TextRun("abc", font: font, kerning: 2, tracking: -1)]).size.width == 21)
    #expect(layout([TextRun("abc", font: font, kerning: .nan)]).size.width == 24)
    #expect(layout([TextRun("abc", font: font, tracking: -.infinity)]).size.width == 0)
  }

  @Test func `a baseline offset moves characters and enlarges the line`() {
    let text = layout([TextRun("a", font: font), TextRun("b", font: font, baselineOffset: 6)])
    #expect(text.firstBaseline == 22)
    #expect(text.size.height == 26)
    #expect(text.runs.map { $0.glyphs[0].position.y } == [22, 16])
  }

  @Test func `underlines and strikethroughs are drawn, continuous across runs`() {
    let text = layout([
      TextRun("ab", font: font, isUnderlined: true), TextRun("cd", font: font, isStruckThrough: true),
    ])
    #expect(text.decorations.map(\.kind) == [.underline, .strikethrough])
    #expect(text.decorations.map(\.source) == [0, 1])
    #expect(
      text.decorations.map(\.frame) == [
        CGRect(x: 0, y: 17.5, width: 16, height: 1), CGRect(x: 16, y: 11.5, width: 16, height: 1),
      ])
    let wrapped = layout([TextRun("ab cd", font: font, isUnderlined: true)], width: 16)
    #expect(wrapped.decorations.map(\.frame.minY) == [17.5, 37.5])
  }

  @Test(arguments: [(ParagraphStyle.LineAlignment.leading, 0), (.center, 12), (.trailing, 24)])
  func `lines are aligned within the widest one`(alignment: ParagraphStyle.LineAlignment, x: CGFloat) {
    let text = layout("a\nbcde", ParagraphStyle(alignment: alignment), width: 200)
    #expect(text.size.width == 32)
    #expect(text.runs.map { $0.glyphs[0].position.x } == [x, 0])
    let turned = layout("a\nbcde", ParagraphStyle(alignment: alignment, isRightToLeft: true), width: 200)
    #expect(turned.runs.map { $0.glyphs[0].position.x } == [24 - x, 0])
  }

  @Test(arguments: [0, 1.9, 20, 39.9])
  func `a height contains whole lines, at least one`(height: CGFloat) {
    let text = layout("one two three", width: 40, height: height)
    #expect(text.lineCount == 1)
    #expect(shown(text) == "one…")
    #expect(layout("one two three", width: 40, height: 40).lineCount == 2)
  }

  @Test(arguments: ParagraphStyle.TruncationMode.allCases)
  func `the start stays if the ellipsis doesn't fit`(mode: ParagraphStyle.TruncationMode) {
    #expect(shown(layout("one two three", ParagraphStyle(truncation: mode), width: 4, height: 20)) == "o")
  }

  @Test func `line spacing counts towards the lines' height`() {
    let paragraph = ParagraphStyle(lineSpacing: 5)
    #expect(layout("a\nb\nc", paragraph).size.height == 70)
    #expect(layout("a\nb\nc", paragraph, height: 69).lineCount == 2)
    #expect(layout("a\nb\nc", paragraph, height: 70).lineCount == 3)
    #expect(layout("a\nb", ParagraphStyle(lineSpacing: .nan)).size.height == 40)
    #expect(layout("a\nb", ParagraphStyle(lineSpacing: -5)).size.height == 40)
  }

  @Test func `the ellipsis has the style of the preceding text`() {
    let text = layout(
      [TextRun("ab", font: font), TextRun("cdefgh", font: FontRequest(size: 32))],
      ParagraphStyle(lineLimit: 1), width: 56)
    #expect(shown(text) == "abc…")
    #expect(text.runSources == [0, 1, 1] || text.runSources == [0, 1])
    #expect(text.size.width == 48)
  }

  @Test func `fonts shrink to the minimum scale before truncation`() {
    let paragraph = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let fitting = layout("0123456789", paragraph, width: 60)
    #expect(!fitting.isTruncated)
    #expect(fitting.size.width <= 60 && fitting.size.width > 56)
    let cut = layout("0123456789", paragraph, width: 24)
    #expect(cut.isTruncated)
    #expect(shown(cut) == "01234…")
    #expect(cut.size == CGSize(width: 24, height: 10))
    #expect(layout("01", paragraph, width: 60).runs[0].face.size == 16)
    #expect(
      layout("0123456789", ParagraphStyle(lineLimit: 1, minimumScaleFactor: .nan), width: 60).isTruncated)
  }

  @Test func `fonts shrink to a height`() {
    let text = layout("one two", ParagraphStyle(minimumScaleFactor: 0.25), width: 28, height: 20)
    #expect(!text.isTruncated)
    #expect(text.size.height <= 20)
    #expect(text.size.width <= 28)
  }

  @Test func `characters are tightened by a twentieth of their size before truncation`() {
    let paragraph = ParagraphStyle(lineLimit: 1, allowsTightening: true)
    let tight = layout("0123456789", paragraph, width: 73)
    #expect(!tight.isTruncated)
    #expect(tight.size.width == 72 + 0.0 || tight.size.width <= 73)
    #expect(tight.runs[0].face.size == 16)
    #expect(layout("0123456789", paragraph, width: 71).isTruncated)
  }

  @Test func `the spacing to other views comes from the font`() {
    // Recorded for the system's font at 13 and 26 points, and for Noto Sans at 17, on a screen of two pixels a point.
    func distances(_ ascent: Double, _ descent: Double, _ capHeight: Double) -> [Double] {
      let extents = TextSpacing.FontExtents(ascent: ascent, descent: descent, capHeight: capHeight)
      let spacing = TextSpacing(top: extents, bottom: extents)
      #expect(spacing.distanceToTextAbove() == 0)
      return [spacing.distanceAbove(), spacing.distanceBelow()].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(distances(12.568, 2.742, 9.159) == [4.742, 8.151])
    #expect(distances(25.137, 5.484, 18.319) == [8.984, 15.802])
    #expect(distances(18.173, 4.981, 12.138)[1] == 13.516)
  }

  @Test func `an empty text has one line and its height`() {
    for text in [layout([]), layout([], width: 0, height: 0), layout("", width: 0)] {
      #expect(text.lineCount == 1)
      #expect(text.size == CGSize(width: 0, height: 20))
    }
  }

  @Test(arguments: [nil, 0, 8, 33, 1e9] as [CGFloat?], [nil, 0, 20, 41] as [CGFloat?])
  func `unusual characters are laid out or truncated`(width: CGFloat?, height: CGFloat?) {
    let strings = [
      "a\0b", "\u{200D}\u{200D}", "\u{301}\u{302}", "\u{FFFC}\u{202E}\u{FE0F}", "\r\n\u{2028}\u{2029}",
      String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self), "a\u{200D}👩‍👩‍👧\u{200D}",
    ]
    for string in strings {
      for mode in ParagraphStyle.TruncationMode.allCases {
        let text = layout(
          string, ParagraphStyle(lineLimit: 2, truncation: mode, minimumScaleFactor: 0.5), width: width,
          height: height)
        #expect(text.lineCount >= 1 && text.lineCount <= 2)
        #expect(text.size.width.isFinite && text.size.height.isFinite)
        #expect(text.size.width <= width ?? .infinity)
      }
    }
  }

  @Test func `unusable numbers are clamped`() {
    let paragraph = ParagraphStyle(
      lineLimit: .min, reservedLines: .max, lineSpacing: .infinity, minimumScaleFactor: -.infinity)
    let text = measurer.layout(
      TextSource(
        runs: [TextRun("a b", font: FontRequest(size: .nan), kerning: .infinity, baselineOffset: -.infinity)],
        paragraph: paragraph), width: 2, height: .nan)
    #expect(text.size.width.isFinite && text.size.height.isFinite)
  }

  @Test func `a truncated text fits its height, with any following fonts`() {
    // Three lines of size 16 fit into 60. With the large font of the last run, the third line doesn't fit.
    let runs = [
      TextRun("one two one two one two ", font: font), TextRun("three", font: FontRequest(size: 32)),
    ]
    for height in stride(from: 30.0, through: 90, by: 2) {
      let text = layout(runs, width: 60, height: height)
      #expect(text.size.height <= height || text.lineCount == 1, "\(height)")
      let again = layout(runs, width: 60, height: text.size.height)
      #expect(again.size == text.size, "\(height)")
    }
  }
}

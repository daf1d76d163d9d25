import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

struct PangoParagraphTests {
  let measurer: PangoTextMeasurer

  init() {
    TestFonts.pin()
    measurer = PangoTextMeasurer()
  }

  func layout(
    _ runs: [TextRun], _ paragraph: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> TextLayout {
    measurer.layout(TextSource(runs: runs, paragraph: paragraph), width: width, height: height)
  }

  let font = FontRequest(size: 13)

  @Test func `a thousand new labels take one layout each, at any number of sizes`() {
    for index in 0..<1000 {
      let source = TextSource(string: "label \(index)", font: font)
      for width in [nil, 500, 200, .infinity] as [CGFloat?] {
        for height in [nil, 100, 20] as [CGFloat?] {
          #expect(measurer.layout(source, width: width, height: height).lineCount == 1)
        }
      }
      // The query by which a stack learns a text's minimum width.
      _ = measurer.layout(source, width: 0)
    }
    #expect(measurer.layoutCount == 1000)
  }

  @Test func `a thousand new one-line labels take one layout each, and one for the ellipsis`() {
    let paragraph = ParagraphStyle(lineLimit: 1)
    for index in 0..<1000 {
      let source = TextSource(string: "label \(index)", font: font, paragraph: paragraph)
      for width in [nil, 500, 200, 0] as [CGFloat?] {
        #expect(measurer.layout(source, width: width, height: 20).lineCount == 1)
      }
    }
    #expect(measurer.layoutCount == 1001)
  }

  @Test func `a long paragraph takes one layout per new width`() {
    let words = (0..<10_000).map { "word\($0 % 97)" }.joined(separator: " ")
    let source = TextSource(string: words, font: font)
    _ = measurer.layout(source, width: nil)
    #expect(measurer.layoutCount == 1)
    let first = measurer.layout(source, width: 400)
    #expect(measurer.layoutCount == 2)
    let second = measurer.layout(source, width: 300)
    #expect(measurer.layoutCount == 3)
    #expect(second.lineCount > first.lineCount)
    _ = measurer.layout(source, width: 300)
    #expect(measurer.layout(source, width: 300, height: .infinity) == second)
    #expect(measurer.layoutCount == 3)
  }

  @Test func `a label truncated to one line takes two layouts, and one per new width`() {
    let source = TextSource(
      string: "a label that is too long", font: font, paragraph: ParagraphStyle(lineLimit: 1))
    // A font's truncation token is laid out once for all texts.
    _ = measurer.layout(TextSource(string: "…", font: font), width: nil)
    let before = measurer.layoutCount
    #expect(measurer.layout(source, width: 60).isTruncated)
    #expect(measurer.layoutCount == before + 2)
    _ = measurer.layout(source, width: 60, height: 20)
    #expect(measurer.layoutCount == before + 2)
    #expect(measurer.layout(source, width: 80).isTruncated)
    #expect(measurer.layoutCount == before + 3)
  }

  @Test func `a zero width takes no layout, and gives a narrow width's result`() {
    let source = TextSource(string: "the quick brown fox", font: font)
    let narrow = measurer.layout(source, width: 1)
    let count = measurer.layoutCount
    let none = measurer.layout(source, width: 0)
    #expect(measurer.layoutCount == count)
    #expect(none.lineCount == narrow.lineCount)
    #expect(none.size == CGSize(width: 0, height: narrow.size.height))
  }

  @Test func `each run has its own font, and its source run is known`() {
    let text = layout([
      TextRun("plain ", font: font), TextRun("bold", font: FontRequest(size: 13, weight: 700)),
      TextRun(" large", font: FontRequest(size: 26)),
    ])
    #expect(text.runSources == [0, 1, 2])
    #expect(text.runs.map(\.face.weight) == [400, 700, 400])
    #expect(text.runs.map(\.face.size) == [13, 13, 26])
    #expect(text.size.height > layout([TextRun("x", font: font)]).size.height)
  }

  @Test func `adjacent runs of one font are separate`() {
    let text = layout([TextRun("one", font: font), TextRun("two", font: font)])
    #expect(text.runSources == [0, 1])
    #expect(text.runs.map(\.glyphs.count) == [3, 3])
    #expect(text.size == layout([TextRun("onetwo", font: font)]).size)
  }

  @Test func `font designs have families of their own`() {
    func family(_ design: FontDesign) -> String? {
      layout([TextRun("x", font: FontRequest(size: 13, design: design))]).runs.first?.face.family
    }
    #expect(family(.standard) == "Inter")
    #expect(family(.monospaced) == "DejaVu Sans Mono")
    #expect(family(.serif) == "DejaVu Serif")
    #expect(family(.rounded) == "Quicksand")
    let code = layout([TextRun("il", font: FontRequest(size: 13, design: .monospaced))])
    #expect(Set(code.runs[0].glyphs.map(\.advance)).count == 1)
  }

  @Test func `digits have equal widths if monospaced digits are requested`() {
    func width(_ string: String, _ isMonospaced: Bool) -> CGFloat {
      layout([TextRun(string, font: FontRequest(size: 40, hasMonospacedDigits: isMonospaced))]).size.width
    }
    #expect(width("1111", false) < width("0000", false))
    #expect(width("1111", true) == width("0000", true))
  }

  @Test func `tracking widens each character`() {
    let plain = layout([TextRun("abcd", font: font)]).size.width
    #expect(layout([TextRun("abcd", font: font, tracking: 3)]).size.width == plain + 12)
    #expect(layout([TextRun("abcd", font: font, kerning: 2)]).size.width == plain + 8)
  }

  @Test func `a baseline offset moves glyphs and enlarges the line`() {
    let plain = layout([TextRun("ab", font: font)])
    let raised = layout([TextRun("a", font: font), TextRun("b", font: font, baselineOffset: 5)])
    #expect(raised.size.height == plain.size.height + 5)
    #expect(raised.firstBaseline == plain.firstBaseline + 5)
    #expect(raised.runs[1].glyphs[0].position.y == raised.firstBaseline - 5)
  }

  @Test func `underlines and strikethroughs are at the font's positions`() {
    let text = layout([TextRun("underlined", font: font, isUnderlined: true, isStruckThrough: true)])
    #expect(text.decorations.count == 2)
    for line in text.decorations {
      #expect(line.frame.minX == 0)
      #expect(line.frame.width <= text.size.width && line.frame.width > text.size.width - 1)
      #expect(line.frame.height > 0 && line.frame.height < 3)
    }
    #expect(text.decorations[0].frame.minY > text.firstBaseline)
    #expect(text.decorations[1].frame.maxY < text.firstBaseline)
  }

  @Test func `a text reports its font's preferred spacing`() {
    let spacing = layout([TextRun("Text", font: font)]).spacing
    #expect(spacing.top == spacing.bottom)
    #expect(spacing.top.ascent > spacing.top.capHeight && spacing.top.capHeight > spacing.top.descent)
    #expect((3...9).contains(spacing.distanceAbove()))
    #expect(spacing.distanceBelow() > spacing.distanceAbove())
  }

  @Test func `right-to-left text is truncated at its own end`() {
    let hebrew = "שלום עולם שלום עולם"
    let natural = layout([TextRun(hebrew, font: font)])
    let cut = layout(
      [TextRun(hebrew, font: font)], ParagraphStyle(lineLimit: 1), width: natural.size.width * 0.6)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= natural.size.width * 0.6)
    // The token is at the left, where the line ends.
    let leftmost = cut.runs.flatMap { run in run.glyphs.map { (run.face, $0) } }.min {
      $0.1.position.x < $1.1.position.x
    }
    let token = layout([TextRun("…", font: FontRequest(family: leftmost?.0.family, size: 13))])
    #expect(leftmost?.1.index == token.runs[0].glyphs[0].index)
  }

  @Test func `leading is at the right in a right-to-left environment`() {
    let text = layout([TextRun("a\nlonger", font: font)], ParagraphStyle(isRightToLeft: true))
    let first = text.runs[0].glyphs[0]
    #expect(first.position.x + first.advance == text.size.width)
  }

  @Test(arguments: [nil, 0, 8, 33, 1e9] as [CGFloat?], [nil, 0, 20, 41] as [CGFloat?])
  func `unusual characters are laid out or truncated`(width: CGFloat?, height: CGFloat?) {
    let strings = [
      "a\0b", "\u{200D}\u{200D}", "\u{301}\u{302}", "\u{FFFC}\u{202E}\u{FE0F}", "\r\n\u{2028}\u{2029}",
      "\0\0",
      String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self), "a\u{200D}👩‍👩‍👧\u{200D}", "\t\t  \t",
      "مرحبا\u{200D} שלום abc",
    ]
    for string in strings {
      for mode in ParagraphStyle.TruncationMode.allCases {
        let text = layout(
          [
            TextRun(string, font: font),
            TextRun("\u{301}z", font: font, tracking: -100, baselineOffset: .nan),
          ],
          ParagraphStyle(lineLimit: 2, truncation: mode, minimumScaleFactor: 0.5), width: width,
          height: height)
        #expect(text.lineCount >= 1 && text.lineCount <= 2)
        #expect(text.size.width.isFinite && text.size.height.isFinite && text.size.width >= 0)
        #expect(text.size.width <= width ?? .infinity)
      }
    }
  }

  @Test func `a megabyte of text is truncated to a label`() {
    let string = String(repeating: "word\u{200D} ", count: 1 << 17)
    let text = layout([TextRun(string, font: font)], ParagraphStyle(lineLimit: 2), width: 200)
    #expect(text.lineCount == 2)
    #expect(text.isTruncated)
    #expect(text.size.width <= 200)
  }
}

import Foundation
import Testing
import TrellisText

/// The number of times that characters are turned into glyphs.
///
/// At size 16, a character is 8 wide and a line 20 high.
struct PreparedTextTests {
  let measurer = ArithmeticTextMeasurer()

  func source(_ string: String, _ paragraph: ParagraphStyle = ParagraphStyle()) -> TextSource {
    TextSource(string: string, font: FontRequest(size: 16), paragraph: paragraph)
  }

  @Test func `nothing is typeset before a query, and a label not before its glyphs are needed`() {
    let text = measurer.prepare(source("a label"))
    let lines = measurer.prepare(source("two\nlines"))
    #expect(measurer.layoutCount == 0)
    #expect(text.size(width: nil, height: nil) == CGSize(width: 56, height: 20))
    #expect(measurer.layoutCount == 0)
    #expect(text.layout(width: nil, height: nil).runs.count == 1)
    #expect(measurer.layoutCount == 1)
    #expect(lines.size(width: nil, height: nil) == CGSize(width: 40, height: 40))
    #expect(measurer.layoutCount == 2)
  }

  @Test(arguments: ["a", " a label ", "tab\tstop", "~", "word word"])
  func `the dimensions of a label are those of its layout`(string: String) {
    for (tracking, size) in [(0, 16), (2, 13), (-9, 16), (0.1, 9.7)] as [(Double, Double)] {
      let run = TextRun(string, font: FontRequest(size: size), tracking: tracking)
      let (measured, typeset) = (ArithmeticTextMeasurer(), ArithmeticTextMeasurer())
      let label = measured.prepare(TextSource(runs: [run]))
      let layout = typeset.prepare(TextSource(runs: [run])).layout(width: nil, height: nil)
      #expect(label.size(width: nil, height: nil) == layout.size)
      #expect(label.firstBaseline(width: nil, height: nil) == layout.firstBaseline)
      #expect(label.lastBaseline(width: nil, height: nil) == layout.lastBaseline)
      #expect(label.spacing == layout.spacing)
      #expect(measured.layoutCount == 0 && typeset.layoutCount == 1)
    }
  }

  @Test func `a label is typeset once for all of a stack's proposals`() {
    let text = measurer.prepare(source("a label"))
    for _ in 0..<3 {
      for width in [nil, .infinity, 0, -1, .nan, 56, 400] as [CGFloat?] {
        for height in [nil, .infinity, 0, 20, 100] as [CGFloat?] {
          let layout = text.layout(width: width, height: height)
          #expect(text.size(width: width, height: height) == layout.size)
          #expect(text.firstBaseline(width: width, height: height) == layout.firstBaseline)
          #expect(text.lastBaseline(width: width, height: height) == layout.lastBaseline)
        }
      }
    }
    // The second layout is that of the truncation token, which is needed if a height cuts off single characters.
    #expect(measurer.layoutCount == 2)
  }

  @Test(
    arguments: [
      "a label", "word", " a", "a ", " ", "", "a\u{200D}b", "two\nlines", "one two three",
    ], [nil, 1, 2] as [Int?])
  func `the size without a width is the layout's`(string: String, lineLimit: Int?) {
    for reserved in [0, 3] {
      for height in [nil, 0, 20, 41, 60, 500] as [CGFloat?] {
        let paragraph = ParagraphStyle(lineLimit: lineLimit, reservedLines: reserved, lineSpacing: 3)
        let text = measurer.prepare(source(string, paragraph))
        #expect(text.size(width: 0, height: height) == text.layout(width: 0, height: height).size)
      }
    }
  }

  @Test func `a text on its single line is measured and not typeset again, unless space is missing`() {
    let text = measurer.prepare(source("a label"))
    let drawn = text.drawnLayout(width: 400, height: nil)
    #expect(measurer.layoutCount == 1)
    let fresh = measurer.prepare(source("a label "))
    for height in [nil, 20, 100] as [CGFloat?] {
      #expect(text.drawnLayout(width: 56, height: height) == drawn)
      #expect(
        text.size(width: 0, height: height)
          == CGSize(width: 0, height: fresh.size(width: 0, height: height).height))
      #expect(text.size(width: nil, height: height) == drawn.size)
    }
    #expect(measurer.layoutCount == 1)
    // Too narrow: the layouts are the line, and the lines that it breaks into.
    for _ in 0..<2 {
      #expect(text.drawnLayout(width: 30, height: nil).lineCount == 3)
      #expect(measurer.layoutCount == 3)
    }
    #expect(text.drawnLayout(width: nil, height: nil) == drawn)
    #expect(text.drawnLayout(width: 29, height: nil).lineCount == 3)
    #expect(measurer.layoutCount == 4)
  }

  @Test func `a wrapped text is typeset once per width, and the last two are kept`() {
    let text = measurer.prepare(source("one two three"))
    _ = text.size(width: nil, height: nil)
    for (width, count) in [(60, 2), (40, 3), (60, 3), (40, 3), (80, 4), (40, 4), (60, 5)] as [(CGFloat, Int)]
    {
      _ = text.layout(width: width, height: nil)
      #expect(measurer.layoutCount == count)
    }
  }

  @Test func `equal sources share one text`() {
    let first = measurer.prepare(source("a label"))
    #expect(measurer.prepare(source("a label")) === first)
    #expect(measurer.prepare(source("another")) !== first)
    let larger = TextSource(string: "a label", font: FontRequest(size: 17))
    #expect(measurer.prepare(larger) !== first)
    #expect(measurer.prepare(source("a label", ParagraphStyle(lineSpacing: 1))) != first)
  }

  @Test func `a text that occurs in every row is typeset once among many others`() {
    for row in 0..<20_000 {
      _ = measurer.prepare(source("Row \(row)")).layout(width: nil, height: nil)
      _ = measurer.prepare(source("the same")).layout(width: nil, height: nil)
    }
    // About one in a thousand of the other texts evicts the repeated text, which is then typeset again.
    #expect(measurer.layoutCount > 20_000 && measurer.layoutCount < 20_100)
  }

  @Test func `a long text is shared too`() {
    let string = String(repeating: "word ", count: 100_000)
    #expect(measurer.prepare(source(string)) === measurer.prepare(source(string)))
  }

  @Test func `a released measurer releases its texts, except used ones`() {
    weak var gone: PreparedText?
    var kept: PreparedText?
    do {
      let measurer = ArithmeticTextMeasurer()
      gone = measurer.prepare(source("a label"))
      kept = measurer.prepare(source("another"))
    }
    #expect(gone == nil)
    #expect(kept?.source == source("another"))
    kept = nil
  }
}

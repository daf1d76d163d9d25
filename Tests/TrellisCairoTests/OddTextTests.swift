import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// Text that no user writes, but a program may receive.
///
/// Both measurers lay such text out or truncate it.
struct OddTextTests {
  enum Measurer: CaseIterable, Sendable {
    case arithmetic, pango

    var measurer: any TextMeasurer {
      TestFonts.pin()
      return self == .arithmetic ? ArithmeticTextMeasurer() : PangoTextMeasurer()
    }
  }

  struct Text: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var string: String
    var isLong: Bool { string.utf8.count >= 1 << 19 }

    init(_ name: String, _ string: String) {
      testDescription = name
      self.string = string
    }
  }

  static let texts = [
    Text("a megabyte of words", String(repeating: "word ", count: (1 << 20) / 5)),
    Text("40,000 letters of one word", String(repeating: "x", count: 40_000)),
    Text("40,000 spaces", String(repeating: " ", count: 40_000)),
    Text("20,000 newlines", String(repeating: "\n", count: 20_000)),
    Text("100,000 zero-width joiners", String(repeating: "\u{200D}", count: 100_000)),
    Text("20,000 zero-width spaces", String(repeating: "\u{200B}", count: 20_000)),
    Text(
      "unpaired surrogates",
      String(decoding: [0xD800, 0x61, 0xDC00, 0xDFFF, 0xD800] as [UInt16], as: UTF16.self)),
    Text(
      "bytes that aren't UTF-8", String(decoding: [0xFF, 0x61, 0xC0, 0x80, 0xF5] as [UInt8], as: UTF8.self)),
    Text("a lone combining mark", "\u{301}"),
    Text("10,000 combining marks", String(repeating: "\u{301}\u{20DD}", count: 5000)),
    Text("right-to-left overrides", String(repeating: "\u{202E}abc \u{202D}def ", count: 2000)),
    Text("isolates that aren't closed", String(repeating: "\u{2067}abc ", count: 2000)),
    Text("10,000 families", String(repeating: "👩‍👩‍👧‍👦", count: 10_000)),
    Text("10,000 flags and a half", String(repeating: "🇩🇪", count: 10_000) + "🇩"),
    Text("control characters", String(String.UnicodeScalarView((0..<32).map { Unicode.Scalar($0)! }))),
    Text("noncharacters", "\u{FFFE}\u{FFFF}\u{10FFFF}\u{E000}\u{FFFC}\u{FEFF}"),
  ]

  private func expectSane(_ layout: TextLayout, within width: CGFloat?, _ place: SourceLocation) {
    #expect(layout.size.width.isFinite && layout.size.width >= 0, sourceLocation: place)
    #expect(layout.size.height.isFinite && layout.size.height > 0, sourceLocation: place)
    if let width { #expect(layout.size.width <= max(width, 0), sourceLocation: place) }
    #expect(layout.lineCount >= 1, sourceLocation: place)
    #expect(layout.runs.count == layout.runSources.count, sourceLocation: place)
    let isFinite = layout.runs.allSatisfy { run in
      run.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite && $0.advance.isFinite }
    }
    #expect(isFinite, sourceLocation: place)
  }

  @Test(arguments: texts, Measurer.allCases)
  func `odd text is laid out`(text: Text, measurer: Measurer) {
    let measurer = measurer.measurer
    let source = TextSource(string: text.string, font: FontRequest(size: 13))
    // A megabyte is broken into lines in the test below, where few fit.
    for width in (text.isLong ? [nil] : [nil, 200]) as [CGFloat?] {
      expectSane(measurer.layout(source, width: width), within: width, #_sourceLocation)
    }
  }

  @Test(arguments: texts, Measurer.allCases)
  func `odd text is cut to a line and to a height`(text: Text, measurer: Measurer) {
    let measurer = measurer.measurer
    for mode in text.isLong ? [.tail] : ParagraphStyle.TruncationMode.allCases {
      let line = ParagraphStyle(lineLimit: 1, truncation: mode)
      let cut = measurer.layout(
        TextSource(string: text.string, font: FontRequest(size: 13), paragraph: line), width: 100)
      expectSane(cut, within: 100, #_sourceLocation)
      #expect(cut.lineCount == 1)
    }
    let source = TextSource(string: text.string, font: FontRequest(size: 13))
    let low = measurer.layout(source, width: 100, height: 60)
    expectSane(low, within: 100, #_sourceLocation)
    #expect(low.size.height <= 60 || low.lineCount == 1)
    if !text.isLong {
      expectSane(measurer.layout(source, width: 0, height: 0), within: nil, #_sourceLocation)
    }
  }

  static let numbers = [.nan, -.infinity, -1, 0, 1e-300, 1e9, 1e300, .infinity] as [Double]

  @Test(arguments: numbers, Measurer.allCases)
  func `unusable numbers give a layout`(number: Double, measurer: Measurer) {
    let measurer = measurer.measurer
    let font = FontRequest(size: 13)
    var paragraphs = [
      ParagraphStyle(lineSpacing: number), ParagraphStyle(lineLimit: 1, minimumScaleFactor: number),
    ]
    paragraphs.append(ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0, allowsTightening: true))
    let runs = [
      TextRun("one two three", font: FontRequest(size: number)),
      TextRun("one two three", font: font, kerning: number),
      TextRun("one two three", font: font, tracking: number),
      TextRun("one two three", font: font, baselineOffset: number, isUnderlined: true),
      TextRun("one two three", font: FontRequest(size: 13, width: number)),
    ]
    for source in paragraphs.map({ TextSource(string: "one two three", font: font, paragraph: $0) })
      + runs.map({ TextSource(runs: [$0, TextRun("four", font: font)]) })
    {
      for width in [nil, 40, 0] as [CGFloat?] {
        expectSane(measurer.layout(source, width: width), within: nil, #_sourceLocation)
        expectSane(measurer.layout(source, width: width, height: 20), within: nil, #_sourceLocation)
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max], Measurer.allCases)
  func `a line limit below 1 means one line, and any number of lines can be reserved`(
    lines: Int, measurer: Measurer
  ) {
    let measurer = measurer.measurer
    let font = FontRequest(size: 13)
    let string = "one two three"
    let limited = measurer.layout(
      TextSource(string: string, font: font, paragraph: ParagraphStyle(lineLimit: lines)), width: 30)
    #expect(
      limited.lineCount
        == (lines > 1 ? measurer.layout(TextSource(string: string, font: font), width: 30).lineCount : 1))
    let reserved = measurer.layout(
      TextSource(string: string, font: font, paragraph: ParagraphStyle(reservedLines: lines)), width: nil)
    expectSane(reserved, within: nil, #_sourceLocation)
  }

  @Test(arguments: [10.0, 13, 26, 60])
  func `a line of emoji is as high as a line of letters`(size: Double) {
    let measurer = Measurer.pango.measurer
    func height(_ string: String) -> Double {
      measurer.layout(TextSource(string: string, font: FontRequest(size: size)), width: nil).size.height
    }
    #expect(height("👍") == height("x"))
    #expect(height("👍🏽👍") == height("x"))
  }
}

import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix
import TrellisText

/// SwiftUI's behaviour for text, stated independently of the font and tested with both measurers.
struct TextFactTests {
  enum Measurer: CaseIterable, Sendable {
    case arithmetic, pango

    var measurer: any TextMeasurer {
      TestFonts.pin()
      return self == .arithmetic ? ArithmeticTextMeasurer() : PangoTextMeasurer()
    }
  }

  @Test(arguments: TextFact.all, Measurer.allCases)
  func `a recorded text has its recorded layout`(fact: TextFact, measurer: Measurer) {
    let measured = MeasuredFact(fact: fact, measurer: measurer.measurer)
    let layout = measured.layout
    let expect = fact.expect
    let lineHeight = measured.plain("x").size.height
    if let shown = expect.shown {
      #expect(glyphs(layout) == glyphs(measured.plain(shown.joined(separator: "\n"))))
    }
    if let lines = expect.lines ?? expect.shown?.count { #expect(layout.lineCount == lines) }
    if let wraps = expect.wraps { #expect((layout.lineCount > 1) == wraps) }
    if let truncated = expect.truncated { #expect(layout.isTruncated == truncated) }
    if expect.hugs == true {
      let widest = widestLine(layout)
      #expect(layout.size.width >= min(widest, measured.proposedWidth ?? .infinity))
      #expect(layout.size.width < widest + 1)
      if let width = measured.proposedWidth { #expect(layout.size.width <= width) }
    }
    if expect.fillsWidth == true { #expect(layout.size.width == measured.proposedWidth) }
    if let lines = expect.heightLines { #expect(layout.size.height == CGFloat(lines) * lineHeight) }
    if let extra = expect.extraHeight {
      #expect(layout.size.height == CGFloat(layout.lineCount) * lineHeight + CGFloat(extra))
    }
    if let lines = expect.baselines {
      #expect(layout.lastBaseline - layout.firstBaseline == CGFloat(lines) * lineHeight)
    }
    if let size = expect.higherThan {
      let line = measured.measurer.layout(TextSource(string: "x", font: FontRequest(size: size)), width: nil)
      #expect(layout.size.height > line.size.height)
    }
  }

  /// A container may propose exactly the size that a view returned.
  @Test(arguments: Measurer.allCases, ParagraphStyle.TruncationMode.allCases)
  func `a text fits the size that it was measured at`(
    measurer: Measurer, mode: ParagraphStyle.TruncationMode
  ) {
    let measurer = measurer.measurer
    var random = SplitMix(state: 7)
    for _ in 0..<150 {
      let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        String(
          "abcdefghijlmwit, -אבגד".shuffled(using: &random)
            .prefix(Int.random(in: 1...8, using: &random)))
      }
      var paragraph = ParagraphStyle(truncation: mode)
      paragraph.lineLimit = [nil, 1, 2, 3].randomElement(using: &random)!
      paragraph.lineSpacing = Double.random(in: 0...3, using: &random)
      paragraph.minimumScaleFactor = [1, 0.6].randomElement(using: &random)!
      let size = Double.random(in: 5...30, using: &random)
      let source = TextSource(
        string: words.joined(separator: " "), font: FontRequest(size: size), paragraph: paragraph)
      let first = measurer.layout(
        source, width: CGFloat.random(in: 1...200, using: &random),
        height: CGFloat.random(in: 1...120, using: &random))
      let again = measurer.layout(source, width: first.size.width, height: first.size.height)
      #expect(again.size == first.size, "\(source)")
      #expect(
        again.runs.map { $0.glyphs.map(\.index) } == first.runs.map { $0.glyphs.map(\.index) }, "\(source)")
    }
  }

  @Test func `every recorded fact is tested`() {
    #expect(TextFact.all.count > 40)
    #expect(Set(TextFact.all.map(\.id)).count == TextFact.all.count)
    for fact in TextFact.all {
      #expect(Mirror(reflecting: fact.expect).children.contains { "\($0.value)" != "nil" }, "\(fact.id)")
    }
  }

  /// Returns the glyphs of each line that isn't empty.
  private func glyphs(_ layout: TextLayout) -> [[UInt32]] {
    lines(layout).map { $0.map(\.index) }
  }

  private func widestLine(_ layout: TextLayout) -> CGFloat {
    lines(layout).map { line in line.reduce(0) { $0 + $1.advance } }.max() ?? 0
  }

  private func lines(_ layout: TextLayout) -> [[Glyph]] {
    Dictionary(grouping: layout.runs.flatMap(\.glyphs), by: \.position.y).sorted { $0.key < $1.key }.map(
      \.value)
  }
}

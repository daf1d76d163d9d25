import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// What SwiftUI does with text, in words that don't depend on the font, asked of both measurers.
struct TextFactTests {
  enum Measurer: CaseIterable, Sendable {
    case arithmetic, pango

    var measurer: any TextMeasurer {
      TestFonts.pin()
      return self == .arithmetic ? ArithmeticTextMeasurer() : PangoTextMeasurer()
    }
  }

  @Test(arguments: TextFact.all, Measurer.allCases)
  func `a recorded text`(fact: TextFact, measurer: Measurer) {
    let measured = MeasuredFact(fact: fact, measurer: measurer.measurer)
    let layout = measured.layout
    let expect = fact.expect
    let lineHeight = measured.plain("x").size.height
    if let shown = expect.shown {
      #expect(glyphs(layout) == glyphs(measured.plain(shown.joined(separator: "\n"))))
    }
    if let shown = expect.firstShown { #expect(glyphs(layout).first == glyphs(measured.plain(shown)).first) }
    if let lines = expect.lines ?? expect.shown?.count { #expect(layout.lineCount == lines) }
    if let wraps = expect.wraps { #expect((layout.lineCount > 1) == wraps) }
    if let truncated = expect.truncated { #expect(layout.isTruncated == truncated) }
    if expect.hugs == true {
      #expect(layout.size.width == widestLine(layout))
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

  @Test func `every fact says something`() {
    #expect(TextFact.all.count > 40)
    #expect(Set(TextFact.all.map(\.id)).count == TextFact.all.count)
    for fact in TextFact.all {
      #expect(Mirror(reflecting: fact.expect).children.contains { "\($0.value)" != "nil" }, "\(fact.id)")
    }
  }

  /// The glyphs of each line that has any.
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

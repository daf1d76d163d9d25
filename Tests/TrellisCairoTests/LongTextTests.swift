import Foundation
import Testing
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix

@testable import TrellisCairo
@testable import TrellisText

/// Texts longer than any screen: the cost depends only on the part shown.
struct LongTextTests {
  init() { TestFonts.pin() }

  /// Counts the characters that are turned into glyphs.
  private final class Counting: Typesetter {
    let typesetter = PangoTypesetter(defaultFamily: nil)
    var byteCount = 0
    var widthStep: Double { typesetter.widthStep }

    func usable(_ runs: [TextRun]) -> [TextRun] { typesetter.usable(runs) }

    func typeset(_ runs: [TextRun], direction: ParagraphDirection, width: Double?) -> [TypesetLine] {
      byteCount += runs.reduce(0) { $0 + $1.string.utf8.count }
      return typesetter.typeset(runs, direction: direction, width: width)
    }
  }

  private static let words = [
    "alpha", "bravo", "charlie", "delta\n", "שלום", "Ångström", "x", "12,345.67", "\n",
  ]

  private func text(words count: Int, seed: UInt64) -> String {
    var random = SplitMix(state: seed)
    return (0..<count).map { _ in Self.words.randomElement(using: &random)! }.joined(separator: " ")
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `the visible part of a long text equals that of the whole`(
    seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    let long = text(words: 6000, seed: seed)
    let engine = TextLayoutEngine(Counting())
    for _ in 0..<12 {
      let font = FontRequest(size: Double.random(in: 8...30, using: &random))
      var paragraph = ParagraphStyle(lineLimit: [nil, 1, 2, 7].randomElement(using: &random)!)
      paragraph.lineSpacing = Double.random(in: 0...3, using: &random)
      let width = [0, 1, 40, 300, 900].randomElement(using: &random)! as CGFloat
      let height = CGFloat.random(in: 0...400, using: &random)
      let shown = engine.prepare(TextSource(string: long, font: font, paragraph: paragraph))
        .layout(width: width, height: height)
      // A text below the limit for long texts, but longer than the space.
      let short = String(long.unicodeScalars.prefix(9000))
      let expected = engine.prepare(TextSource(string: short, font: font, paragraph: paragraph))
        .layout(width: width, height: height)
      #expect(shown.isTruncated)
      #expect(shown.size == expected.size)
      #expect(shown.runs == expected.runs)
      #expect(shown.firstBaseline == expected.firstBaseline && shown.lastBaseline == expected.lastBaseline)
    }
  }

  @Test func `ten megabytes of text cost only the visible part`() {
    let long = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 10_000_000 / 45)
    let counting = Counting()
    let engine = TextLayoutEngine(counting)
    for limit in [nil, 1] {
      counting.byteCount = 0
      let text = engine.prepare(
        TextSource(string: long, font: FontRequest(size: 13), paragraph: ParagraphStyle(lineLimit: limit)))
      #expect(text.layout(width: 400, height: 800).lineCount == limit ?? 50)
      #expect(text.size(width: 400, height: 0).height == 16)
      #expect(text.spacing.top.ascent > 0)
      #expect(text.lineSize == nil)
      #expect(counting.byteCount < 60_000)
    }
  }

  @Test func `runs of several styles keep their numbers`() {
    let engine = TextLayoutEngine(Counting())
    let runs = (0..<3000).map { number in
      TextRun("word \(number) ", font: FontRequest(size: 13, weight: number % 2 == 0 ? 400 : 700))
    }
    let layout = engine.prepare(TextSource(runs: runs)).layout(width: 300, height: 64)
    #expect(layout.lineCount == 4)
    #expect(layout.runSources == layout.runSources.sorted())
    #expect(layout.runSources.first == 0 && Set(layout.runSources).count == layout.runSources.max()! + 1)
  }
}

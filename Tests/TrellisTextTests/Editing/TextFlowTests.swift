import Foundation
import Testing
import struct TrellisGraphChecks.SplitMix
import TrellisText

/// The layout of edited text.
///
/// Each character of the test font is 8 points wide at size 16, and a line is 20 high.
@Suite struct TextFlowTests {
  private let measurer = ArithmeticTextMeasurer()

  private func flow(_ string: String, width: Double = 80, spacing: Double = 0) -> TextFlow {
    let flow = TextFlow(like: measurer.prepare(TextSource(string: "", font: FontRequest(size: 16))))
    update(flow, string, width: width, spacing: spacing)
    return flow
  }

  private func update(_ flow: TextFlow, _ string: String, width: Double = 80, spacing: Double = 0) {
    flow.update(
      string, attributes: TextRun("", font: FontRequest(size: 16)),
      paragraph: ParagraphStyle(lineSpacing: spacing), width: width)
  }

  private func shown(_ flow: TextFlow, height: Double) -> [String] {
    flow.lines(inHeight: height).map(\.string)
  }

  @Test func `paragraphs are lines, long ones several`() {
    let flow = flow("one\n\ntwo three four\n")
    #expect(shown(flow, height: 200) == ["one", "", "two three", "four", ""])
    #expect(flow.height == 100)
    #expect(flow.lines(inHeight: 200).map(\.frame.minY) == [0, 20, 40, 60, 80])
    #expect(flow.lines(inHeight: 200).map(\.range) == [0..<3, 4..<4, 5..<14, 15..<19, 20..<20])
  }

  @Test func `line spacing isn't added after the last line`() {
    let flow = flow("a\nb", spacing: 5)
    #expect(flow.lines(inHeight: 200).map(\.frame.minY) == [0, 25])
    #expect(flow.height == 45)
  }

  @Test func `only visible text is typeset, and an edit typesets one paragraph`() {
    var text = (0..<10_000).map { "line \($0)" }.joined(separator: "\n")
    let flow = flow(text)
    let before = measurer.layoutCount
    #expect(shown(flow, height: 60) == ["line 0", "line 1", "line 2"])
    #expect(measurer.layoutCount - before <= 4)
    text = text.replacingOccurrences(of: "line 1\n", with: "line one\n")
    update(flow, text)
    let then = measurer.layoutCount
    #expect(shown(flow, height: 60) == ["line 0", "line one", "line 2"])
    #expect(measurer.layoutCount - then == 1)
  }

  @Test func `scrolling stops at both ends and returns the rest`() {
    let flow = flow((0..<100).map(String.init).joined(separator: "\n"))
    #expect(flow.scroll(by: 30, inHeight: 60) == 0)
    #expect(shown(flow, height: 60) == ["1", "2", "3", "4"])
    #expect(flow.lines(inHeight: 60)[0].frame.minY == -10)
    #expect(flow.scroll(by: -50, inHeight: 60) == -20)
    #expect(shown(flow, height: 60) == ["0", "1", "2"])
    #expect(flow.scroll(by: 1e6, inHeight: 60) > 0)
    #expect(shown(flow, height: 60) == ["97", "98", "99"])
    #expect(flow.scroll(by: 5, inHeight: 60) == 5)
    #expect(flow.top == 1940)
  }

  @Test func `a text that fits doesn't scroll`() {
    let flow = flow("a\nb")
    #expect(flow.scroll(by: 30, inHeight: 60) == 30)
    #expect(flow.scroll(by: -30, inHeight: 60) == -30)
    #expect(flow.lines(inHeight: 60).map(\.frame.minY) == [0, 20])
  }

  @Test func `a position is revealed by the least distance`() {
    let text = (0..<100).map(String.init).joined(separator: "\n")
    let flow = flow(text)
    flow.reveal(text.utf8.count, inHeight: 60)
    #expect(shown(flow, height: 60) == ["97", "98", "99"])
    flow.reveal(0, inHeight: 60)
    #expect(shown(flow, height: 60) == ["0", "1", "2"])
    flow.reveal(6, inHeight: 60)
    #expect(shown(flow, height: 60) == ["1", "2", "3"])
    flow.reveal(4, inHeight: 60)
    #expect(shown(flow, height: 60) == ["1", "2", "3"])
  }

  @Test func `an edit above the visible part keeps it in place`() {
    var text = (0..<100).map(String.init).joined(separator: "\n")
    let flow = flow(text)
    _ = flow.scroll(by: 1000, inHeight: 60)
    #expect(shown(flow, height: 60) == ["50", "51", "52"])
    text = "new\nlines\n" + text
    update(flow, text)
    #expect(shown(flow, height: 60) == ["50", "51", "52"])
    #expect(flow.lines(inHeight: 60)[0].range.lowerBound == 10 + 140)
  }

  @Test func `carets and positions work on all lines`() {
    let flow = flow("one\n\ntwo three four\nx")
    _ = flow.lines(inHeight: 200)
    #expect(flow.caret(at: 2) == CGRect(x: 16, y: 0, width: 0, height: 20))
    #expect(flow.caret(at: 4) == CGRect(x: 0, y: 20, width: 0, height: 20))
    #expect(flow.caret(at: 17) == CGRect(x: 16, y: 60, width: 0, height: 20))
    #expect(flow.caret(at: 21) == CGRect(x: 8, y: 80, width: 0, height: 20))
    #expect(flow.place(at: CGPoint(x: 17, y: 65)) == 17)
    #expect(flow.place(at: CGPoint(x: 900, y: 5)) == 3)
    #expect(flow.place(at: CGPoint(x: 900, y: 900)) == 21)
    #expect(flow.place(lineBelow: 17, by: -2, at: 16) == 4)
    #expect(flow.place(lineBelow: 2, by: 2, at: 16) == 7)
    #expect(flow.place(lineBelow: 2, by: 9, at: 16) == nil)
    #expect(flow.lineRange(at: 8) == 5..<14)
  }

  @Test func `a line that is broken within a word ends before its last character`() {
    let flow = flow("abcdefghijklmno")
    #expect(shown(flow, height: 60) == ["abcdefghij", "klmno"])
    #expect(flow.lineRange(at: 3) == 0..<9)
    #expect(flow.place(at: CGPoint(x: 500, y: 5)) == 9)
  }

  @Test func `a selection's rectangles cover the visible lines`() {
    let flow = flow("one\n\ntwo three four")
    let lines = flow.lines(inHeight: 60)
    #expect(
      lines.map { $0.rectangle(of: 1..<7) } == [
        CGRect(x: 8, y: 0, width: 16, height: 20), CGRect(x: 0, y: 20, width: 4, height: 20),
        CGRect(x: 0, y: 40, width: 16, height: 20),
      ])
  }

  @Test func `a long paragraph is typeset in pieces, with the lines of the whole`() {
    let words = (0..<3000).map { "w\($0 * 37 % 1000)" }.joined(separator: " ")
    let whole = measurer.prepare(TextSource(string: words, font: FontRequest(size: 16)))
    let flow = flow(words)
    var lines: [Range<Int>] = []
    var isOver = false
    while !isOver {
      for line in flow.lines(inHeight: 200) where line.range.lowerBound > (lines.last?.lowerBound ?? -1) {
        lines.append(line.range)
      }
      isOver = flow.scroll(by: 150, inHeight: 200) > 0
    }
    for line in flow.lines(inHeight: 200) where line.range.lowerBound > lines.last!.lowerBound {
      lines.append(line.range)
    }
    let expected = whole.geometry(width: 80)
    var offset = 0
    var all: [Range<Int>] = []
    while offset < words.utf8.count {
      let range = expected.lineRange(at: offset)
      all.append(range)
      offset = range.upperBound + 1
    }
    #expect(lines == all)
  }

  @Test func `typing in the middle of a million characters without a blank typesets two pieces`() {
    var text = String(repeating: "abcdefghij", count: 100_000)
    let flow = flow(text, width: 400)
    flow.reveal(500_000, inHeight: 400)
    for number in 0..<50 {
      text.insert("x", at: text.utf8.index(text.startIndex, offsetBy: 500_000 + number))
      let before = measurer.layoutCount
      update(flow, text, width: 400)
      flow.reveal(500_001 + number, inHeight: 400)
      let lines = flow.lines(inHeight: 400)
      #expect(measurer.layoutCount - before <= 8)
      #expect(lines.count >= 20)
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
      #expect(lines.allSatisfy { $0.range.count == 50 })
    }
  }

  @Test(arguments: 0..<8)
  func `after random edits the lines equal those of a new text`(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let pieces = ["a", " ", "word ", "\n", "\n\n", "long long words ", "é", "\r\n", "\u{0}", "🇩🇪"]
    var text = "start\n"
    let flow = flow(text)
    for _ in 0..<60 {
      let count = text.utf8.count
      var range = [
        Int.random(in: 0...count, using: &generator), Int.random(in: 0...count, using: &generator),
      ]
      range.sort()
      if Int.random(in: 0..<3, using: &generator) > 0 { range[1] = range[0] }
      let low = text.characterBoundary(at: range[0])
      let high = text.characterBoundary(at: range[1])
      var new = ""
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        new += pieces.randomElement(using: &generator)!
      }
      text.replaceSubrange(
        text.utf8.index(text.startIndex, offsetBy: low)..<text.utf8.index(text.startIndex, offsetBy: high),
        with: new)
      update(flow, text)
      flow.jump(to: 0)
      let fresh = self.flow(text)
      let (lines, expected) = (flow.lines(inHeight: 4000), fresh.lines(inHeight: 4000))
      #expect(lines.map(\.range) == expected.map(\.range))
      #expect(lines.map(\.frame) == expected.map(\.frame))
      _ = flow.scroll(by: Double.random(in: -900...900, using: &generator), inHeight: 100)
      _ = flow.lines(inHeight: 100)
    }
  }
}

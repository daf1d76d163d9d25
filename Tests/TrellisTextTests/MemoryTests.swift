import Foundation
import Testing

@testable import TrellisText

/// The memory of texts.
struct MemoryTests {
  @Test func `a long text at many widths keeps few of its beginnings`() {
    let measurer = ArithmeticTextMeasurer()
    let text = measurer.prepare(
      TextSource(
        string: String(repeating: "abc ", count: 8192), font: FontRequest(size: 13),
        paragraph: ParagraphStyle(lineLimit: 2)))
    for width in 100..<200 { _ = text.layout(width: CGFloat(width), height: nil) }
    #expect((1...4).contains(text.beginningCount))
  }

  @Test func `a change of a run's attributes leaves its copies unchanged`() {
    let run = TextRun("a", font: FontRequest(size: 13), kerning: 2)
    var copy = run
    copy.string = "b"
    copy.font.size = 26
    copy.isUnderlined = true
    #expect(run == TextRun("a", font: FontRequest(size: 13), kerning: 2))
    #expect(copy == TextRun("b", font: FontRequest(size: 26), kerning: 2, isUnderlined: true))
    #expect(copy != run && Set([run, copy, run]).count == 2)
  }

  @Test func `a run takes little more memory than its characters`() {
    #expect(MemoryLayout<TextRun>.stride == MemoryLayout<String>.stride + MemoryLayout<Int>.stride)
  }
}

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
}

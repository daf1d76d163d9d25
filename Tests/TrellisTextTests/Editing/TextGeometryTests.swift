import Foundation
import Testing
import TrellisText

/// The geometry of text, in the arithmetic font: each character is half as wide as its size.
@Suite struct TextGeometryTests {
  private func geometry(_ string: String, width: CGFloat? = nil) -> TextGeometry {
    let source = TextSource(string: string, font: FontRequest(size: 20))
    return ArithmeticTextMeasurer().prepare(source).geometry(width: width)
  }

  @Test func `carets are between characters`() {
    let text = geometry("abc")
    #expect((0...3).map { text.caret(at: $0).minX } == [0, 10, 20, 30])
    #expect(text.place(at: CGPoint(x: 14, y: 5)) == 1)
    #expect(text.place(at: CGPoint(x: 16, y: 5)) == 2)
    #expect(text.place(at: CGPoint(x: -9, y: -9)) == 0)
    #expect(text.place(at: CGPoint(x: 99, y: 99)) == 3)
    #expect(text.rectangles(of: 1..<3).map { [$0.minX, $0.width] } == [[10, 20]])
  }

  @Test func `an empty text has one position, with a line's height`() {
    let text = geometry("")
    #expect(text.caret(at: 0).minX == 0)
    #expect(text.caret(at: 0).height > 0)
    #expect(text.place(at: CGPoint(x: 50, y: 5)) == 0)
  }

  @Test func `carets are right at line ends and at wrapped lines`() {
    let text = geometry("ab\ncd ef", width: 40)
    #expect(text.lineRange(at: 1) == 0..<2)
    #expect(text.caret(at: 3).minX == 0)
    #expect(text.caret(at: 3).minY > text.caret(at: 2).minY)
    #expect(text.caret(at: 6).minY > text.caret(at: 5).minY)
    #expect(text.place(lineBelow: 1, by: 1, at: 10) == 4)
    #expect(text.place(lineBelow: 1, by: -1, at: 10) == nil)
    #expect(text.rectangles(of: 1..<7).count == 3)
  }
}

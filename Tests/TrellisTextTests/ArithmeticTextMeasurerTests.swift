import Foundation
import Testing
import TrellisDisplayList
import TrellisText

struct ArithmeticTextMeasurerTests {
  let measurer = ArithmeticTextMeasurer()

  func layout(_ string: String, size: Double = 16, width: CGFloat? = nil) -> TextLayout {
    measurer.layout(TextSource(string: string, font: FontRequest(size: size)), width: width)
  }

  /// Returns the characters of each line that isn't empty, read back from the glyphs.
  func lines(_ layout: TextLayout) -> [String] {
    layout.runs.map { run in
      String(String.UnicodeScalarView(run.glyphs.compactMap { Unicode.Scalar($0.index) }))
    }
  }

  @Test func `a line is as wide as its characters times half the size`() {
    let hello = layout("Hello")
    #expect(hello.size == CGSize(width: 40, height: 20))
    #expect(hello.firstBaseline == 16)
    #expect(hello.lastBaseline == 16)
    #expect(hello.lineCount == 1)
    #expect(hello.runs.map(\.face) == [FontFace(family: "Trellis Test", size: 16)])
    #expect(hello.runs[0].glyphs[1] == Glyph(index: 0x65, position: CGPoint(x: 8, y: 16), advance: 8))
  }

  @Test func `an empty text is one line high and has no glyphs`() {
    let empty = layout("")
    #expect(empty.size == CGSize(width: 0, height: 20))
    #expect(empty.lineCount == 1)
    #expect(empty.runs.isEmpty)
  }

  @Test func `lines break at spaces, which don't count`() {
    let wrapped = layout("one two  three", width: 56)
    #expect(lines(wrapped) == ["one two", "three"])
    #expect(wrapped.size == CGSize(width: 56, height: 40))
    #expect(wrapped.lastBaseline == 36)
  }

  @Test func `a newline ends a line, also at the end`() {
    let three = layout("a\nbc\r\n")
    #expect(three.lineCount == 3)
    #expect(three.size == CGSize(width: 16, height: 60))
    #expect(lines(three) == ["a", "bc"])
  }

  @Test func `a word wider than the line is broken between characters`() {
    #expect(lines(layout("ab cdefgh i", width: 24)) == ["ab", "cde", "fgh", "i"])
  }

  @Test(arguments: [0, -5, CGFloat.nan, 3])
  func `a line has at least one character`(width: CGFloat) {
    #expect(lines(layout("ab c", width: width)) == ["a", "b", "c"])
  }

  @Test func `an infinite width doesn't limit the line`() {
    #expect(layout("one two", width: .infinity) == layout("one two"))
  }

  @Test(arguments: [0.1, 3, 7.7, 13, 26])
  func `a text fits the width that it was measured at`(size: Double) {
    for count in 1...200 {
      let string = String(repeating: "x", count: count)
      let natural = layout(string, size: size)
      #expect(layout(string, size: size, width: natural.size.width) == natural)
    }
  }

  @Test(arguments: [(Double.nan, 1.0), (-4, 1), (0, 1), (.infinity, 2000)])
  func `an impossible font size is clamped`(asked: Double, used: Double) {
    #expect(layout("ab", size: asked).size == CGSize(width: used, height: used * 1.25))
  }

  @Test func `a grapheme cluster is one character`() {
    #expect(layout("e\u{301}👩‍👩‍👧").size.width == 16)
  }

  @Test func `leading spaces hang if the word after them doesn't fit`() {
    #expect(lines(layout("   abc", width: 32)) == ["abc"])
    #expect(layout("   abc", width: 32).lineCount == 2)
    #expect(layout("   ", width: 8).size == CGSize(width: 8, height: 20))
  }
}

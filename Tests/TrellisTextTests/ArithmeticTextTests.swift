import Foundation
import Testing
import TrellisDisplayList
import TrellisText

@Suite struct ArithmeticTextTests {
  private func layout(_ string: String, width: CGFloat? = nil, size: Double = 10) -> TextLayout {
    ArithmeticTextMeasurer().layout(TextSource(string: string, font: FontRequest(size: size)), width: width)
  }

  private func lines(_ string: String, _ width: CGFloat?) -> [String] {
    LineRules.lines(of: string, width: width) { _ in 5 }.map { String($0) }
  }

  @Test func `widths and heights are arithmetic`() {
    let layout = layout("abcd")
    #expect(layout.size == CGSize(width: 20, height: 12.5))
    #expect(layout.firstBaseline == 10)
    #expect(layout.runs[0].glyphs.map(\.position.x) == [0, 5, 10, 15])
  }

  @Test func `an empty text has a line`() {
    #expect(layout("").size == CGSize(width: 0, height: 12.5))
    #expect(layout("").runs.isEmpty)
  }

  @Test func `a line breaks between words, and its spaces hang`() {
    #expect(lines("one two three", 35) == ["one two", "three"])
    #expect(lines("one two three", 36) == ["one two", "three"])
    #expect(lines("one two three", 34) == ["one", "two", "three"])
    #expect(lines("one  ", 15) == ["one"])
  }

  @Test func `a word wider than the line is broken`() {
    #expect(lines("abcdefgh ij", 15) == ["abc", "def", "gh", "ij"])
    #expect(lines("ab", 0) == ["a", "b"])
  }

  @Test func `a line end breaks always`() {
    #expect(lines("a\n\nb", nil) == ["a", "", "b"])
    #expect(layout("a\nb").lastBaseline == 22.5)
  }

  @Test(arguments: [.nan, -1, 0, .infinity] as [Double]) func `a size that can't be is none`(size: Double) {
    #expect(layout("abc", size: size).size.width == 0)
  }

  @Test func `every text style has its size`() {
    #expect(TextStyle.allCases.map(\.size) == [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10])
  }
}

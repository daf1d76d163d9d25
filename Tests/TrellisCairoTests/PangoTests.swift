import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// What holds whatever the fonts are; the family is pinned to one that `make test` installs.
@Suite struct PangoTests {
  private let measurer = PangoTextMeasurer(family: "DejaVu Sans")

  private func layout(_ string: String, width: CGFloat? = nil, size: Double = 13) -> TextLayout {
    measurer.layout(TextSource(string: string, font: FontRequest(size: size)), width: width)
  }

  @Test func `a text is laid out in lines no wider than asked`() {
    let natural = layout("one two three four five six")
    #expect(natural.lineCount == 1)
    let wrapped = layout("one two three four five six", width: natural.size.width / 2)
    #expect(wrapped.lineCount > 1)
    #expect(wrapped.size.width <= natural.size.width / 2)
    #expect(wrapped.size.height >= 2 * natural.size.height)
    #expect(layout("one two three four five six", width: natural.size.width) == natural)
  }

  @Test func `an empty text is as high as a line and has no width`() {
    #expect(layout("").size == CGSize(width: 0, height: layout("x").size.height))
    #expect(layout("").runs.isEmpty)
  }

  @Test func `weight, slant and size change the face`() {
    let bold = FontRequest(size: 20, weight: 700, isItalic: true)
    let face = measurer.layout(TextSource(string: "x", font: bold), width: nil).runs[0].face
    #expect(face.size == 20 && face.weight == 700 && face.isItalic)
    #expect(face.family == "DejaVu Sans")
  }

  @Test func `a font of bitmaps has the size that was asked for`() {
    let runs = layout("a👋").runs
    #expect(runs.allSatisfy { $0.face.size == 13 })
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e9] as [Double])
  func `a size that can't be gives a layout all the same`(size: Double) {
    let layout = layout("text", size: size)
    #expect(layout.size.width > 0 && layout.size.width < 10_000)
  }

  @Test(arguments: ["a\0b", "\u{200D}\u{200D}", "\u{301}", "\u{202E}abc", "\u{FFFF}", "日本語 한국어 שלום مرحبا"])
  func `odd text is laid out`(text: String) {
    for width in [nil, 0, 10, .infinity, .nan, -5] as [CGFloat?] {
      let layout = layout(text, width: width)
      #expect(layout.size.width.isFinite && layout.size.height > 0)
    }
  }

  @Test func `a hundred thousand characters are laid out`() {
    let text = String(repeating: "word ", count: 20_000)
    #expect(layout(text, width: 300).lineCount > 1000)
  }
}

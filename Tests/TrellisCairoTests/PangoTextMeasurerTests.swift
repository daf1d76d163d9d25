import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

struct PangoTextMeasurerTests {
  let measurer: PangoTextMeasurer

  init() {
    TestFonts.pin()
    measurer = PangoTextMeasurer()
  }

  func layout(_ string: String, size: Double = 13, weight: Int = 400, width: CGFloat? = nil) -> TextLayout {
    measurer.layout(
      TextSource(string: string, font: FontRequest(size: size, weight: weight)), width: width)
  }

  @Test func `body text in Inter has whole line heights and fractional widths`() {
    let hello = layout("Hello, world")
    #expect(measurer.defaultFamily == "Inter")
    let width = hello.runs[0].glyphs.reduce(0) { $0 + $1.advance }
    #expect(hello.size == CGSize(width: width.rounded(.up), height: 16))
    #expect(width.remainder(dividingBy: 1) != 0)
    #expect(hello.firstBaseline == 13)
    #expect(hello.lineCount == 1)
    #expect(hello.runs.map(\.face) == [FontFace(family: "Inter", size: 13)])
    #expect(hello.runs[0].glyphs.count == 12)
    #expect(hello.runs[0].glyphs.allSatisfy { $0.position.y == 13 })
  }

  @Test(arguments: [400, 700])
  func `the rounded design uses a round font, in all weights`(weight: Int) {
    let font = FontRequest(size: 20, weight: weight, design: .rounded)
    let layout = measurer.layout(TextSource(string: "Round", font: font), width: nil)
    #expect(layout.runs.map(\.face) == [FontFace(family: "Quicksand", size: 20, weight: weight)])
    #expect(layout.lineCount == 1)
  }

  @Test func `an empty text is one line high`() {
    let empty = layout("")
    #expect(empty.size.width == 0)
    #expect(empty.size.height == layout("x").size.height)
    #expect(empty.lineCount == 1)
    #expect(empty.runs.isEmpty)
  }

  @Test func `weight and slant select the font`() {
    #expect(layout("x", weight: 700).runs.first?.face == FontFace(family: "Inter", size: 13, weight: 700))
    let italic = measurer.layout(
      TextSource(string: "x", font: FontRequest(size: 20, isItalic: true)), width: nil)
    #expect(italic.runs.first?.face == FontFace(family: "Inter Display", size: 20, isItalic: true))
    #expect(layout("mmm", weight: 800).size.width > layout("mmm").size.width)
  }

  @Test func `a condensed font reports its width, so that it is found again`() {
    let condensed = PangoTextMeasurer(family: "DejaVu Sans Condensed")
    let run = condensed.layout(TextSource(string: "x", font: FontRequest(size: 13)), width: nil).runs.first
    #expect(run?.face == FontFace(family: "DejaVu Sans", size: 13, width: 87.5))
  }

  @Test func `a width selects the family's nearest font, and stretches its letters`() {
    func run(_ family: String?, width: Double) -> GlyphRun? {
      let font = FontRequest(family: family, size: 13, width: width)
      return measurer.layout(TextSource(string: "mmm", font: font), width: nil).runs.first
    }
    let condensed = run("DejaVu Sans", width: 75)
    #expect(condensed?.face == FontFace(family: "DejaVu Sans", size: 13, width: 75))
    func advance(_ family: String?, _ width: Double) -> Double {
      run(family, width: width)!.glyphs[0].advance
    }
    // The condensed face has 90 percent of the width, although its font file reports 87.
    let semi = advance("DejaVu Sans", 87.5)
    #expect(abs(semi / advance("DejaVu Sans", 100) - 0.9) < 0.01)
    #expect(abs(advance("DejaVu Sans", 75) / semi - 75.0 / 87) < 0.01)
    for (width, factor) in [
      (50, 0.5), (75, 0.75), (125, 1.25), (200, 2), (.nan, 1), (-1, 0.5), (.infinity, 2),
    ] {
      #expect(abs(advance("Inter", width) / advance("Inter", 100) - factor) < 0.01, "\(width)")
    }
  }

  @Test func `condensed text is drawn narrower and equally high, in pixels and in a PDF`() throws {
    func picture(_ width: Double, _ draw: (DisplayList) throws -> Bitmap) throws -> (wide: Int, high: Int) {
      let font = FontRequest(family: "Inter", size: 40, width: width)
      let layout = measurer.layout(TextSource(string: "HHH", font: font), width: nil)
      let text = TextContent(string: "HHH", runs: layout.runs, color: .black)
      let bitmap = try draw(
        DisplayList([
          DisplayItem(
            id: 1, frame: CGRect(origin: CGPoint(x: 10, y: 10), size: layout.size), content: .text(text))
        ]))
      let inked = (0..<bitmap.height).flatMap { y in
        (0..<bitmap.width).filter { bitmap.color(x: $0, y: y).green < 0.5 }.map { (x: $0, y: y) }
      }
      let (left, right) = (inked.map(\.x).min() ?? 0, inked.map(\.x).max() ?? 0)
      return (right - left, (inked.map(\.y).max() ?? 0) - (inked.map(\.y).min() ?? 0))
    }
    let size = CGSize(width: 250, height: 70)
    let ways: [(DisplayList) throws -> Bitmap] = [
      { try Picture.render($0, size: size, scale: 2, background: .white) },
      { list in
        let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID()).pdf")
        try Picture.pdf(list, size: size, background: .white).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Bitmap(png: Program.run("pdftoppm", ["-r", "144", "-png", "-singlefile", file.path]))
      },
    ]
    for draw in ways {
      let (normal, narrow) = (try picture(100, draw), try picture(50, draw))
      #expect(abs(Double(narrow.wide) / Double(normal.wide) - 0.5) < 0.03)
      #expect(abs(narrow.high - normal.high) <= 1)
    }
  }

  @Test func `characters missing in the family use a fallback font`() {
    let families = layout("Hello שלום").runs.map(\.face.family)
    #expect(families == ["Inter", "DejaVu Sans"])
  }

  @Test func `lines break between words, and a word that is too wide breaks without a hyphen`() {
    let natural = layout("one two three")
    let wrapped = layout("one two three", width: natural.size.width - 1)
    #expect(wrapped.lineCount == 2)
    #expect(wrapped.size.height == 2 * natural.size.height)
    #expect(wrapped.lastBaseline == wrapped.firstBaseline + natural.size.height)
    let broken = layout("incomprehensibilities", width: 40)
    #expect(broken.lineCount > 2)
    #expect(broken.size.width <= 40)
    #expect(broken.runs.reduce(0) { $0 + $1.glyphs.count } == 21)
  }

  @Test func `a text fits the width that it was measured at`() {
    let wrapped = layout("one two three four five", width: 60)
    #expect(layout("one two three four five", width: wrapped.size.width) == wrapped)
    let natural = layout("one two")
    #expect(layout("one two", width: natural.size.width) == natural)
    #expect(layout("one two", width: .infinity) == natural)
  }

  @Test func `right-to-left lines start at the text's own left edge`() {
    let text = layout("שלום עולם שלום", width: 60)
    let positions = text.runs.flatMap { $0.glyphs.map(\.position.x) }
    #expect(text.lineCount > 1)
    #expect(positions.allSatisfy { $0 >= 0 && $0 <= text.size.width })
  }

  @Test func `the same text gives the same layout from another measurer`() {
    let text = TextSource(string: "The quick brown fox שלום", font: FontRequest(size: 15))
    for width in [nil, 0, 30, 60.5, 200] as [CGFloat?] {
      #expect(measurer.layout(text, width: width) == PangoTextMeasurer().layout(text, width: width))
    }
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity, 1e9, 0.001])
  func `an impossible font size gives finite numbers`(size: Double) {
    let text = layout("Hello", size: size, width: 50)
    #expect(text.size.width.isFinite && text.size.width >= 0)
    #expect(text.size.height.isFinite && text.size.height > 0)
    #expect(text.runs.allSatisfy { (1...2000).contains($0.face.size) })
  }

  @Test(arguments: [0, -1, CGFloat.nan, 1e-9])
  func `a zero width puts each character on a line`(width: CGFloat) {
    #expect(layout("abc", width: width).lineCount == 3)
  }

  @Test func `unusual characters are laid out`() {
    #expect(layout("a\0b") == layout("ab"))
    #expect(layout("a\nb\r\nc\u{2028}d\n").lineCount == 5)
    let accents = "a" + String(repeating: "\u{301}", count: 2000)
    for string in ["\u{FFFC}\u{202E}\u{200D}\u{FE0F}", "\u{10FFFF}\u{E000}", "\0\0\0", accents] {
      let text = layout(string, width: 30)
      #expect(text.size.width.isFinite && text.size.height > 0)
    }
  }

  @Test(arguments: [13, 2000])
  func `a megabyte without a break takes bounded time`(size: Double) {
    let text = layout(String(repeating: "x", count: 1 << 20), size: size)
    #expect(text.size.width > 0 && text.size.width <= 1_100_000)
    #expect(text.runs.reduce(0) { $0 + $1.glyphs.count } == 1 << 20)
    #expect(text.runs.allSatisfy { $0.glyphs.allSatisfy { $0.position.x >= 0 } })
  }
}

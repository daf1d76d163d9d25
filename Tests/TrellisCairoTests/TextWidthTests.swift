import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// The system's font has the widths and heights of the font that SwiftUI draws with.
struct TextWidthTests {
  let measurer: PangoTextMeasurer

  init() {
    TestFonts.pin()
    measurer = PangoTextMeasurer()
  }

  /// A line of `Fixtures/Text/widths.jsonl`.
  struct Width: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var size: Double
    var width: Double
    var height: Double

    var testDescription: String { id }

    static let all: [Width] = {
      let file = Repository.root.appending(path: "Fixtures/Text/widths.jsonl")
      let lines = try! String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return lines.map { try! JSONDecoder().decode(Width.self, from: Data($0.utf8)) }
    }()
  }

  private func layout(_ string: String, size: Double, weight: Int = 400) -> TextLayout {
    measurer.layout(TextSource(string: string, font: FontRequest(size: size, weight: weight)), width: nil)
  }

  @Test(arguments: Width.all) func `a text has its recorded width and height`(recorded: Width) {
    let size = layout(recorded.text, size: recorded.size).size
    #expect(abs(size.width - recorded.width) <= recorded.width / 100)
    #expect(Double(size.height) == recorded.height)
  }

  @Test func `from 20 points on, the display variant of the font is used`() {
    #expect(layout("x", size: 19.9).runs.map(\.face.family) == ["Inter"])
    #expect(layout("x", size: 20).runs.map(\.face.family) == ["Inter Display"])
    #expect(layout("x", size: 26, weight: 700).runs.map(\.face.family) == ["Inter Display"])
    let named = measurer.layout(
      TextSource(string: "x", font: FontRequest(family: "Inter", size: 40)), width: nil)
    #expect(named.runs.map(\.face.family) == ["Inter"], "a family that is named is what is named")
  }

  @Test func `a larger size is wider across the change of the font's variant`() {
    var last = 0.0
    for size in stride(from: 8, through: 40, by: 0.5) {
      let width = layout("The quick brown fox jumps over the lazy dog.", size: size).runs[0].glyphs
        .reduce(0) { $0 + $1.advance }
      #expect(width > last, "at \(size)")
      last = width
    }
  }

  @Test func `joined letters and pictures aren't spaced apart`() {
    func advances(_ string: String, _ font: FontRequest) -> [Double] {
      measurer.layout(TextSource(string: string, font: font), width: nil).runs.flatMap { run in
        run.glyphs.map { Double($0.advance) }
      }
    }
    // At 9 points, the system's letters are spaced wider than designed.
    let system = FontRequest(size: 9)
    for string in ["\u{633}\u{644}\u{627}\u{645}", "\u{2764}\u{FE0F}"] {
      #expect(advances(string, system) == advances(string, FontRequest(family: "DejaVu Sans", size: 9)))
    }
    let named = advances("ab", FontRequest(family: "Inter", size: 9))
    for (advance, plain) in zip(advances("ab", system), named) { #expect(advance > plain) }
  }

  @Test func `other fonts' lines have whole heights in points`() {
    for size in [9.5, 12, 13, 17, 26] {
      let layout = measurer.layout(
        TextSource(string: "Hg\nHg", font: FontRequest(family: "DejaVu Sans", size: size)), width: nil)
      #expect(layout.size.height.remainder(dividingBy: 1) == 0)
      #expect(layout.firstBaseline.remainder(dividingBy: 1) == 0)
    }
  }
}

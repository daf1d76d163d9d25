import Foundation
import Testing
import TrellisDisplayList
import TrellisText

@testable import TrellisCairo

/// The system's font draws characters as written, whatever their neighbours.
struct ContextualFormTests {
  init() { TestFonts.pin() }

  private func glyphs(_ string: String, _ font: FontRequest = FontRequest(size: 13)) -> [UInt32] {
    PangoTextMeasurer().layout(TextSource(string: string, font: font), width: nil).runs
      .flatMap(\.glyphs).map { UInt32($0.index) }
  }

  @Test(arguments: [13, 26] as [Double], [400, 700] as [Int])
  func `contextual arrows and multiplication signs replace only the typed characters`(
    size: Double, weight: Int
  ) {
    let font = FontRequest(size: size, weight: weight)
    let (hyphen, greater) = (glyphs("a-b", font)[1], glyphs("a>b", font)[1])
    #expect(glyphs("->", font) == [hyphen, greater])
    #expect(glyphs("a->b", font)[1...2] == [hyphen, greater])
    #expect(glyphs("3x3", font)[1] == glyphs("axa", font)[1])
    #expect(glyphs("3x3", font)[1] != glyphs("3×3", font)[1])
  }

  @Test func `texts of several scripts keep their own contextual forms`() {
    let (hyphen, greater) = (glyphs("a-b")[1], glyphs("a>b")[1])
    let mixed = glyphs("日本 -> 3x3")
    #expect(mixed.contains(hyphen) && mixed.contains(greater))
    // Arabic letters are joined as the font defines.
    let joined = glyphs("بب")
    #expect(joined.count == 2 && joined[0] != joined[1])
  }

  @Test func `other font families keep their forms`() {
    let font = FontRequest(family: "Inter", size: 13)
    #expect(glyphs("3x3", font)[1] != glyphs("axa", font)[1])
  }
}

import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Small capitals, in the installed fonts.
@MainActor
@Suite struct SmallCapitalsTests {
  private func runs(_ text: Text) -> [GlyphRun] {
    var found: [GlyphRun] = []
    TestHost(text, size: CGSize(width: 400, height: 100), fonts: .installed).displayList.forEachItem {
      item, _ in
      if case .text(let text) = item.content { found += text.runs }
    }
    return found
  }

  private func glyphs(_ text: Text) -> [UInt32] { runs(text).flatMap(\.glyphs).map(\.index) }

  // A family without small capitals, so that capitals are scaled.
  private let font = Font.custom("DejaVu Sans", fixedSize: 20)

  @Test func `lowercase letters are drawn as smaller capitals`() {
    let capitals = glyphs(Text("AB").font(font))
    let small = runs(Text("Ab").font(font.lowercaseSmallCaps()))
    #expect(small.flatMap(\.glyphs).map(\.index) == capitals)
    #expect(small.map(\.face.size).first == 20)
    #expect(small.map(\.face.size).last.map { $0 < 20 && $0 > 10 } == true)
  }

  @Test func `uppercase letters are drawn smaller, and lowercase letters stay`() {
    let plain = runs(Text("Ab").font(font))
    let small = runs(Text("Ab").font(font.uppercaseSmallCaps()))
    #expect(small.flatMap(\.glyphs).map(\.index) == plain.flatMap(\.glyphs).map(\.index))
    #expect(small.first.map { $0.face.size < 20 } == true)
    #expect(small.last?.face.size == 20)
  }

  @Test func `all letters are drawn as smaller capitals`() {
    let small = runs(Text("Ab").font(font.smallCaps()))
    #expect(small.flatMap(\.glyphs).map(\.index) == glyphs(Text("AB").font(font)))
    #expect(small.allSatisfy { $0.face.size < 20 })
    #expect(font.smallCaps() == font.lowercaseSmallCaps().uppercaseSmallCaps())
  }

  @Test func `the string and the height of the line are those of the font`() throws {
    func host(_ font: Font) -> TestHost {
      TestHost(
        Text("ab").font(font).accessibilityIdentifier("it"), size: CGSize(width: 400, height: 100),
        fonts: .installed)
    }
    let small = host(font.smallCaps())
    #expect(small.texts == ["ab"])
    #expect(
      try small.frame(ofIdentifier: "it").height == host(font).frame(ofIdentifier: "it").height)
  }

  @Test func `the system's font has small capitals too`() {
    let small = runs(Text("Ab").font(.body.lowercaseSmallCaps()))
    #expect(small.flatMap(\.glyphs).map(\.index) == glyphs(Text("AB").font(.body)))
  }
}

import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct TextRendererTests {
  private struct Mark: TextAttribute, Equatable { var number: Int }

  /// A renderer that reports the layout of a text, and draws it moved down.
  private struct Shifting: TextRenderer {
    var distance: CGFloat
    var report: ((Text.Layout) -> Void)?

    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      report?(layout)
      for line in layout {
        for run in line {
          for slice in run {
            var copy = ctx
            copy.translateBy(x: 0, y: distance)
            copy.draw(slice)
          }
        }
      }
    }
  }

  private struct Tall: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + 10, height: size.height * 2)
    }
  }

  /// Returns the top of the ink in a picture.
  private func inkTop(_ host: TestHost) throws -> Int? {
    let picture = try host.picture()
    return (0..<100).first { y in (0..<200).contains { picture.color(x: $0, y: y).red < 0.6 } }
  }

  private func host(_ view: some View) -> TestHost {
    TestHost(
      VStack { view }.frame(width: 200, height: 100, alignment: .topLeading),
      size: CGSize(width: 200, height: 100))
  }

  @Test func `a renderer that draws everything in its place changes nothing`() throws {
    let text = Text("Hello \(Text("bold").bold()) and more words that wrap")
    let plain = try host(text).picture()
    let drawn = try host(text.textRenderer(Shifting(distance: 0))).picture()
    #expect(try plain.pngData() == drawn.pngData())
  }

  @Test func `glyphs are drawn where the renderer draws them`() throws {
    let plain = try #require(try inkTop(host(Text("Hill"))))
    #expect(try inkTop(host(Text("Hill").textRenderer(Shifting(distance: 20)))) == plain + 20)
  }

  @Test func `a layout has lines, runs with attributes, and glyphs with frames`() throws {
    let seen = Box<Text.Layout?>(nil)
    let text = Text("one ") + Text("two").customAttribute(Mark(number: 2)) + Text("\nthree")
    let host = host(text.textRenderer(Shifting(distance: 0) { seen.value = $0 }))
    #expect(host.texts.filter { !$0.isEmpty } == ["one two\nthree"])
    let layout = try #require(seen.value)
    #expect(layout.count == 2 && !layout.isTruncated)
    let first = layout[0]
    #expect(first.map { $0[Mark.self] } == [nil, Mark(number: 2)])
    #expect(first.map(\.count) == [4, 3])
    #expect(first[0].typographicBounds.rect.maxX <= first[1].typographicBounds.rect.minX + 0.01)
    #expect(layout[1].origin.y > first.origin.y)
    let glyphs = first[1].map(\.typographicBounds.rect)
    #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.01 })
  }

  @Test func `the renderer's size is the text's`() throws {
    let plain = try host(Text("Hill")).frame(ofText: "Hill").size
    let tall = try host(Text("Hill").textRenderer(Tall())).frame(ofText: "Hill").size
    #expect(tall == CGSize(width: plain.width + 10, height: plain.height * 2))
  }

  @Test func `the renderer's data is animated`() async throws {
    let distance = Box<CGFloat>(0)
    let host = host(Moving(distance: distance))
    let start = try #require(try inkTop(host))
    withAnimation(.linear(duration: 1)) { distance.value = 40 }
    #expect(try inkTop(host) == start)
    await host.advance(by: .seconds(0.5))
    #expect(try inkTop(host) == start + 20)
    await host.advance(by: .seconds(0.6))
    #expect(try inkTop(host) == start + 40)
  }

  private struct Moving: View {
    let distance: Box<CGFloat>
    var body: some View { Text("Hill").textRenderer(Shifting(distance: distance.value)) }
  }
}

@Observable private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

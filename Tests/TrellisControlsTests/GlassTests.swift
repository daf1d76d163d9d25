import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// Shapes of glass behind views.
@MainActor @Suite struct GlassTests {
  private static let size = CGSize(width: 300, height: 200)

  private func host(_ view: some View) -> TestHost { TestHost(view, size: Self.size) }

  /// Returns the backdrops, back to front, with the frames of what shows them.
  private func backdrops(_ host: TestHost) -> [(backdrop: Backdrop, frame: CGRect)] {
    var found: [(Backdrop, CGRect)] = []
    host.displayList.forEachItem { item, frame in
      if case .effect(.backdrop(let backdrop), _) = item.content { found.append((backdrop, frame)) }
    }
    return found
  }

  /// A view that is half black and half white behind glass of 120 by 60 points in the middle.
  private func striped(_ glass: Glass, in shape: some Shape = Capsule()) -> some View {
    ZStack {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      Color.clear.frame(width: 120, height: 60).glassEffect(glass, in: shape)
    }
  }

  @Test func `glass has the view's size and blurs what is behind it`() throws {
    let host = host(striped(.regular))
    #expect(backdrops(host).map(\.frame) == [CGRect(x: 90, y: 70, width: 120, height: 60)])
    let picture = try host.picture()
    // The edge between black and white is blurred in the glass, and sharp outside of it.
    let (left, right) = (picture.color(x: 145, y: 100), picture.color(x: 155, y: 100))
    #expect(right.red - left.red < 0.4 && right.red > left.red)
    #expect(picture.color(x: 145, y: 20).red == 0 && picture.color(x: 155, y: 20).red == 1)
    // The corner of the capsule's frame is outside of the glass; its shadow darkens white.
    #expect(picture.color(x: 207, y: 73).red > 0.8)
  }

  @Test func `clear glass blurs less, and identity draws nothing`() throws {
    let regular = try #require(backdrops(host(striped(.regular))).first).backdrop
    let clear = try #require(backdrops(host(striped(.clear))).first).backdrop
    #expect(clear.radius < regular.radius && clear.tint.opacity < regular.tint.opacity)
    #expect(backdrops(host(striped(.identity))).isEmpty)
  }

  @Test func `a tint colours the glass, and nil removes it`() throws {
    let blue = try #require(backdrops(host(striped(.regular.tint(.blue)))).first).backdrop.tint
    #expect(blue.blue > blue.red + 0.3 && blue.opacity < 1)
    #expect(Glass.regular.tint(.blue).tint(nil) == .regular)
  }

  @Test func `interactive glass is brighter under the pointer`() throws {
    func tint(_ glass: Glass) -> (before: Double, under: Double) {
      let host = host(striped(glass.tint(.black)))
      let before = backdrops(host)[0].backdrop.tint.red
      host.hover(at: CGPoint(x: 150, y: 100))
      return (before, backdrops(host)[0].backdrop.tint.red)
    }
    let interactive = tint(.regular.interactive())
    #expect(interactive.under > interactive.before)
    let plain = tint(.regular)
    #expect(plain.under == plain.before)
  }

  @Test func `the default shape is a capsule, and others are used`() throws {
    let square = try host(striped(.regular.tint(.red), in: .rect)).picture().color(x: 93, y: 73)
    let capsule = try host(striped(.regular.tint(.red))).picture().color(x: 93, y: 73)
    #expect(square.red > 0.5 && capsule.red < 0.2)
  }

  @Test func `buttons on glass act, and prominent ones have white labels`() throws {
    let count = Box(0)
    let host = host(
      VStack {
        Button("Plain") { count.value += 1 }.buttonStyle(.glass)
        Button("Strong") { count.value += 10 }.buttonStyle(.glassProminent)
        Button("Tinted") { count.value += 100 }.buttonStyle(.glass(.clear.tint(.red)))
      })
    #expect(backdrops(host).count == 3)
    try host.tap("Plain")
    try host.tap("Strong")
    try host.tap("Tinted")
    #expect(count.value == 111)
    var white = 0
    host.displayList.forEachItem { item, _ in
      if case .text(let content) = item.content, content.string == "Strong", content.color.red == 1 {
        white += 1
      }
    }
    #expect(white == 1)
  }

  @Test func `views of a union have one shape around all of them`() {
    let union = VStack {
      GlassEffectContainer(spacing: 20) { UnionRow(count: 3) }
      Text("outside")
    }
    let found = backdrops(host(union))
    #expect(found.count == 2)
    #expect(found.map(\.frame.size).contains(CGSize(width: 100, height: 40)))
    #expect(found.map(\.frame.size).contains(CGSize(width: 40, height: 40)))
  }

  @Test func `without a container, views of a union have a shape each`() {
    #expect(backdrops(host(UnionRow(count: 3))).count == 3)
  }

  @Test func `glass with an id is drawn where its view is`() {
    let found = backdrops(host(UnionRow(count: 0)))
    #expect(found.count == 1 && found[0].frame.size == CGSize(width: 40, height: 40))
  }
}

/// Squares of 40 points, of which the first two share a union, and the last one has an id; between them are 20 points.
private struct UnionRow: View {
  let count: Int
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 20) {
      if count == 0 {
        Color.clear.frame(width: 40, height: 40).glassEffect().glassEffectID("a", in: namespace)
      } else {
        ForEach(0..<count, id: \.self) { index in
          let square = Color.clear.frame(width: 40, height: 40).glassEffect()
          if index < 2 {
            square.glassEffectUnion(id: 1, namespace: namespace)
          } else {
            square.glassEffectID(index, in: namespace).glassEffectTransition(.materialize)
          }
        }
      }
    }
  }
}

import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry

private let middle = CGRect(x: 10, y: 10, width: 20, height: 20)
private let beside = CGRect(x: 15, y: 15, width: 20, height: 20)

/// Effects applied to each item of a list separately.
struct EachEffectTests {
  private func pile(_ items: DisplayItem...) -> DisplayItem {
    DisplayItem(id: 50, frame: .zero, content: .list(DisplayList(items)))
  }

  private func scaled(_ x: CGFloat, _ y: CGFloat, _ item: DisplayItem) -> DisplayItem {
    Drawing.effect(.transform(ProjectionTransform(CGAffineTransform(scaleX: x, y: y))), item)
  }

  /// Expects the same pixels on green from one effect and from an equivalent combination.
  private func expectSame(
    _ first: DisplayItem, _ second: DisplayItem, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let paper = Drawing.fill(CGRect(x: 0, y: 0, width: 40, height: 40), green)
    let difference = firstDifference(
      try Drawing.draw(paper, first).bytes, try Drawing.draw(paper, second).bytes)
    #expect(difference == nil, sourceLocation: sourceLocation)
  }

  @Test func `elements with their own opacity show through each other`() throws {
    let half = PerElementEffect.opacity(0.5)
    let things = pile(Drawing.fill(middle, red), pile(Drawing.fill(beside, blue)))
    let bitmap = try Drawing.draw(Drawing.effect(.each(half), things))
    #expect(bitmap.color(x: 12, y: 12).isNear(RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
    #expect(bitmap.color(x: 20, y: 20).isNear(RGBAColor(red: 1 / 3, green: 0, blue: 2 / 3, opacity: 0.75)))
    try expectSame(
      Drawing.effect(.each(half), things),
      pile(
        Drawing.effect(.opacity(0.5), Drawing.fill(middle, red)),
        Drawing.effect(.opacity(0.5), Drawing.fill(beside, blue))))
  }

  @Test func `a group is composed as one element`() throws {
    let things = pile(Drawing.fill(middle, red), Drawing.fill(beside, blue))
    for each in [
      PerElementEffect.opacity(0.5), .blend(.multiply), .shadow(Shadow(color: red, radius: 2, offset: .zero)),
    ] {
      let group = Drawing.effect(.group, things)
      try expectSame(Drawing.effect(.each(each), group), Drawing.effect(each.effect, group))
      let clip = Drawing.effect(.clip(Path(ellipseIn: middle), FillStyle()), things)
      try expectSame(Drawing.effect(.each(each), pile(clip)), Drawing.effect(each.effect, clip))
    }
  }

  @Test func `opacities multiply`() throws {
    let thing = Drawing.fill(middle, red)
    try expectSame(
      Drawing.effect(.each(.opacity(0.5)), Drawing.effect(.each(.opacity(0.5)), thing)),
      Drawing.effect(.opacity(0.25), thing))
  }

  @Test func `each element casts its shadow on the ones below`() throws {
    let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: -5, height: 0))
    let things = pile(
      Drawing.fill(CGRect(x: 5, y: 10, width: 12, height: 20), red),
      Drawing.fill(CGRect(x: 20, y: 10, width: 10, height: 20), blue))
    let each = try Drawing.draw(Drawing.effect(.each(.shadow(shadow)), things))
    #expect(each.color(x: 16, y: 20) == .black)
    let whole = try Drawing.draw(Drawing.effect(.shadow(shadow), things))
    #expect(whole.color(x: 16, y: 20) == red)
  }

  @Test func `transparent elements blend with the backdrop, by the innermost mode`() throws {
    let thing = Drawing.fill(middle, red)
    let mixed = Drawing.effect(.each(.blend(.difference)), thing)
    let expected = Drawing.effect(.blend(.difference), Drawing.effect(.opacity(0.5), thing))
    try expectSame(Drawing.effect(.each(.opacity(0.5)), pile(mixed)), expected)
    try expectSame(
      Drawing.effect(.each(.blend(.screen)), Drawing.effect(.each(.opacity(0.5)), mixed)), expected)
  }

  @Test func `a shadow's offset isn't rotated or scaled with its element`() throws {
    let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: 6, height: 2))
    let thing = Drawing.fill(CGRect(x: 4, y: 4, width: 8, height: 8), red)
    for (x, y) in [(2.0, 2.0), (2, -2), (2, 1)] {
      let turned = Drawing.effect(
        .transform(ProjectionTransform(CGAffineTransform(translationX: 8, y: y < 0 ? 32 : 0))),
        scaled(x, y, thing))
      try expectSame(Drawing.effect(.each(.shadow(shadow)), turned), Drawing.effect(.shadow(shadow), turned))
    }
  }

  @Test func `vector files contain the same per-element effects`() throws {
    let things = pile(Drawing.fill(middle, red), Drawing.fill(beside, blue))
    let list = DisplayList([Drawing.effect(.each(.opacity(0.5)), things)])
    #expect(try DisplayList(text: list.text) { _ in nil } == list)
    let svg = String(decoding: try Picture.svg(list, size: CGSize(width: 40, height: 40)), as: UTF8.self)
    #expect(svg.components(separatedBy: "fill-opacity:0.5").count == 3, "\(svg)")
  }
}

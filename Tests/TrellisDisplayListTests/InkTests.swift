import Foundation
import Testing
import TrellisDisplayList
import TrellisGeometry

private let red = RGBAColor(red: 1, green: 0, blue: 0)

struct InkTests {
  private func square(_ x: CGFloat) -> DisplayItem {
    DisplayItem(id: 1, frame: CGRect(x: x, y: 0, width: 10, height: 10), content: .fill(red))
  }

  @Test func `ink follows every change, in copies too`() {
    var list = DisplayList([square(0)])
    let copy = list
    #expect(list.inkBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    list.items[0].frame.origin.x = 50
    #expect(list.inkBounds == CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(copy.inkBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = DisplayItem(id: 2, frame: CGRect(x: 5, y: 5, width: 1, height: 1), content: .list(list))
    #expect(outer.inkBounds == CGRect(x: 55, y: 5, width: 10, height: 10))
  }

  @Test func `each effect's ink holds what it draws`() {
    func ink(_ effect: Effect) -> CGRect {
      DisplayItem(
        id: 1, frame: CGRect(x: 100, y: 0, width: 0, height: 0),
        content: .effect(effect, DisplayList([square(0)]))
      )
      .inkBounds
    }
    #expect(ink(.group) == CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(ink(.opacity(0)).isNull)
    #expect(ink(.opacity(.nan)).isNull)
    #expect(
      ink(.clip(Path(CGRect(x: 5, y: 5, width: 50, height: 2)), FillStyle()))
        == CGRect(x: 105, y: 5, width: 5, height: 2))
    #expect(ink(.blur(radius: 2, isOpaque: false)) == CGRect(x: 93, y: -7, width: 24, height: 24))
    #expect(ink(.blur(radius: 2, isOpaque: true)) == CGRect(x: 100, y: 0, width: 10, height: 10))
    let shadow = Shadow(color: red, radius: 1, offset: CGSize(width: 20, height: 0))
    #expect(ink(.shadow(shadow)) == CGRect(x: 100, y: -4, width: 34, height: 18))
    #expect(ink(.mask(DisplayList([square(8)]))) == CGRect(x: 108, y: 0, width: 2, height: 10))
    let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(ink(.transform(double)) == CGRect(x: 100, y: 0, width: 20, height: 30))
  }

  @Test func `a change under an opaque blur reaches as far as the blur`() {
    func list(_ color: RGBAColor) -> DisplayList {
      DisplayList([
        DisplayItem(
          id: 1, frame: .zero,
          content: .effect(
            .blur(radius: 2, isOpaque: true),
            DisplayList([
              DisplayItem(id: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 100), content: .fill(red)),
              DisplayItem(id: 2, frame: CGRect(x: 50, y: 50, width: 2, height: 2), content: .fill(color)),
            ])))
      ])
    }
    #expect(
      DisplayList.damage(from: list(.white), to: list(.black)) == [
        CGRect(x: 43, y: 43, width: 16, height: 16)
      ])
  }

  @Test func `a new blend mode damages the whole picture around it`() {
    func list(_ effect: Effect) -> DisplayList {
      DisplayList([
        DisplayItem(
          id: 1, frame: .zero,
          content: .effect(
            .shadow(Shadow(color: red, radius: 0)),
            DisplayList([
              DisplayItem(id: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 100), content: .fill(red)),
              DisplayItem(
                id: 2, frame: CGRect(x: 200, y: 0, width: 9, height: 9),
                content: .effect(effect, DisplayList([square(0)]))),
            ])))
      ])
    }
    let all = CGRect(x: 0, y: 0, width: 210, height: 100)
    #expect(DisplayList.damage(from: list(.group), to: list(.blend(.multiply))) == [all])
    #expect(
      DisplayList.damage(from: list(.group), to: list(.opacity(0.5)))
        == [CGRect(x: 200, y: 0, width: 10, height: 10)])
    #expect(
      DisplayList.damage(from: list(.group), to: list(.shadow(Shadow(color: red, radius: 0)))) == [all])
  }

  @Test func `a changed text shading is damage`() {
    func list(_ shading: Paint?) -> DisplayList {
      let run = GlyphRun(
        face: FontFace(family: "Inter", size: 10), glyphs: [Glyph(index: 5, position: .zero, advance: 5)])
      return DisplayList([
        DisplayItem(
          id: 1, frame: CGRect(x: 20, y: 20, width: 10, height: 10),
          content: .text(TextContent(string: "a", runs: [run], color: red, shading: shading)))
      ])
    }
    let clear = Paint.color(RGBAColor.clear)
    #expect(DisplayList.damage(from: list(nil), to: list(.color(.white))).count == 1)
    #expect(DisplayList.damage(from: list(clear), to: list(clear)).isEmpty)
    #expect(list(clear).inkBounds.isNull)
    #expect(list(.color(.white)).description.contains("shaded"))
  }

  @Test func `lists ten thousand deep are compared`() {
    func list(_ color: RGBAColor) -> DisplayList {
      var list = DisplayList([
        DisplayItem(id: 1, frame: CGRect(x: 0, y: 0, width: 1, height: 1), content: .fill(color))
      ])
      for _ in 0..<10_000 {
        list = DisplayList([
          DisplayItem(id: 1, frame: CGRect(x: 1, y: 0, width: 1, height: 1), content: .list(list))
        ])
      }
      return list
    }
    #expect(
      DisplayList.damage(from: list(.white), to: list(.black))
        == [CGRect(x: 10_000, y: 0, width: 1, height: 1)])
  }
}

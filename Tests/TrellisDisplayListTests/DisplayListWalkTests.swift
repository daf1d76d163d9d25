import Foundation
import Testing
import TrellisDisplayList

private func fill(_ id: UInt64, _ frame: CGRect) -> DisplayItem {
  DisplayItem(id: id, frame: frame, content: .fill(.black))
}

struct DisplayListWalkTests {
  @Test func `items are visited in painter's order, with the sum of their ancestors' origins`() {
    let list = DisplayList([
      fill(1, CGRect(x: 1, y: 1, width: 1, height: 1)),
      DisplayItem(
        id: 2, frame: CGRect(x: 10, y: 20, width: 5, height: 5),
        content: .list(DisplayList([fill(3, CGRect(x: 2, y: 3, width: 1, height: 1))]))),
      fill(4, .zero),
    ])
    var seen: [String] = []
    list.forEachItem { item, frame in seen.append("\(item.id) at \(frame.minX),\(frame.minY)") }
    #expect(seen == ["1 at 1.0,1.0", "2 at 10.0,20.0", "3 at 12.0,23.0", "4 at 0.0,0.0"])
  }

  @Test func `the text form has one line per item`() {
    let face = FontFace(family: "Inter", size: 13, weight: 700, isItalic: true)
    let glyphs = [Glyph(index: 1, position: .zero, advance: 7)]
    let list = DisplayList([
      DisplayItem(
        id: 7, frame: CGRect(x: 10, y: 10, width: 120, height: 40),
        content: .list(
          DisplayList([
            fill(1, CGRect(x: 0, y: 0, width: 120, height: 40)),
            DisplayItem(
              id: 2, frame: CGRect(x: 44.5, y: 12, width: 31.0 / 3, height: 16),
              content: .text(
                TextContent(string: "a\n\"b\"", runs: [GlyphRun(face: face, glyphs: glyphs)], color: .white))),
          ])),
        semantics: Semantics(identifier: "save", responder: 9))
    ])
    #expect(
      list.description == """
        list (10, 10, 120, 40) identifier="save" responder
          fill (0, 0, 120, 40) #000000
          text (44.5, 12, 10.333, 16) "a\\n\\"b\\"" #ffffff Inter 13 bold italic
        """)
    #expect(DisplayList().description == "")
  }

  @Test func `numbers that aren't finite are printed`() {
    let list = DisplayList([fill(1, CGRect(x: CGFloat.nan, y: -.infinity, width: 1e300, height: 0))])
    #expect(list.description == "fill (nan, -inf, 1e+300, 0) #000000")
  }

  @Test func `ink bounds exclude items that draw nothing`() {
    let ordinary = CGRect(x: 1, y: 2, width: 3, height: 4)
    let list = DisplayList([
      fill(1, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)),
      fill(2, CGRect(x: 90, y: 90, width: 0, height: 10)),
      fill(3, CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 10)),
      fill(4, ordinary),
      DisplayItem(id: 5, frame: CGRect(x: 0, y: 0, width: 99, height: 99), content: .fill(.clear)),
    ])
    #expect(list.inkBounds == ordinary)
    #expect(DisplayList().inkBounds.isNull)
  }
}

import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

@Suite struct PainterTests {
  private let red = RGBAColor(red: 1, green: 0, blue: 0)

  private func fill(_ id: UInt64, _ frame: CGRect, _ color: RGBAColor) -> DisplayItem {
    DisplayItem(id: id, frame: frame, content: .fill(color))
  }

  private func text(_ id: UInt64, _ string: String, at origin: CGPoint) -> DisplayItem {
    let measurer = PangoTextMeasurer(family: "DejaVu Sans")
    let layout = measurer.layout(TextSource(string: string, font: FontRequest(size: 15)), width: nil)
    return DisplayItem(
      id: id, frame: CGRect(origin: origin, size: layout.size),
      content: .text(TextContent(string: string, runs: layout.runs, color: .black)))
  }

  private func scene(_ label: String) -> DisplayList {
    DisplayList([
      fill(0, CGRect(x: 0, y: 0, width: 120, height: 60), .white),
      fill(
        1, CGRect(x: 3.3, y: 2.6, width: 40.5, height: 30.25),
        RGBAColor(red: 0, green: 0, blue: 1, opacity: 0.5)),
      DisplayItem(
        id: 2, frame: CGRect(x: 10.4, y: 20.7, width: 80, height: 30),
        content: .list(
          DisplayList([
            text(1, label, at: CGPoint(x: 1.3, y: 0.2)), text(2, "fixed", at: CGPoint(x: 40, y: 8)),
          ]))),
    ])
  }

  @Test func `a fill covers its pixels and no others`() throws {
    let list = DisplayList([fill(1, CGRect(x: 1, y: 1, width: 2, height: 1), red)])
    let picture = try list.picture(size: CGSize(width: 4, height: 3), scale: 2)
    #expect(picture.width == 8 && picture.height == 6)
    #expect(picture[2, 2] == (255, 0, 0, 255))
    #expect(picture[5, 3] == (255, 0, 0, 255))
    #expect(picture[6, 3].alpha == 0)
    #expect(picture[2, 1].alpha == 0)
  }

  @Test func `text leaves ink in its frame`() throws {
    let picture = try scene("ink").picture(size: CGSize(width: 120, height: 60), scale: 1)
    let dark = (12..<50).contains { x in
      (21..<50).contains { y in picture[x, y].red < 60 && picture[x, y].blue < 60 }
    }
    #expect(dark)
  }

  @Test(arguments: [1, 1.5, 2]) func `drawing the damage is drawing everything, byte for byte`(scale: CGFloat)
    throws
  {
    let size = CGSize(width: 120, height: 60)
    let painter = Painter()
    let bitmap = try Bitmap(size: size, scale: scale)
    var shown = scene("0")
    painter.draw(shown, into: bitmap, scale: scale)
    for label in ["1", "12", "Wide", "", "j"] {
      let next = scene(label)
      let damage = DisplayList.damage(from: shown, to: next)
      let statistics = painter.draw(next, into: bitmap, scale: scale, damage: damage)
      #expect(statistics.drawn > 0)
      let whole = try next.picture(size: size, scale: scale)
      #expect(bitmap.pngData() == whole.pngData())
      shown = next
    }
  }

  @Test func `what lies outside the damage isn't drawn`() throws {
    let bitmap = try Bitmap(size: CGSize(width: 120, height: 60), scale: 1)
    let damage = [CGRect(x: 100, y: 0, width: 10, height: 10)]
    let statistics = Painter().draw(scene("0"), into: bitmap, scale: 1, damage: damage)
    #expect(statistics.drawn == 1)
    #expect(statistics.culled == 3)
  }

  @Test func `places that aren't numbers, or are far away, draw what can be seen`() throws {
    let huge = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    let list = DisplayList([
      fill(1, huge, red),
      fill(2, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .black),
      fill(3, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), .black),
      text(4, "far", at: CGPoint(x: 1e15, y: 0)),
    ])
    let picture = try list.picture(size: CGSize(width: 5, height: 5), scale: 1)
    #expect(picture[2, 2] == (255, 0, 0, 255))
  }

  @Test(
    arguments: [(0, 10, 1), (10, 10, 0), (1e6, 1e6, 1), (.nan, 1, 1), (40_000, 1, 1), (1, 1, .infinity)]
      as [(CGFloat, CGFloat, CGFloat)])
  func `a picture that can't be says why`(width: CGFloat, height: CGFloat, scale: CGFloat) {
    #expect(throws: PictureError.self) {
      _ = try DisplayList().picture(size: CGSize(width: width, height: height), scale: scale)
    }
  }

  @Test func `a picture is written as PNG, or the error names the file`() throws {
    let picture = try scene("png").picture(size: CGSize(width: 120, height: 60), scale: 1)
    #expect(picture.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect {
      try picture.writePNG(to: URL(fileURLWithPath: "/nowhere/at/all.png"))
    } throws: { error in
      "\(error)".contains("/nowhere/at/all.png")
    }
  }
}

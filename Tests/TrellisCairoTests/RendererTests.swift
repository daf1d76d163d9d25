import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

struct RendererTests {
  let measurer: PangoTextMeasurer
  let renderer = Renderer()

  init() {
    TestFonts.pin()
    measurer = PangoTextMeasurer()
  }

  @Test(arguments: [1, 2, 1.5])
  func `redrawing the damage gives the bytes of a full redraw`(scale: CGFloat) throws {
    let size = (width: Int(300 * scale), height: Int(200 * scale))
    let incremental = try Bitmap(width: size.width, height: size.height)
    var old = DisplayList()
    for step in 0..<25 {
      let new = Scenes.cards(step: step, measurer: measurer)
      let damage = DisplayList.damage(from: old, to: new)
      let statistics = renderer.draw(new, into: incremental, scale: scale, background: .white, damage: damage)
      let full = try Bitmap(width: size.width, height: size.height)
      renderer.draw(new, into: full, scale: scale, background: .white)
      #expect(firstDifference(incremental.bytes, full.bytes) == nil, "scale \(scale), step \(step)")
      if step > 0 { #expect(statistics.itemsCulled > 0) }
      old = new
    }
  }

  @Test(arguments: [1, 2, 1.5])
  func `any damage rectangle redraws to the same bytes`(scale: CGFloat) throws {
    let list = Scenes.cards(step: 3, measurer: measurer)
    let bitmap = try Bitmap(width: Int(300 * scale), height: Int(200 * scale))
    renderer.draw(list, into: bitmap, scale: scale)
    let bytes = bitmap.bytes
    for step in 0..<60 {
      let offset = CGFloat(step)
      let rect = CGRect(x: offset * 4.3, y: offset * 2.9, width: 11.3 + offset / 3, height: 7.7)
      renderer.draw(list, into: bitmap, scale: scale, damage: [rect, rect.offsetBy(dx: 5, dy: 3)])
      #expect(firstDifference(bitmap.bytes, bytes) == nil, "scale \(scale), step \(step)")
    }
  }

  @Test func `drawings outside the damage are culled, and their pixels stay`() throws {
    let bitmap = try Bitmap(width: 40, height: 10)
    let left = CGRect(x: 0, y: 0, width: 10, height: 10)
    let right = CGRect(x: 30, y: 0, width: 10, height: 10)
    renderer.draw(DisplayList([Scenes.fill(1, left, red), Scenes.fill(2, right, red)]), into: bitmap)
    let statistics = renderer.draw(
      DisplayList([Scenes.fill(1, left, blue), Scenes.fill(2, right, blue)]), into: bitmap, damage: [right])
    #expect(statistics == DrawStatistics(itemsDrawn: 1, itemsCulled: 1))
    #expect(bitmap.color(x: 5, y: 5) == red)
    #expect(bitmap.color(x: 35, y: 5) == blue)
    #expect(bitmap.color(x: 20, y: 5) == .clear)
    #expect(renderer.draw(DisplayList(), into: bitmap, damage: []) == DrawStatistics())
    #expect(bitmap.color(x: 5, y: 5) == red)
  }

  @Test func `fills snap to device pixels and a hairline stays visible`() throws {
    let list = DisplayList([
      Scenes.fill(1, CGRect(x: 0.4, y: 0, width: 4.2, height: 10), red),
      Scenes.fill(2, CGRect(x: 7.6, y: 0, width: 0.2, height: 10), blue),
    ])
    let bitmap = try Picture.render(list, size: CGSize(width: 10, height: 10))
    let row = (0..<10).map { bitmap.color(x: $0, y: 3) }
    #expect(row == [red, red, red, red, red, .clear, .clear, blue, .clear, .clear])
  }

  @Test func `translucent paint blends with the pixels below`() throws {
    let half = RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    let clear = try Picture.render(DisplayList([Scenes.fill(1, pixel, half)]), size: pixel.size)
    #expect(clear.color(x: 0, y: 0) == RGBAColor(red: 1, green: 0, blue: 0, opacity: 128.0 / 255))
    let white = try Picture.render(
      DisplayList([Scenes.fill(1, pixel, half)]), size: pixel.size, background: .white)
    #expect(white.color(x: 0, y: 0) == RGBAColor(red: 1, green: 127.0 / 255, blue: 127.0 / 255))
  }

  @Test func `text leaves ink within its bounds`() throws {
    let text = Scenes.text(1, "Hello", at: CGPoint(x: 20, y: 20), measurer: measurer)
    let bitmap = try Picture.render(DisplayList([text]), size: CGSize(width: 80, height: 60))
    let inked = (0..<60).flatMap { y in
      (0..<80).filter { bitmap.color(x: $0, y: y).opacity > 0 }.map { CGPoint(x: $0, y: y) }
    }
    #expect(inked.count > 80)
    #expect(inked.allSatisfy { text.frame.insetBy(dx: -1, dy: -1).contains($0) })
  }

  @Test func `runs have their own colours, and decorations use them`() throws {
    let layout = ArithmeticTextMeasurer().layout(
      TextSource(runs: [
        TextRun("a", font: FontRequest(size: 16)),
        TextRun("b", font: FontRequest(size: 16), isUnderlined: true),
      ]), width: nil)
    var runs = layout.runs
    runs[1].color = blue
    let lines = layout.decorations.map { TextDecoration(frame: $0.frame) }
    let item = DisplayItem(
      id: 1, frame: CGRect(origin: .zero, size: layout.size),
      content: .text(TextContent(string: "ab", runs: runs, color: red, decorations: lines)))
    let bitmap = try Picture.render(DisplayList([item]), size: CGSize(width: 16, height: 20))
    #expect([bitmap.color(x: 4, y: 10), bitmap.color(x: 12, y: 10)] == [red, blue])
    #expect((16..<20).map { bitmap.color(x: 12, y: $0) } == [.clear, .clear, red, .clear])
    #expect(bitmap.color(x: 4, y: 18) == .clear)
  }

  @Test func `the arithmetic font is drawn as boxes`() throws {
    let text = Scenes.text(1, "a b", at: .zero, size: 16, measurer: ArithmeticTextMeasurer())
    let bitmap = try Picture.render(DisplayList([text]), size: CGSize(width: 24, height: 20))
    let row = (0..<24).map { bitmap.color(x: $0, y: 10).opacity > 0 ? "#" : "." }.joined()
    #expect(row == ".######..........######.")
    let column = (0..<20).map { bitmap.color(x: 4, y: $0).opacity > 0 ? "#" : "." }.joined()
    #expect(column == "....############....")
  }

  @Test func `unusable numbers are skipped or clamped`() throws {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0, -5]
    var items: [DisplayItem] = []
    let hello = Scenes.text(1, "Hello", at: .zero, measurer: measurer)
    for (offset, first) in odd.enumerated() {
      for second in odd {
        for frame in [
          CGRect(x: first, y: second, width: 10, height: 10),
          CGRect(x: 0, y: 0, width: first, height: second),
          CGRect(x: first, y: 0, width: second, height: 10),
        ] {
          var text = hello
          text.frame = frame
          let inner = DisplayList([Scenes.fill(1, frame, RGBAColor(red: first, green: .nan, blue: 2)), text])
          items += inner.items
          items.append(DisplayItem(id: UInt64(offset), frame: frame, content: .list(inner)))
        }
      }
    }
    let faces = odd.map { FontFace(family: "Inter", size: $0, weight: 1 << 40) }
    for face in faces + [FontFace(family: "", size: 13), FontFace(family: "\0", size: 1e5)] {
      let glyphs = [0, 5, 70_000, .max].flatMap { (index: UInt32) in
        odd.map { Glyph(index: index, position: CGPoint(x: $0, y: 5), advance: $0) }
      }
      items.append(
        DisplayItem(
          id: 1, frame: CGRect(x: 0, y: 0, width: 10, height: 10),
          content: .text(TextContent(string: "", runs: [GlyphRun(face: face, glyphs: glyphs)], color: red))))
    }
    items.append(Scenes.fill(2, CGRect(x: 18, y: 18, width: 2, height: 2), blue))
    items.append(Scenes.text(3, "M", at: CGPoint(x: 2, y: 2), color: blue, measurer: measurer))
    let list = DisplayList(items)
    let bitmap = try Picture.render(list, size: CGSize(width: 20, height: 20))
    #expect(bitmap.color(x: 19, y: 19) == blue)
    for scale in odd + [1e-9] {
      renderer.draw(
        list, into: bitmap, scale: scale,
        damage: [.infinite, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    }
    // The renderer still draws after bad input.
    renderer.draw(DisplayList([Scenes.text(1, "MMM", at: .zero, measurer: measurer)]), into: bitmap)
    #expect((0..<20).contains { bitmap.color(x: $0, y: 9).opacity > 0 })
  }

  @Test func `text at an impossible scale leaves other scales as they were`() throws {
    let list = DisplayList([Scenes.text(1, "Hello", at: .zero, measurer: measurer)])
    let size = CGSize(width: 50, height: 20)
    let before = try Picture.render(list, size: size).bytes
    for scale in [1e-9, 1e-3, 1e4, 1e9] {
      renderer.draw(list, into: try Bitmap(width: 50, height: 20), scale: scale)
    }
    #expect(firstDifference(try Picture.render(list, size: size).bytes, before) == nil)
  }
}

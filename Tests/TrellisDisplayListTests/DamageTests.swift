import Foundation
import Testing
import TrellisDisplayList
import TrellisGeometry

private let red = RGBAColor(red: 1, green: 0, blue: 0)
private let blue = RGBAColor(red: 0, green: 0, blue: 1)
private let left = CGRect(x: 0, y: 0, width: 10, height: 10)
private let right = CGRect(x: 20, y: 0, width: 10, height: 10)
private let far = CGRect(x: 50, y: 50, width: 10, height: 10)

private func fill(_ id: UInt64, _ frame: CGRect, _ color: RGBAColor = red) -> DisplayItem {
  DisplayItem(id: id, frame: frame, content: .fill(color))
}

private func nested(_ id: UInt64, _ origin: CGPoint, _ items: [DisplayItem]) -> DisplayItem {
  DisplayItem(id: id, frame: CGRect(origin: origin, size: .zero), content: .list(DisplayList(items)))
}

private func damage(_ old: [DisplayItem], _ new: [DisplayItem]) -> [CGRect] {
  DisplayList.damage(from: DisplayList(old), to: DisplayList(new))
}

struct DamageTests {
  @Test func `equal lists need no redraw`() {
    #expect(damage([fill(1, left), fill(2, right)], [fill(1, left), fill(2, right)]) == [])
  }

  @Test func `off-screen changes add nothing to the damage`() {
    func list(_ color: RGBAColor) -> [DisplayItem] {
      let items = (0..<60).map { number in
        fill(UInt64(number), CGRect(x: 5, y: CGFloat(number) * 40, width: 10, height: 10), color)
      }
      let window = Effect.clip(Path(CGRect(x: 0, y: 0, width: 100, height: 60)), FillStyle())
      let clipped = DisplayItem(
        id: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 60),
        content: .effect(window, DisplayList([nested(2, CGPoint(x: 0, y: 0), items)])))
      return [clipped]
    }
    #expect(
      damage(list(red), list(blue)) == [
        CGRect(x: 5, y: 0, width: 10, height: 10), CGRect(x: 5, y: 40, width: 10, height: 10),
      ])
  }

  @Test func `a changed colour redraws its item alone`() {
    #expect(damage([fill(1, left), fill(2, right)], [fill(1, left), fill(2, right, blue)]) == [right])
  }

  @Test func `a run's colour and its decorations are part of the picture`() {
    let glyphs = [Glyph(index: 1, position: CGPoint(x: 0, y: 8), advance: 5)]
    func text(_ color: RGBAColor?, lines: [TextDecoration] = []) -> DisplayItem {
      let runs = [GlyphRun(face: FontFace(family: "x", size: 10), glyphs: glyphs, color: color)]
      return DisplayItem(
        id: 1, frame: left,
        content: .text(TextContent(string: "x", runs: runs, color: .clear, decorations: lines)))
    }
    let ink = left.insetBy(dx: -10, dy: -10)
    #expect(damage([text(red)], [text(blue)]) == [ink])
    #expect(damage([text(red)], [text(red, lines: [TextDecoration(frame: left)])]) == [ink])
    #expect(damage([text(red)], [text(nil)]) == [ink])
    #expect(text(nil).inkBounds.isNull)
    #expect(text(nil, lines: [TextDecoration(frame: left, color: red)]).inkBounds == ink)
  }

  @Test func `a moved item redraws its old and new positions`() {
    #expect(damage([fill(1, left)], [fill(1, far)]) == [left, far])
  }

  @Test func `added and removed items redraw their ink`() {
    #expect(damage([fill(1, left), fill(2, right)], [fill(2, right), fill(3, far)]) == [far, left])
  }

  @Test func `a change in a nested list redraws the changed item there`() {
    let origin = CGPoint(x: 100, y: 100)
    let old = [nested(1, origin, [fill(1, left), fill(2, right)])]
    let new = [nested(1, origin, [fill(1, left), fill(2, right, blue)])]
    #expect(damage(old, new) == [right.offsetBy(dx: 100, dy: 100)])
  }

  @Test func `a nested list that moved redraws all its ink`() {
    let old = [nested(1, .zero, [fill(1, left), fill(2, right)])]
    let new = [nested(1, CGPoint(x: 0, y: 100), [fill(1, left), fill(2, right)])]
    let moved = [left, right].map { $0.offsetBy(dx: 0, dy: 100) }
    #expect(damage(old, new) == [left, right] + moved)
  }

  @Test func `reordering redraws the fewest items`() {
    let others = (1...8).map { fill($0, CGRect(x: CGFloat($0) * 20, y: 0, width: 10, height: 10)) }
    #expect(damage([fill(9, far)] + others, others + [fill(9, far)]) == [far])
  }

  @Test func `semantics and strings aren't part of the picture`() {
    var meant = fill(1, left)
    meant.semantics = Semantics(identifier: "a", responder: 1)
    #expect(damage([fill(1, left)], [meant]) == [])
    func text(_ string: String) -> DisplayItem {
      let face = FontFace(family: "Inter", size: 4)
      let runs = [GlyphRun(face: face, glyphs: [Glyph(index: 1, position: .zero, advance: 5)])]
      return DisplayItem(
        id: 1, frame: far, content: .text(TextContent(string: string, runs: runs, color: red)))
    }
    #expect(damage([text("a")], [text("b")]) == [])
    #expect(damage([], [text("a")]) == [far.insetBy(dx: -4, dy: -4)])
  }

  @Test func `unusable numbers cause no damage`() {
    #expect(damage([], [fill(1, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))]) == [])
    #expect(damage([], [fill(1, .null)]) == [])
    let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)
    #expect(damage([], [fill(1, endless)]) == [endless])
  }

  @Test func `many changes are covered by few rectangles`() {
    let frames = (0..<40).flatMap { row in
      (0..<25).map { CGRect(x: CGFloat($0 * 30), y: CGFloat(row * 30), width: 10, height: 10) }
    }
    let rects = damage([], frames.enumerated().map { fill(UInt64($0), $1) })
    #expect(rects.count <= 16)
    #expect(frames.allSatisfy { frame in rects.contains { $0.contains(frame) } })
  }

  @Test func `rounding outward contains the rectangle in whole pixels`() {
    #expect(
      CGRect(x: 0.5, y: 1, width: 1, height: 1).roundedOutward(scale: 1.5)
        == CGRect(x: 0, y: 1, width: 3, height: 2))
    #expect(
      CGRect(x: -0.5, y: 0, width: 1, height: 1).roundedOutward(scale: 1)
        == CGRect(x: -1, y: 0, width: 2, height: 1))
    #expect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).roundedOutward(scale: 1).isNull)
    let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    #expect(endless.roundedOutward(scale: 1).maxX == 1_073_741_824)
  }
}

/// Lists that group items without a coordinate space of their own.
struct GatheringTests {
  private let items = (0..<40).map { fill(UInt64($0), CGRect(x: $0 * 20, y: 0, width: 10, height: 10)) }

  /// Groups items into lists of the given lengths.
  ///
  /// Each list has the id of its first item.
  private func gather(_ items: [DisplayItem], _ lengths: [Int]) -> [DisplayItem] {
    var rest = items[...]
    return lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return DisplayItem(
        id: rest.first?.id ?? 0, frame: .zero, content: .list(DisplayList(Array(rest.prefix(length)))))
    }
  }

  @Test func `regrouped equal items need no redraw`() {
    #expect(damage(items, gather(items, [40])) == [])
    #expect(damage(gather(items, [10, 10, 10, 10]), items) == [])
    #expect(damage(gather(items, [10, 10, 10, 10]), gather(items, [5, 5, 10, 20])) == [])
    #expect(damage(gather(items, [3, 37]), gather(gather(items, [20, 20]), [2])) == [])
    #expect(
      damage(gather(gather(items, [4, 16, 20]), [2, 1]), gather(gather(items, [20, 20]), [1, 1])) == [])
  }

  @Test func `among regrouped items, only the changed ones are redrawn`() {
    var changed = items
    changed[25].content = .fill(blue)
    let frame = items[25].frame
    #expect(damage(gather(items, [10, 10, 10, 10]), gather(changed, [5, 5, 10, 20])) == [frame])
    changed.remove(at: 3)
    #expect(
      Set(damage(gather(items, [10, 30]), gather(changed, [5, 5, 29])).map(\.minX)) == [
        frame.minX, items[3].frame.minX,
      ])
  }

  @Test func `regrouped items in another order are redrawn`() {
    let first = fill(1, left)
    let second = fill(2, left, blue)
    #expect(damage(gather([first, second], [1, 1]), gather([second, first], [2])) == [left])
  }

  @Test func `deeply nested lists are compared without gathering`() {
    func deep(_ color: RGBAColor) -> [DisplayItem] {
      (0..<2000).reduce([fill(1, left, color)]) { items, number in
        gather(items, [items.count]) + [fill(7, left)]
      }
    }
    #expect(damage(deep(red), deep(blue)) == [left])
    #expect(damage(deep(red), Array(deep(red).dropFirst())) == [left])
  }
}

extension DamageTests {
  /// Returns a square that blurs what is behind it, with colours from up to 11 points away.
  private func glass(_ id: UInt64, _ frame: CGRect) -> DisplayItem {
    let square = fill(1, CGRect(origin: .zero, size: frame.size))
    return DisplayItem(
      id: id, frame: frame,
      content: .effect(.backdrop(Backdrop(radius: 2, tint: red)), DisplayList([square])))
  }

  @Test func `a change behind a backdrop redraws the affected part of it`() {
    let front = glass(2, CGRect(x: 15, y: 0, width: 40, height: 10))
    // The changed square ends at x = 10, and the blur reaches 11 points further.
    #expect(
      damage([fill(1, left), front], [fill(1, left, blue), front]) == [
        left, CGRect(x: 15, y: 0, width: 6, height: 10),
      ])
    #expect(damage([fill(1, far), front], [fill(1, far, blue), front]) == [far])
  }

  @Test func `a backdrop in front of another shows the other's changes`() {
    let chain = [
      glass(2, CGRect(x: 12, y: 0, width: 8, height: 10)),
      glass(3, CGRect(x: 25, y: 0, width: 99, height: 10)),
    ]
    #expect(
      damage([fill(1, left)] + chain, [fill(1, left, blue)] + chain)
        == [left, CGRect(x: 12, y: 0, width: 8, height: 10), CGRect(x: 25, y: 0, width: 6, height: 10)])
  }

  @Test(arguments: [
    Effect.opacity(0.5), .clip(Path(CGRect(x: 0, y: 0, width: 40, height: 5)), FillStyle()), .group,
  ])
  func `a backdrop in an effect shows changes behind the effect`(effect: Effect) {
    let front = DisplayItem(
      id: 2, frame: CGRect(x: 15, y: 0, width: 0, height: 0),
      content: .effect(effect, DisplayList([glass(1, CGRect(x: 0, y: 0, width: 40, height: 10))])))
    let shown = damage([fill(1, left), front], [fill(1, left, blue), front])
    #expect(shown.contains { $0.maxX == 21 }, "\(shown)")
  }

  @Test func `changes behind a covered backdrop aren't visible`() {
    let front = DisplayItem(
      id: 2, frame: CGRect(x: 15, y: 0, width: 0, height: 0),
      content: .effect(
        .blur(radius: 1, isOpaque: false), DisplayList([glass(1, CGRect(x: 0, y: 0, width: 40, height: 10))]))
    )
    #expect(damage([fill(1, left), front], [fill(1, left, blue), front]) == [left])
  }
}

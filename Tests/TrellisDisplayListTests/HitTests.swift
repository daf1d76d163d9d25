import Foundation
import Testing
import TrellisDisplayList
import TrellisGeometry

private func fill(
  _ id: UInt64, _ frame: CGRect, _ color: RGBAColor = .black, _ meaning: Semantics? = nil
) -> DisplayItem {
  DisplayItem(id: id, frame: frame, content: .fill(color), semantics: meaning)
}

private func list(
  _ id: UInt64, _ frame: CGRect, _ items: [DisplayItem], _ meaning: Semantics? = nil
) -> DisplayItem {
  DisplayItem(id: id, frame: frame, content: .list(DisplayList(items)), semantics: meaning)
}

private func effect(_ id: UInt64, _ effect: Effect, _ items: [DisplayItem], _ meaning: Semantics? = nil)
  -> DisplayItem
{
  DisplayItem(id: id, frame: .zero, content: .effect(effect, DisplayList(items)), semantics: meaning)
}

struct HitTests {
  let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func ids(_ list: DisplayList, _ x: CGFloat, _ y: CGFloat) -> [UInt64] {
    list.hitTest(CGPoint(x: x, y: y)).map(\.id)
  }

  @Test func `the frontmost drawn item is hit, with the items that contain it`() {
    let shown = DisplayList([
      fill(1, whole),
      list(
        2, CGRect(x: 10, y: 10, width: 40, height: 40),
        [
          fill(3, CGRect(x: 10, y: 10, width: 10, height: 10)),
          fill(4, CGRect(x: 60, y: 0, width: 5, height: 5)),
        ]),
    ])
    #expect(ids(shown, 25, 25) == [3, 2])
    // The hit area of a list is that of its items: without the gaps between them, and also beyond the list's frame.
    #expect(ids(shown, 15, 15) == [1])
    #expect(ids(shown, 72, 12) == [4, 2])
    #expect(ids(shown, 0, 0) == [1])
    #expect(ids(shown, 100, 100) == [])
    #expect(ids(shown, .nan, 3) == [])
  }

  @Test func `clear, empty and transparent items aren't hit`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    for item in [
      fill(2, square, .clear), fill(2, .zero), effect(2, .opacity(0), [fill(3, square)]),
      effect(2, .each(.opacity(0)), [fill(3, square)]),
      fill(2, square, .black, Semantics(allowsHits: false)),
      list(2, square, [fill(3, square)], Semantics(hitRegion: .frame, allowsHits: false)),
    ] {
      #expect(ids(DisplayList([fill(1, whole), item]), 5, 5) == [1])
    }
  }

  @Test func `a shape is hit inside its outline, or on its line`() {
    func item(_ style: ShapeContent.Style) -> DisplayItem {
      let path = Path(ellipseIn: whole)
      return DisplayItem(
        id: 2, frame: whole, content: .shape(ShapeContent(path: path, style: style, paint: .color(.black))))
    }
    let disc = DisplayList([item(.fill(FillStyle()))])
    #expect(ids(disc, 50, 50) == [2])
    #expect(ids(disc, 5, 5) == [])
    let ring = DisplayList([item(.stroke(StrokeStyle(lineWidth: 10)))])
    #expect(ids(ring, 50, 50) == [])
    #expect(ids(ring, 3, 50) == [2])
    #expect(ids(ring, -4, 50) == [2])
  }

  @Test func `a hit region decides for an item and limits its children`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let wide = fill(3, CGRect(x: 0, y: 0, width: 90, height: 5))
    let framed = DisplayList([list(2, square, [wide], Semantics(hitRegion: .frame))])
    #expect(ids(framed, 5, 8) == [2])
    #expect(ids(framed, 5, 3) == [3, 2])
    #expect(ids(framed, 50, 3) == [])
    let region = Semantics.HitRegion.shape(Path(CGRect(x: 20, y: 20, width: 5, height: 5)), isEOFilled: false)
    let shaped = DisplayList([
      list(2, CGRect(x: 1, y: 1, width: 0, height: 0), [wide], Semantics(hitRegion: region))
    ])
    #expect(ids(shaped, 22, 22) == [2])
    #expect(ids(shaped, 5, 3) == [])
  }

  @Test func `clips don't limit hits, and transforms move them`() {
    let clip = Effect.clip(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), FillStyle())
    #expect(ids(DisplayList([effect(2, clip, [fill(3, whole)])]), 50, 50) == [3, 2])
    let moved = Effect.transform(ProjectionTransform(CGAffineTransform(translationX: 200, y: 0)))
    let shown = DisplayList([effect(2, moved, [fill(3, whole)])])
    #expect(ids(shown, 250, 50) == [3, 2])
    #expect(ids(shown, 50, 50) == [])
    let flat = Effect.transform(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
    #expect(ids(DisplayList([effect(2, flat, [fill(3, whole)])]), 0, 50) == [])
  }

  @Test func `invalid frames are never hit, infinite ones always within their bounds`() {
    for number in [CGFloat.nan, -CGFloat.infinity, -1] {
      let odd = fill(1, CGRect(x: number, y: number, width: number, height: number))
      #expect(ids(DisplayList([odd]), 5, 5) == [])
    }
    #expect(
      ids(DisplayList([fill(1, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))]), 1e9, 5) == [1])
  }

  @Test func `a minimum region is hit without ink, and so is ink outside it`() {
    let (square, wide) = (
      CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: -5, y: 5, width: 10, height: 5)
    )
    let region = Semantics.HitRegion.atLeast(Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
    let shown = DisplayList([list(2, square, [fill(1, wide)], Semantics(hitRegion: region))])
    #expect(ids(shown, 28, 28) == [2])
    #expect(ids(shown, 12, 17) == [1, 2])
    #expect(ids(shown, 7, 17) == [1, 2])
    #expect(ids(shown, 7, 28) == [])
    #expect(ids(shown, 31, 17) == [])
  }

  @Test func `hit testing works at any nesting depth`() {
    var item = fill(0, CGRect(x: 0, y: 0, width: 1, height: 1))
    for depth in 1...50_000 {
      item = list(UInt64(depth), CGRect(x: 0.001, y: 0, width: 1, height: 1), [item])
    }
    #expect(DisplayList([item]).hitTest(CGPoint(x: 50.5, y: 0.5)).count == 50_001)
  }

  @Test func `culling by bounds finds the same hits as a full search`() {
    for seed in 0..<300 as Range<UInt64> {
      var content = RandomContent(seed: seed)
      let shown = content.list(depth: 3)
      for _ in 0..<40 {
        let point = CGPoint(x: CGFloat(content.below(400)) - 150.5, y: CGFloat(content.below(400)) - 150.5)
        #expect(
          shown.hitTest(point).map(\.id) == everythingLookedAt(shown.items, point), "seed \(seed), \(point)")
      }
    }
  }

  /// Returns the result of hit testing without bounds: every item is examined.
  private func everythingLookedAt(_ items: [DisplayItem], _ point: CGPoint) -> [UInt64] {
    for item in items.reversed() where item.semantics?.allowsHits != false {
      let inside = CGPoint(x: point.x - item.frame.minX, y: point.y - item.frame.minY)
      let region = item.semantics?.hitRegion ?? .drawn
      switch region {
      case .drawn, .atLeast: break
      case .frame: if !item.frame.holds(point) { continue }
      case .shape(let path, let isEOFilled): if !path.contains(inside, eoFill: isEOFilled) { continue }
      }
      var found: [UInt64] = []
      switch item.content {
      case .list(let list): found = everythingLookedAt(list.items, inside)
      case .effect(.transform(var transform), let list):
        if transform.invert() { found = everythingLookedAt(list.items, inside.applying(transform)) }
      case .effect(.opacity(let opacity), let list), .effect(.each(.opacity(let opacity)), let list):
        if opacity > 0 { found = everythingLookedAt(list.items, inside) }
      case .effect(_, let list): found = everythingLookedAt(list.items, inside)
      case .fill, .text, .image: if !item.inkBounds.isNull && item.frame.holds(point) { return [item.id] }
      case .shape(let shape):
        let isHit =
          switch shape.style {
          case .fill(let style): shape.path.contains(inside, eoFill: style.isEOFilled)
          case .stroke(let style, _): shape.path.strokedPath(style).contains(inside)
          }
        if isHit && !item.inkBounds.isNull { return [item.id] }
      }
      if !found.isEmpty { return found + [item.id] }
      switch region {
      case .drawn: break
      case .frame, .shape: return [item.id]
      case .atLeast(let path): if path.contains(inside, eoFill: false) { return [item.id] }
      }
    }
    return []
  }
}

import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

struct RendererCacheTests {
  /// Returns a list with an item for every cache.
  private func list(_ step: Int) -> DisplayList {
    let radius = CGFloat(step) / 7
    let rounded = Path(roundedRect: CGRect(x: 3, y: 3, width: 20, height: 18), cornerRadius: radius)
    return DisplayList([
      Drawing.shape(rounded), Drawing.shape(rounded, .stroke(StrokeStyle(lineWidth: 2))),
      Drawing.shape(
        rounded, .fill(FillStyle()),
        Drawing.gradient(.linear(start: .zero, end: CGPoint(x: 20, y: radius)), (red, 0), (blue, 1))),
      Drawing.item(
        .image(ImageContent(source: TestImages.disc(side: 9))), CGRect(x: 0, y: 0, width: 20, height: 20)),
      Drawing.effect(.shadow(Shadow(color: .black, radius: 3)), Drawing.shape(rounded)),
      Drawing.effect(.blur(radius: 2, isOpaque: false), Drawing.shape(rounded)),
    ])
  }

  @Test func `a second drawing uses only the cache`() throws {
    let renderer = Renderer()
    let bitmap = try Bitmap(width: 40, height: 40)
    let list = list(5)
    renderer.draw(list, into: bitmap)
    let bytes = bitmap.bytes
    let first = renderer.cacheStatistics
    renderer.draw(list, into: bitmap)
    let second = renderer.cacheStatistics
    #expect(firstDifference(bitmap.bytes, bytes) == nil)
    for kind in [\RendererCacheStatistics.masks, \.paints, \.images, \.blurs] {
      #expect(second[keyPath: kind].misses == first[keyPath: kind].misses)
      #expect(second[keyPath: kind].hits > first[keyPath: kind].hits)
      #expect(first[keyPath: kind].cost > 0)
    }
    renderer.removeCachedPixels()
    #expect(renderer.cacheStatistics.masks.count == 0)
    #expect(renderer.cacheStatistics.blurs.cost == 0)
  }

  @Test func `a view scrolled in bit by bit is cached once, and drawn as if it weren't`() throws {
    let renderer = Renderer()
    let rounded = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 18), cornerRadius: 5)
    let gradient = Drawing.gradient(.linear(start: .zero, end: CGPoint(x: 20, y: 0)), (red, 0), (blue, 1))
    let items = [
      Drawing.shape(rounded), Drawing.shape(rounded, .fill(FillStyle()), gradient),
      Drawing.item(
        .image(ImageContent(source: TestImages.disc(side: 9))), CGRect(x: 2, y: 2, width: 16, height: 14)),
    ]
    for step in -20...20 {
      let list = DisplayList(items.map { $0.moved(by: CGPoint(x: 3 - step, y: step * 2)) })
      let (kept, afresh) = (try Bitmap(width: 40, height: 40), try Bitmap(width: 40, height: 40))
      renderer.draw(list, into: kept)
      Renderer().draw(list, into: afresh)
      #expect(firstDifference(kept.bytes, afresh.bytes) == nil)
    }
    let statistics = renderer.cacheStatistics
    #expect(statistics.masks.count == 1)
    #expect(statistics.paints.count == 1)
    #expect(statistics.images.count == 1)
  }

  @Test func `an image that turns isn't cached at each angle, and evicts no other image`() throws {
    let renderer = Renderer()
    let bitmap = try Bitmap(width: 40, height: 40)
    let image = Drawing.item(
      .image(ImageContent(source: TestImages.disc(side: 9))), CGRect(x: 10, y: 10, width: 16, height: 14))
    func turned(_ degrees: Double) -> DisplayList {
      let turn = ProjectionTransform(CGAffineTransform(rotationAngle: degrees * .pi / 180))
      return DisplayList([image, Drawing.effect(.transform(turn), image)])
    }
    for degrees in 1...20 { renderer.draw(turned(Double(degrees)), into: bitmap) }
    #expect(renderer.cacheStatistics.images.count == 1)
    // An image that stays at an angle is kept.
    for _ in 0..<3 { renderer.draw(turned(30), into: bitmap) }
    #expect(renderer.cacheStatistics.images.count == 2)
  }

  @Test func `the cache stays within its limits`() throws {
    var limits = CacheLimits()
    (limits.masks, limits.paints, limits.images, limits.blurs) = (30_000, 30_000, 30_000, 30_000)
    let renderer = Renderer(cacheLimits: limits)
    let bitmap = try Bitmap(width: 40, height: 40)
    for step in 0..<80 {
      renderer.draw(list(step), into: bitmap)
      let statistics = renderer.cacheStatistics
      for kind in [\RendererCacheStatistics.masks, \.paints, \.images, \.blurs] {
        #expect(statistics[keyPath: kind].cost <= 30_000)
      }
    }
    #expect(renderer.cacheStatistics.masks.evictions > 0)
    #expect(renderer.cacheStatistics.blurs.evictions > 0)
  }

  @Test func `shapes drawn once don't evict shapes drawn repeatedly`() throws {
    var limits = CacheLimits()
    limits.masks = 30_000
    let renderer = Renderer(cacheLimits: limits)
    let bitmap = try Bitmap(width: 40, height: 40)
    func rounded(_ radius: CGFloat) -> DisplayList {
      DisplayList([
        Drawing.shape(Path(roundedRect: CGRect(x: 3, y: 3, width: 20, height: 18), cornerRadius: radius))
      ])
    }
    renderer.draw(rounded(2), into: bitmap)
    for step in 0..<200 {
      renderer.draw(rounded(3 + CGFloat(step) / 100), into: bitmap)
      if step.isMultiple(of: 5) { renderer.draw(rounded(2), into: bitmap) }
    }
    let masks = renderer.cacheStatistics.masks
    #expect(masks.misses == 201)
    #expect(masks.hits == 40)
    #expect(masks.evictions == 0)
    // A mask enters the cache when it is drawn a second time.
    let bytes = bitmap.bytes
    for _ in 0..<3 { renderer.draw(rounded(4.99), into: bitmap) }
    #expect(renderer.cacheStatistics.masks.misses == 202)
    #expect(renderer.cacheStatistics.masks.hits == 42)
    #expect(renderer.cacheStatistics.masks.evictions > 0)
    renderer.draw(rounded(2), into: bitmap)
    #expect(firstDifference(bitmap.bytes, bytes) != nil)
  }

  @Test func `a cached shadow is shared between owners and positions`() throws {
    let renderer = Renderer()
    let bitmap = try Bitmap(width: 400, height: 40)
    let cards = (0..<8).map { index in
      DisplayItem(
        id: UInt64(index), frame: CGRect(x: 12 + index * 45, y: 10, width: 20, height: 20),
        content: .effect(
          .shadow(Shadow(color: .black, radius: 3)),
          DisplayList([
            DisplayItem(
              id: UInt64(100 + index), frame: CGRect(x: 0, y: 0, width: 20, height: 20),
              content: .fill(.white),
              semantics: Semantics(identifier: "card \(index)"))
          ])))
    }
    renderer.draw(DisplayList(cards), into: bitmap)
    #expect(renderer.cacheStatistics.blurs.misses == 1)
    #expect(renderer.cacheStatistics.blurs.hits == 7)
  }

  @Test func `a list outside the damage is skipped as a whole`() throws {
    let rows = (0..<50).map { row in
      DisplayItem(
        id: UInt64(row), frame: CGRect(x: 0, y: row * 2, width: 40, height: 2),
        content: .list(
          DisplayList(
            (0..<40).map { Drawing.fill(CGRect(x: $0, y: 0, width: 1, height: 2), red) })))
    }
    let bitmap = try Bitmap(width: 40, height: 100)
    let statistics = Renderer().draw(
      DisplayList(rows), into: bitmap, damage: [CGRect(x: 7, y: 50, width: 1, height: 2)])
    #expect(statistics == DrawStatistics(itemsDrawn: 1, itemsCulled: 49 + 39))
  }
}

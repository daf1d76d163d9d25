import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// One drawing of a list: a walk through everything that shows within the damage.
///
/// What a pixel becomes depends on the list and on the bitmap's size, never on the damage: shapes, paints and pictures are
/// rasterised as a whole, on surfaces of their own, and then laid on whole pixels; effects are applied to pictures of
/// whole pixels that reach as far as the effect takes colours from.
final class DrawPass {
  let caches: RenderCaches
  let fonts: ScaledFontCache
  var statistics = DrawStatistics()
  /// The glyphs of one run with the pixels that they begin at, kept for their memory.
  var glyphBuffer: [(shape: Surface, x: Int, y: Int)] = []
  /// How many effects are around.
  private var depth = 0
  /// The bytes of the pictures that effects are being applied to.
  private var pictureBytes = 0

  /// The most effects, one in the other.
  static let depthLimit = 100
  /// The most bytes of pictures at the same time.
  private static let pictureByteLimit = 1 << 30

  init(caches: RenderCaches, fonts: ScaledFontCache) {
    (self.caches, self.fonts) = (caches, fonts)
  }

  /// Draws a list.
  func draw(_ list: DisplayList, at mapping: PixelMapping, on layer: Layer) {
    var walk = ListWalk(list, at: mapping)
    while let step = walk.next() {
      let ink = step.place.pixels(of: step.ink)
      guard layer.shows(ink) else {
        statistics.itemsCulled += 1
        continue
      }
      let inner = step.place.moved(to: step.item.frame.origin)
      if walk.enter(step, at: inner, turned: { inner.transformed(by: $0) }) { continue }
      drawThing(step.item, step.each, at: step.place, ink: ink, on: layer)
    }
  }

  /// Draws what is one picture, in a list with the mapping, with what happens to it by itself.
  private func drawThing(
    _ item: DisplayItem, _ each: EachEffects, at mapping: PixelMapping, ink: PixelRect, on layer: Layer
  ) {
    if !each.isEmpty {
      let (item, around) = each.applied(to: item)
      if let around {
        return nest { apply(around.effect, to: around.list, at: mapping, ink: ink, on: layer) }
      }
      return drawThing(item, EachEffects(), at: mapping, ink: ink, on: layer)
    }
    let inner = mapping.moved(to: item.frame.origin)
    if case .effect(let effect, let list) = item.content {
      return nest { apply(effect, to: list, at: inner, ink: ink, on: layer) }
    }
    statistics.itemsDrawn += 1
    drawLeaf(item, at: inner, ink: ink, on: layer)
  }

  /// Draws an item that has no list, whose frame has its origin at the mapping's.
  private func drawLeaf(_ item: DisplayItem, at mapping: PixelMapping, ink: PixelRect, on layer: Layer) {
    switch item.content {
    case .fill(let color): fill(color, item.frame.size, at: mapping, ink: ink, on: layer)
    case .shape(let shape): draw(shape, at: mapping, ink: ink, on: layer)
    case .image(let image): draw(image, item.frame.size, at: mapping, ink: ink, on: layer)
    case .text(let text): draw(text, at: mapping, ink: ink, on: layer)
    case .list, .effect: break
    }
  }

  private func nest(_ body: () -> Void) {
    guard depth < Self.depthLimit else {
      RenderingWarning.report(
        "Renderer.draw: more than \(Self.depthLimit) effects, one in the other; what is further in isn't drawn"
      )
      return
    }
    depth += 1
    body()
    depth -= 1
  }

  /// Calls a closure that draws on a new picture, and answers the picture; nil where there is no room for it.
  ///
  /// `bounds` are its pixels, `clip` those that are wanted; `behind` is what it will be laid on, where that shows in it.
  func picture(
    _ bounds: PixelRect, world: PixelRect, clip: [PixelRect], behind: Layer? = nil, _ body: (Layer) -> Void
  ) -> Surface? {
    let bytes = bounds.area * 4
    guard pictureBytes + bytes <= Self.pictureByteLimit else {
      RenderingWarning.report(
        "Renderer.draw: effects of more than \(Self.pictureByteLimit) bytes, one in the other; "
          + "what is further in isn't drawn")
      return nil
    }
    guard let surface = Surface(.picture, bounds) else { return nil }
    pictureBytes += bytes
    statistics.pictures += 1
    body(Layer(surface, world: world, clip: clip, behind: behind))
    pictureBytes -= bytes
    return surface
  }
}

import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A single drawing of a list: a walk through all items visible within the damage.
///
/// A pixel depends on the list and on the bitmap's size, never on the damage. Shapes, paints and images are rasterized as a whole
/// on surfaces of their own, then composited at whole pixels. Effects are applied to pictures of whole pixels, as large as the
/// effect's reach requires.
final class DrawPass {
  let caches: RenderCaches
  let fonts: ScaledFontCache
  var statistics = DrawStatistics()
  /// The shapes of one run's glyphs with their origins in pixels, kept to reuse the memory.
  var glyphBuffer: [(shape: Surface, x: Int, y: Int)] = []
  /// The number of effects around the current item.
  private var depth = 0
  /// Whether items are mixed in linear sRGB.
  private(set) var isLinear = false
  /// The bytes of all pictures to which effects are currently being applied.
  private var pictureBytes = 0

  /// The greatest depth of nested effects.
  static let depthLimit = 100
  /// The greatest total size of the pictures that exist at the same time, in bytes.
  private static let pictureByteLimit = 1 << 30

  init(caches: RenderCaches, fonts: ScaledFontCache) {
    (self.caches, self.fonts) = (caches, fonts)
  }

  /// Draws a list at a mapping onto a layer.
  func draw(_ list: DisplayList, at mapping: PixelMapping, on layer: Layer) {
    if isLinear { return drawLinearly(list, at: mapping, on: layer) }
    var walk = ListWalk(list, at: mapping)
    while let step = walk.next() {
      let ink = step.place.pixels(of: step.ink)
      guard layer.shows(ink) else {
        statistics.itemsCulled += 1
        continue
      }
      let inner = step.place.moved(to: step.item.frame.origin)
      if walk.enter(step, at: inner, turned: { inner.transformed(by: $0) }) { continue }
      drawElement(step.item, step.each, at: step.place, ink: ink, on: layer)
    }
  }

  /// Draws an element of a list with the given mapping, including its per-element effects.
  func drawElement(
    _ item: DisplayItem, _ each: PerElementEffects, at mapping: PixelMapping, ink: PixelRect, on layer: Layer
  ) {
    if !each.isEmpty {
      let (item, around) = each.applied(to: item)
      if let around {
        return nest { apply(around.effect, to: around.list, at: mapping, ink: ink, on: layer) }
      }
      return drawElement(item, PerElementEffects(), at: mapping, ink: ink, on: layer)
    }
    let inner = mapping.moved(to: item.frame.origin)
    if case .effect(let effect, let list) = item.content {
      return nest { apply(effect, to: list, at: inner, ink: ink, on: layer) }
    }
    statistics.itemsDrawn += 1
    drawLeaf(item, at: inner, ink: ink, on: layer)
  }

  /// Draws an item without a nested list; its frame's origin is the mapping's.
  private func drawLeaf(_ item: DisplayItem, at mapping: PixelMapping, ink: PixelRect, on layer: Layer) {
    switch item.content {
    case .fill(let color): fill(color, item.frame.size, at: mapping, ink: ink, on: layer)
    case .shape(let shape): draw(shape, at: mapping, ink: ink, on: layer)
    case .image(let image): draw(image, item.frame.size, at: mapping, ink: ink, on: layer)
    case .text(let text): draw(text, at: mapping, ink: ink, on: layer)
    case .list, .effect: break
    }
  }

  /// Calls a closure in which all lists that are drawn mix their items in linear sRGB.
  func mixingLinearly(_ body: () -> Void) {
    let before = isLinear
    isLinear = true
    body()
    isLinear = before
  }

  private func nest(_ body: () -> Void) {
    guard depth < Self.depthLimit else {
      RenderingWarning.report(
        "Renderer.draw: more than \(Self.depthLimit) nested effects; the inner ones aren't drawn"
      )
      return
    }
    depth += 1
    body()
    depth -= 1
  }

  /// Returns a new picture on which a closure draws, or nil if memory or the limit is exhausted.
  ///
  /// `bounds` contains the picture's pixels, and `clip` the needed ones. `behind` is the layer onto which the picture will be
  /// composited, if the picture shows the content behind it.
  func picture(
    _ bounds: PixelRect, world: PixelRect, clip: [PixelRect], behind: Layer? = nil, _ body: (Layer) -> Void
  ) -> Surface? {
    var surface: Surface?
    reserving(bounds.area * 4) {
      surface = Surface(.picture, bounds)
      guard let surface else { return }
      statistics.pictures += 1
      body(Layer(surface, world: world, clip: clip, behind: behind))
    }
    return surface
  }

  /// Calls a closure that needs memory for pictures, unless the limit is exhausted.
  func reserving(_ bytes: Int, _ body: () -> Void) {
    guard pictureBytes + bytes <= Self.pictureByteLimit else {
      return RenderingWarning.report(
        "Renderer.draw: nested effects of more than \(Self.pictureByteLimit) bytes; "
          + "the inner ones aren't drawn")
    }
    pictureBytes += bytes
    body()
    pictureBytes -= bytes
  }
}

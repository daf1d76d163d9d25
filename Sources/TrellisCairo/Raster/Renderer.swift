import CCairo
public import Foundation
public import TrellisDisplayList

/// Draws display lists into bitmaps.
///
/// Keep one for as long as you draw: it caches fonts, masks, gradients, scaled pictures, shadows and blurs. What it draws within damage is, byte by byte, what it
/// draws there in a full redraw, which is what makes drawing only the damage safe.
///
/// Fills are snapped to whole device pixels, and one that isn't empty covers at least one. Text starts at a
/// whole device pixel, is antialiased in grey, and is cut off where it leaves its item's
/// ``TrellisDisplayList/DisplayItem/inkBounds``. Items that can't be drawn (NaN in the frame, an infinite
/// origin, a glyph that the font lacks) are skipped, enormous ones cut to the bitmap.
///
/// Not safe to use from two threads at once.
public final class Renderer {
  private let fonts = ScaledFontCache()
  private let caches: RenderCaches

  /// Creates a renderer, without loading any font yet, with the most that it keeps of what it draws.
  public init(cacheLimits: CacheLimits = CacheLimits()) {
    caches = RenderCaches(limits: cacheLimits)
  }

  /// Forgets everything that is kept but the fonts: for a host that is short of memory.
  public func removeCachedPixels() { caches.removeAll() }

  /// What the caches hold, and how they have served since the renderer was made.
  public var cacheStatistics: RendererCacheStatistics { caches.statistics }

  /// Draws a list into a bitmap, and says how much there was to draw.
  ///
  /// The list's origin is the bitmap's top left corner. `scale` is in device pixels a point; one that isn't
  /// positive and finite draws nothing. `background` replaces what was there before, below the list's first
  /// item.
  ///
  /// `damage` is in points, in the list's space, and grows outward to whole device pixels: the bitmap changes
  /// nowhere else. nil is all of the bitmap, an empty array nothing. Linear in the items of the lists that have ink within
  /// the damage; a list without is passed over as one, but for the first time that it is seen.
  @discardableResult
  public func draw(
    _ list: DisplayList, into bitmap: Bitmap, scale: CGFloat = 1, background: RGBAColor = .clear,
    damage: [CGRect]? = nil
  ) -> DrawStatistics {
    draw(list, into: bitmap, scale: scale, background: background, damage: damage, world: .empty)
  }

  /// The same for a bitmap that is a part of a picture, whose pixels are `world`, counted from the bitmap's first.
  @discardableResult
  func draw(
    _ list: DisplayList, into bitmap: Bitmap, scale: CGFloat, background: RGBAColor = .clear,
    damage: [CGRect]? = nil, world: PixelRect
  ) -> DrawStatistics {
    guard scale > 0, scale.isFinite else { return DrawStatistics() }
    let bounds = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    let clip = (damage.map { $0.map { PixelRect($0.roundedOutward(scale: scale)) } } ?? [bounds])
      .map { $0.intersection(bounds) }
      .filter { !$0.isEmpty }
      .disjoint
    guard !clip.isEmpty else { return DrawStatistics() }
    let world = bounds.union(world)
    let pass = DrawPass(caches: caches, fonts: fonts)
    let layer = Layer(
      surface: bitmap.surface, bounds: bounds, world: world, clip: clip, isOpaque: bitmap.isOpaque)
    let mapping = PixelMapping(scale: scale)
    let pixels = BackdropNeeds.pixels(for: clip, of: list, at: mapping, world: world)
    if pixels == clip {
      draw(list, background, at: mapping, on: layer, pass)
    } else {
      // What lies behind a backdrop has to be drawn again, beyond the damage too, where the bitmap mustn't change.
      let around = pixels.reduce(PixelRect.empty) { $0.union($1) }
      guard let surface = Surface(.picture, around) else { return pass.statistics }
      draw(list, background, at: mapping, on: Layer(surface, world: world, clip: pixels), pass)
      cairo_set_operator(layer.context, CAIRO_OPERATOR_SOURCE)
      layer.paint(surface)
    }
    return pass.statistics
  }

  private func draw(
    _ list: DisplayList, _ background: RGBAColor, at mapping: PixelMapping, on layer: Layer, _ pass: DrawPass
  ) {
    cairo_set_operator(layer.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(layer.context, background)
    cairo_paint(layer.context)
    cairo_set_operator(layer.context, CAIRO_OPERATOR_OVER)
    pass.draw(list, at: mapping, on: layer)
  }
}

/// How much a renderer did: for tests that assert that little was drawn, and for reports.
public struct DrawStatistics: Hashable, Sendable {
  /// The fills, shapes, texts and pictures that had ink within the damage.
  ///
  /// What is behind a shadow or an effect may be drawn, and counted, more than once.
  public var itemsDrawn = 0
  /// The items that were passed over, because their ink is elsewhere or they have none; a nested list counts as one, for
  /// nobody looked into it.
  public var itemsCulled = 0
  /// The pictures of their own that effects were applied to.
  public var pictures = 0

  /// Creates statistics.
  public init(itemsDrawn: Int = 0, itemsCulled: Int = 0, pictures: Int = 0) {
    self.itemsDrawn = itemsDrawn
    self.itemsCulled = itemsCulled
    self.pictures = pictures
  }
}

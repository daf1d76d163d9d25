import CCairo
public import Foundation
public import TrellisDisplayList

/// A renderer of display lists into bitmaps.
///
/// Keep one for as long as you draw: it caches fonts, masks, gradients, scaled images, shadows and blurs. A redraw of the damage
/// gives the same bytes there as a full redraw, so drawing only the damage is safe.
///
/// Fills are snapped to whole device pixels, and a fill that isn't empty covers at least one. Text starts at a whole device
/// pixel, is antialiased in grey, and is clipped to its item's ``TrellisDisplayList/DisplayItem/inkBounds``. Items that can't be
/// drawn are skipped: NaN in the frame, an infinite origin, or a glyph that the font lacks. Enormous items are cut to the bitmap.
///
/// Not safe to use from two threads at once.
public final class Renderer {
  private let fonts = ScaledFontCache()
  private let caches: RenderCaches

  /// Creates a renderer with the given cache limits, without loading any font yet.
  public init(cacheLimits: CacheLimits = CacheLimits()) {
    caches = RenderCaches(limits: cacheLimits)
  }

  /// Empties all caches except fonts, for a host that is short of memory.
  public func removeCachedPixels() { caches.removeAll() }

  /// The contents of the caches, with their hits and misses since the renderer was created.
  public var cacheStatistics: RendererCacheStatistics { caches.statistics }

  /// Draws a list into a bitmap and returns the amount of drawing.
  ///
  /// The list's origin is the bitmap's top left corner. `scale` is in device pixels per point; nothing is drawn unless it is
  /// positive and finite. `background` replaces the bitmap's previous content, behind the list's first item.
  ///
  /// `damage` is in points, in the list's space, and is rounded outward to whole device pixels. The bitmap doesn't change anywhere
  /// else. nil means all of the bitmap, and an empty array nothing. Linear in the items of the lists with ink in the damage. Any
  /// other list is skipped as a whole, except at its first drawing.
  @discardableResult
  public func draw(
    _ list: DisplayList, into bitmap: Bitmap, scale: CGFloat = 1, background: RGBAColor = .clear,
    damage: [CGRect]? = nil
  ) -> DrawStatistics {
    draw(list, into: bitmap, scale: scale, background: background, damage: damage, world: .empty)
  }

  /// Draws into a bitmap that is a part of a larger picture, whose pixels are `world`, relative to the bitmap's first pixel.
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
      // The content behind a backdrop is redrawn even beyond the damage, where the bitmap must not change.
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

/// The amount of drawing that a renderer did, for tests and reports.
public struct DrawStatistics: Hashable, Sendable {
  /// The number of fills, shapes, texts and images with ink in the damage.
  ///
  /// Content under a shadow or another effect may be drawn, and counted, more than once.
  public var itemsDrawn = 0
  /// The number of skipped items: those without ink in the damage; a nested list counts as one.
  public var itemsCulled = 0
  /// The number of separate pictures to which effects were applied.
  public var pictures = 0

  /// Creates statistics.
  public init(itemsDrawn: Int = 0, itemsCulled: Int = 0, pictures: Int = 0) {
    self.itemsDrawn = itemsDrawn
    self.itemsCulled = itemsCulled
    self.pictures = pictures
  }
}

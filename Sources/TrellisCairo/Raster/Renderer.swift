public import Foundation
public import TrellisDisplayList

/// Draws display lists into bitmaps.
///
/// Keep one for as long as you draw: it caches the fonts. What it draws within damage is, byte by byte, what it
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

  /// Creates a renderer, without loading any font yet.
  public init() {}

  /// Draws a list into a bitmap, and says how much there was to draw.
  ///
  /// The list's origin is the bitmap's top left corner. `scale` is in device pixels a point; one that isn't
  /// positive and finite draws nothing. `background` replaces what was there before, below the list's first
  /// item.
  ///
  /// `damage` is in points, in the list's space, and grows outward to whole device pixels: the bitmap changes
  /// nowhere else. nil is all of the bitmap, an empty array nothing. Linear in the list's items, whatever the
  /// damage, but an item outside of it costs next to nothing.
  @discardableResult
  public func draw(
    _ list: DisplayList, into bitmap: Bitmap, scale: CGFloat = 1, background: RGBAColor = .clear,
    damage: [CGRect]? = nil
  ) -> DrawStatistics {
    guard scale > 0, scale.isFinite else { return DrawStatistics() }
    let bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let clip = (damage.map { $0.map { $0.roundedOutward(scale: scale) } } ?? [bounds])
      .map { $0.intersection(bounds) }
      .filter { !$0.isNull && !$0.isEmpty }
    let pass = DrawPass(bitmap: bitmap, clip: clip, scale: scale, fonts: fonts)
    pass.fill(background: background)
    var statistics = DrawStatistics()
    list.forEachItem { item, origin in
      if case .list = item.content { return }
      if pass.draw(item, at: origin) {
        statistics.itemsDrawn += 1
      } else {
        statistics.itemsCulled += 1
      }
    }
    return statistics
  }
}

/// How much a renderer did: for tests that assert that little was drawn, and for reports.
public struct DrawStatistics: Hashable, Sendable {
  /// The fills and texts that had ink within the damage.
  public var itemsDrawn = 0
  /// The fills and texts that were passed over, because their ink is elsewhere or they have none.
  public var itemsCulled = 0

  /// Creates statistics.
  public init(itemsDrawn: Int = 0, itemsCulled: Int = 0) {
    self.itemsDrawn = itemsDrawn
    self.itemsCulled = itemsCulled
  }
}

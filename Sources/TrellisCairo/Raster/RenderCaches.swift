import Foundation
import TrellisDisplayList
public import TrellisText

/// The greatest sizes of a renderer's caches, in bytes; 0 disables a cache.
public struct CacheLimits: Hashable, Sendable {
  /// The limit for masks of shapes, of glyphs, and of text within transforms.
  public var masks = 24 << 20
  /// The limit for gradients and tiles, alone or cut out by shapes.
  public var paints = 32 << 20
  /// The limit for images at the size at which they are drawn.
  public var images = 64 << 20
  /// The limit for shadows, blurs, and content with a perspective transform.
  public var blurs = 32 << 20

  /// Creates limits that suit one or two windows.
  public init() {}
}

/// The contents of a renderer's caches, with their hits and misses.
public struct RendererCacheStatistics: Hashable, Sendable {
  /// The statistics of masks of shapes, of glyphs, and of text within transforms.
  public var masks = CacheStatistics()
  /// The statistics of gradients and tiles, alone or cut out by shapes.
  public var paints = CacheStatistics()
  /// The statistics of images at the size at which they are drawn.
  public var images = CacheStatistics()
  /// The statistics of shadows, blurs, and content with a perspective transform.
  public var blurs = CacheStatistics()

  /// Creates statistics of unused caches.
  public init() {}
}

/// A cache of surfaces with a limit in bytes.
struct SurfaceCache<Key: Hashable> {
  private var entries: BoundedCache<Key, Surface>
  /// The hashes of recently rejected keys; nil if the cache rejects none.
  private var turnedAway: RecentHashes?

  /// Creates an empty cache.
  ///
  /// If it is choosy and full, it keeps a new surface only when its key is inserted a second time. Moving content is drawn once
  /// at each position, and would otherwise evict the surfaces of content that stays.
  init(byteLimit: Int, isChoosy: Bool = false) {
    entries = BoundedCache(costLimit: max(byteLimit, 0))
    if isChoosy { turnedAway = RecentHashes() }
  }

  var statistics: CacheStatistics { entries.statistics }
  var byteLimit: Int { entries.costLimit }

  mutating func removeAll() { entries.removeAll() }

  mutating func value(for key: Key) -> Surface? { entries.value(for: key) }

  /// Stores a surface, unless it costs more than half of the limit.
  ///
  /// A choosy cache treats a surface that is probably moving as if it were full.
  mutating func insert(_ surface: Surface, for key: Key, extra: Int, isMoving: Bool = false) {
    let cost = surface.byteCount + extra
    guard cost <= entries.costLimit / 2 else { return }
    let isFull = entries.statistics.cost + cost > entries.costLimit
    if isFull || isMoving, turnedAway?.add(key.hashValue) == true { return }
    entries.insert(surface, for: key, cost: cost)
  }
}

/// The last few thousand hashes that were added.
private struct RecentHashes {
  private var new: Set<Int> = []
  private var old: Set<Int> = []
  private static let limit = 4096

  /// Adds a hash; returns whether it was new.
  mutating func add(_ hash: Int) -> Bool {
    if old.contains(hash) || !new.insert(hash).inserted { return false }
    if new.count >= Self.limit { (old, new) = (new, []) }
    return true
  }
}

/// A cache key for a list with an expensive effect.
enum EffectKey: Hashable {
  case blur(BlurKey)
  case perspective(PerspectiveKey)
}

/// The caches of a renderer.
final class RenderCaches {
  var shapes: SurfaceCache<ShapeKey>
  var glyphs: SurfaceCache<GlyphKey>
  var glyphShapes: SurfaceCache<GlyphShapeKey>
  var paints: SurfaceCache<PaintKey>
  var images: SurfaceCache<ImageKey>
  var blurs: SurfaceCache<EffectKey>

  init(limits: CacheLimits) {
    shapes = SurfaceCache(byteLimit: limits.masks / 3 * 2, isChoosy: true)
    glyphs = SurfaceCache(byteLimit: limits.masks / 6)
    glyphShapes = SurfaceCache(byteLimit: limits.masks / 6)
    paints = SurfaceCache(byteLimit: limits.paints)
    images = SurfaceCache(byteLimit: limits.images, isChoosy: true)
    blurs = SurfaceCache(byteLimit: limits.blurs)
  }

  func removeAll() {
    shapes.removeAll()
    glyphs.removeAll()
    glyphShapes.removeAll()
    paints.removeAll()
    images.removeAll()
    blurs.removeAll()
  }

  var statistics: RendererCacheStatistics {
    var result = RendererCacheStatistics()
    result.masks = shapes.statistics + glyphs.statistics + glyphShapes.statistics
    result.paints = paints.statistics
    result.images = images.statistics
    result.blurs = blurs.statistics
    return result
  }

  /// Returns a shape's mask, with bounds relative to the phase's origin, or nil if memory runs out.
  func mask(_ key: ShapeKey) -> Surface? {
    if let known = shapes.value(for: key) { return known }
    guard let made = key.makeMask() else { return nil }
    shapes.insert(made, for: key, extra: key.cost)
    return made
  }

  /// Returns an image at the size at which it is drawn, or nil if memory runs out.
  func image(_ key: ImageKey, of source: ImageSource) -> Surface? {
    if let known = images.value(for: key) { return known }
    guard let made = key.makeSurface(of: source) else { return nil }
    // A turned image is often turning.
    images.insert(made, for: key, extra: 256, isMoving: key.isTurned)
    return made
  }
}

private func + (first: CacheStatistics, second: CacheStatistics) -> CacheStatistics {
  var sum = CacheStatistics()
  sum.count = first.count + second.count
  sum.cost = first.cost + second.cost
  sum.hits = first.hits + second.hits
  sum.misses = first.misses + second.misses
  sum.evictions = first.evictions + second.evictions
  return sum
}

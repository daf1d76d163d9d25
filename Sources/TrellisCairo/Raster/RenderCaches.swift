import Foundation
import TrellisDisplayList
public import TrellisText

/// The most bytes that a renderer keeps of what it may draw again; 0 keeps nothing.
public struct CacheLimits: Hashable, Sendable {
  /// Masks of shapes, of glyphs, and of turned text.
  public var masks = 24 << 20
  /// Gradients and tiles, by themselves and cut out by shapes.
  public var paints = 32 << 20
  /// Pictures at the size that they are drawn at.
  public var images = 64 << 20
  /// Shadows, what is out of focus, and what is seen from the side.
  public var blurs = 32 << 20

  /// Creates limits that suit a window or two.
  public init() {}
}

/// What a renderer's caches hold, and how they have served.
public struct RendererCacheStatistics: Hashable, Sendable {
  /// Masks of shapes, of glyphs, and of turned text.
  public var masks = CacheStatistics()
  /// Gradients and tiles, by themselves and cut out by shapes.
  public var paints = CacheStatistics()
  /// Pictures at the size that they are drawn at.
  public var images = CacheStatistics()
  /// Shadows, what is out of focus, and what is seen from the side.
  public var blurs = CacheStatistics()

  /// Creates statistics of caches that were never used.
  public init() {}
}

/// A cache of surfaces whose limit is in bytes.
struct SurfaceCache<Key: Hashable> {
  private var entries: BoundedCache<Key, Surface>
  /// Those that were turned away of late; nil where nobody is.
  private var turnedAway: RecentHashes?

  /// Creates it empty.
  ///
  /// Where it is choosy, and full, something new comes in only when it is asked for again: what moves is drawn
  /// once in each of its places, and would push out all that stays.
  init(byteLimit: Int, isChoosy: Bool = false) {
    entries = BoundedCache(costLimit: max(byteLimit, 0))
    if isChoosy { turnedAway = RecentHashes() }
  }

  var statistics: CacheStatistics { entries.statistics }
  var byteLimit: Int { entries.costLimit }

  mutating func removeAll() { entries.removeAll() }

  mutating func value(for key: Key) -> Surface? { entries.value(for: key) }

  /// Keeps a surface, unless it alone would push out half of all others.
  mutating func insert(_ surface: Surface, for key: Key, extra: Int) {
    let cost = surface.byteCount + extra
    guard cost <= entries.costLimit / 2 else { return }
    let isFull = entries.statistics.cost + cost > entries.costLimit
    if isFull, turnedAway?.add(key.hashValue) == true { return }
    entries.insert(surface, for: key, cost: cost)
  }
}

/// Some thousands of hashes that were seen last.
private struct RecentHashes {
  private var new: Set<Int> = []
  private var old: Set<Int> = []
  private static let limit = 4096

  /// Adds a hash; answers whether it wasn't there.
  mutating func add(_ hash: Int) -> Bool {
    if old.contains(hash) || !new.insert(hash).inserted { return false }
    if new.count >= Self.limit { (old, new) = (new, []) }
    return true
  }
}

/// A list with an effect that is dear.
enum EffectKey: Hashable {
  case blur(BlurKey)
  case perspective(PerspectiveKey)
}

/// What a renderer keeps of what it drew.
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
    images = SurfaceCache(byteLimit: limits.images)
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

  /// A shape's mask, whose bounds are counted from the phase's pixel.
  func mask(_ key: ShapeKey) -> Surface? {
    if let known = shapes.value(for: key) { return known }
    guard let made = key.makeMask() else { return nil }
    shapes.insert(made, for: key, extra: key.cost)
    return made
  }

  /// A picture at its size.
  func image(_ key: ImageKey, of source: ImageSource) -> Surface? {
    if let known = images.value(for: key) { return known }
    guard let made = key.makeSurface(of: source) else { return nil }
    images.insert(made, for: key, extra: 256)
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

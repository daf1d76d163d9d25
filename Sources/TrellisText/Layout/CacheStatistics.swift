/// What a cache holds, and how it has served since it was made.
public struct CacheStatistics: Hashable, Sendable {
  /// How many entries it holds.
  public var count = 0
  /// What they cost together: bytes, where the cache is one of pixels.
  public var cost = 0
  /// How often what was asked for was there.
  public var hits = 0
  /// How often it wasn't.
  public var misses = 0
  /// How many entries were forgotten because the cache was full.
  public var evictions = 0

  /// Creates statistics of a cache that was never used.
  public init() {}
}

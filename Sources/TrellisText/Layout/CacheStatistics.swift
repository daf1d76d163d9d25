/// The size of a cache, and the counts of its use since it was created.
public struct CacheStatistics: Hashable, Sendable {
  /// The number of entries.
  public var count = 0
  /// The total cost of the entries: bytes, in a cache of pixels.
  public var cost = 0
  /// The number of successful lookups.
  public var hits = 0
  /// The number of failed lookups.
  public var misses = 0
  /// The number of entries evicted because the cache was full.
  public var evictions = 0

  /// Creates the statistics of a cache that was never used.
  public init() {}
}

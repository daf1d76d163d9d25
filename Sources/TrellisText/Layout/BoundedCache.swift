/// A cache that evicts the least recently used entries, so that it never exceeds its limits.
///
/// Lookup, insertion and removal are O(1): the entries form a list in the order of their last use, linked by offsets into one
/// array.
///
/// It is public and inlinable because other modules use it to look up glyphs and fonts. Swift specializes only public code for
/// the types of keys and values, and unspecialized code takes a microsecond per lookup.
public struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline struct Entry {
    @usableFromInline var key: Key
    @usableFromInline var value: Value
    @usableFromInline var cost: Int
    /// The entry that was used directly after this one, or `none`.
    @usableFromInline var newer: Int
    /// The entry that was used directly before this one, or `none`.
    @usableFromInline var older: Int

    @inlinable init(key: Key, value: Value, cost: Int) {
      (self.key, self.value, self.cost, newer, older) = (key, value, cost, none, none)
    }
  }

  /// The maximum number of entries.
  public let entryLimit: Int
  /// The maximum total cost, in the unit of ``insert(_:for:cost:)``; a single entry may exceed it.
  public let costLimit: Int
  /// The size of the cache, and the counts of its use since it was created.
  @inlinable public var statistics: CacheStatistics { figures }
  @usableFromInline var figures = CacheStatistics()

  @usableFromInline var offsets: [Key: Int] = [:]
  @usableFromInline var entries: [Entry?] = []
  /// The offsets of empty elements of `entries`.
  @usableFromInline var vacant: [Int] = []
  @usableFromInline var newest = none
  @usableFromInline var oldest = none

  @inlinable static var none: Int { -1 }

  /// Creates an empty cache with a maximum number of entries and a maximum total cost.
  @inlinable public init(entryLimit: Int = .max, costLimit: Int = .max) {
    self.entryLimit = max(entryLimit, 1)
    self.costLimit = costLimit
  }

  /// The number of entries.
  @inlinable public var count: Int { offsets.count }

  /// Returns the value of a key, or nil if there is none; the entry counts as used.
  @inlinable public mutating func value(for key: Key) -> Value? {
    guard let offset = offsets[key] else {
      figures.misses += 1
      return nil
    }
    figures.hits += 1
    if offset != newest {
      unlink(offset)
      link(offset)
    }
    return entries[offset]!.value
  }

  /// Inserts a value for a key, replacing any old value, and evicts entries beyond the limits.
  @inlinable public mutating func insert(_ value: Value, for key: Key, cost: Int = 0) {
    removeValue(for: key)
    let entry = Entry(key: key, value: value, cost: cost)
    let offset = vacant.popLast() ?? entries.count
    if offset == entries.count { entries.append(entry) } else { entries[offset] = entry }
    offsets[key] = offset
    link(offset)
    figures.count += 1
    figures.cost += cost
    while offsets.count > entryLimit || figures.cost > costLimit, oldest != newest {
      remove(oldest)
      figures.evictions += 1
    }
  }

  /// Removes the value of a key.
  @inlinable public mutating func removeValue(for key: Key) {
    if let offset = offsets[key] { remove(offset) }
  }

  /// Removes all entries; the counts of hits, misses and evictions stay.
  @inlinable public mutating func removeAll() {
    (offsets, entries, vacant, newest, oldest) = ([:], [], [], Self.none, Self.none)
    (figures.count, figures.cost) = (0, 0)
  }

  @inlinable mutating func remove(_ offset: Int) {
    unlink(offset)
    guard let entry = entries[offset] else { return }
    offsets.removeValue(forKey: entry.key)
    figures.count -= 1
    figures.cost -= entry.cost
    entries[offset] = nil
    vacant.append(offset)
  }

  /// Inserts an entry into the list as the newest.
  @inlinable mutating func link(_ offset: Int) {
    entries[offset]!.older = newest
    entries[offset]!.newer = Self.none
    if newest != Self.none { entries[newest]!.newer = offset } else { oldest = offset }
    newest = offset
  }

  /// Removes an entry from the list.
  @inlinable mutating func unlink(_ offset: Int) {
    let (newer, older) = (entries[offset]!.newer, entries[offset]!.older)
    if newer != Self.none { entries[newer]!.older = older } else { newest = older }
    if older != Self.none { entries[older]!.newer = newer } else { oldest = newer }
  }
}

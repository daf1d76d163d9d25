/// A cache that forgets what wasn't asked for longest, so that it never holds more than its limits.
///
/// Asking, adding and forgetting are O(1): the entries are a list in the order of their last use, whose links are
/// offsets into one array.
///
/// It is public, and all can be inlined, because other modules look up glyphs and fonts by it: Swift compiles for the keys and values at hand
/// only what is public, and code for any of them takes a microsecond for each lookup.
public struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline struct Entry {
    @usableFromInline var key: Key
    @usableFromInline var value: Value
    @usableFromInline var cost: Int
    /// The entry that was used just after this one, or `none`.
    @usableFromInline var newer: Int
    /// The entry that was used just before this one, or `none`.
    @usableFromInline var older: Int

    @inlinable init(key: Key, value: Value, cost: Int) {
      (self.key, self.value, self.cost, newer, older) = (key, value, cost, none, none)
    }
  }

  /// The most entries that are kept.
  public let entryLimit: Int
  /// The most cost that is kept, in the unit of ``insert(_:for:cost:)``; a single entry may exceed it.
  public let costLimit: Int
  /// What it holds, and how it has served since it was made.
  @inlinable public var statistics: CacheStatistics { figures }
  @usableFromInline var figures = CacheStatistics()

  @usableFromInline var offsets: [Key: Int] = [:]
  @usableFromInline var entries: [Entry?] = []
  /// Offsets of `entries` that hold nothing.
  @usableFromInline var vacant: [Int] = []
  @usableFromInline var newest = none
  @usableFromInline var oldest = none

  @inlinable static var none: Int { -1 }

  /// Creates it empty, with the most entries and the most cost that it keeps.
  @inlinable public init(entryLimit: Int = .max, costLimit: Int = .max) {
    self.entryLimit = max(entryLimit, 1)
    self.costLimit = costLimit
  }

  /// How many entries it holds.
  @inlinable public var count: Int { offsets.count }

  /// The value of a key, or nil where there is none; it counts as used.
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

  /// Adds a value for a key, in place of any that it has, and forgets what exceeds the limits.
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

  /// Forgets the value of a key.
  @inlinable public mutating func removeValue(for key: Key) {
    if let offset = offsets[key] { remove(offset) }
  }

  /// Forgets everything; the figures of how it served stay.
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

  /// Makes an entry that is in no order the newest.
  @inlinable mutating func link(_ offset: Int) {
    entries[offset]!.older = newest
    entries[offset]!.newer = Self.none
    if newest != Self.none { entries[newest]!.newer = offset } else { oldest = offset }
    newest = offset
  }

  /// Takes an entry out of the order.
  @inlinable mutating func unlink(_ offset: Int) {
    let (newer, older) = (entries[offset]!.newer, entries[offset]!.older)
    if newer != Self.none { entries[newer]!.older = older } else { newest = older }
    if older != Self.none { entries[older]!.newer = newer } else { oldest = newer }
  }
}

/// A cache that forgets what wasn't asked for lately.
///
/// It keeps two generations. What is found or added is in the young one; once that is full it becomes the old
/// one, and what was in the old one before is forgotten. So it holds at most twice its limits, and the work is
/// O(1) without a list of uses.
package struct BoundedCache<Key: Hashable, Value> {
  /// The most entries of a generation.
  package let entryLimit: Int
  /// The most cost of a generation, in the unit of ``insert(_:for:cost:)``; the entry that exceeds it stays.
  package let costLimit: Int

  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0

  package init(entryLimit: Int, costLimit: Int = .max) {
    self.entryLimit = entryLimit
    self.costLimit = costLimit
  }

  /// How many entries it holds.
  package var count: Int { young.count + old.count }

  /// The value of a key, or nil where there is none; it counts as used.
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Adds a value for a key that has none.
  package mutating func insert(_ value: Value, for key: Key, cost: Int = 0) {
    young[key] = (value, cost)
    youngCost += cost
    guard young.count >= entryLimit || youngCost >= costLimit else { return }
    old = young
    young = [:]
    youngCost = 0
  }

  /// Forgets the value of a key.
  package mutating func removeValue(for key: Key) {
    if let entry = young.removeValue(forKey: key) { youngCost -= entry.cost }
    old.removeValue(forKey: key)
  }
}

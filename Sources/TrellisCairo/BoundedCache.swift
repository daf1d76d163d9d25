/// A cache that holds what was used lately: at most twice `limit` entries, at least the `limit` used last.
///
/// Two generations: what is met in the old one moves to the new one, and when the new one is full, it becomes the old one.
/// O(1).
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var new: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { new.count + old.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = new[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, key)
      return value
    }
    set {
      old.removeValue(forKey: key)
      if let newValue { insert(newValue, key) } else { new.removeValue(forKey: key) }
    }
  }

  private mutating func insert(_ value: Value, _ key: Key) {
    if new.count >= limit {
      old = new
      new = [:]
    }
    new[key] = value
  }
}

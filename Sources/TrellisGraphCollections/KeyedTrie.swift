/// An element with its key.
struct KeyedEntry<Key: Hashable, Element: Equatable> {
  let key: Key
  let element: Element
}

/// A key's hash, consumed five bits per level.
struct KeyedHash {
  private(set) var bits: UInt

  init(_ key: some Hashable) {
    bits = UInt(bitPattern: key.hashValue)
  }

  /// The position at this level, as the only bit set of 32.
  var bit: UInt32 { 1 << UInt32(bits & 31) }

  /// The hash for the next level down.
  var next: KeyedHash {
    var next = self
    next.bits >>= 5
    return next
  }
}

/// A node of the tree in a ``Keyed`` collection; immutable.
final class KeyedTrie<Key: Hashable, Element: Equatable> {
  typealias Entry = KeyedEntry<Key, Element>

  enum Child {
    case entry(Entry)
    case trie(KeyedTrie)
    /// Elements whose keys have identical hashes.
    case equalHashes([Entry])
  }

  /// The 32 positions as bits, set for those in use; `children` has their contents, in the same order.
  private let places: UInt32
  private let children: [Child]

  private init(places: UInt32, children: [Child]) {
    self.places = places
    self.children = children
  }

  static var empty: KeyedTrie { KeyedTrie(places: 0, children: []) }
  /// The number of levels for which the bits of a hash suffice.
  private static var levels: Int { (UInt.bitWidth + 4) / 5 }

  private func index(of bit: UInt32) -> Int { (places & (bit - 1)).nonzeroBitCount }

  private subscript(bit: UInt32) -> Child? { places & bit == 0 ? nil : children[index(of: bit)] }

  func find(_ key: Key, _ hash: KeyedHash) -> Element? {
    switch self[hash.bit] {
    case nil: nil
    case .entry(let entry): entry.key == key ? entry.element : nil
    case .trie(let trie): trie.find(key, hash.next)
    case .equalHashes(let entries): entries.first { $0.key == key }?.element
    }
  }

  func forEach(_ body: (Entry) -> Void) {
    for child in children { KeyedTrie.forEach(child, body) }
  }

  private static func forEach(_ child: Child?, _ body: (Entry) -> Void) {
    switch child {
    case nil: break
    case .entry(let entry): body(entry)
    case .trie(let trie): trie.forEach(body)
    case .equalHashes(let entries): entries.forEach(body)
    }
  }

  // MARK: - Other values

  func setting(_ entry: Entry, _ hash: KeyedHash, depth: Int = 1) -> KeyedTrie {
    let bit = hash.bit
    guard let child = self[bit] else {
      var children = children
      children.insert(.entry(entry), at: index(of: bit))
      return KeyedTrie(places: places | bit, children: children)
    }
    switch child {
    case .entry(let other) where other.key == entry.key: return replacing(bit, by: .entry(entry))
    case .entry(let other):
      if depth == KeyedTrie.levels { return replacing(bit, by: .equalHashes([other, entry])) }
      var otherHash = KeyedHash(other.key)
      for _ in 0..<depth { otherHash = otherHash.next }
      let below = KeyedTrie.empty.setting(other, otherHash, depth: depth + 1)
      return replacing(bit, by: .trie(below.setting(entry, hash.next, depth: depth + 1)))
    case .trie(let trie):
      return replacing(bit, by: .trie(trie.setting(entry, hash.next, depth: depth + 1)))
    case .equalHashes(let entries):
      return replacing(bit, by: .equalHashes(entries.filter { $0.key != entry.key } + [entry]))
    }
  }

  /// Returns the node without the element of a key; nil if nothing is left.
  func removing(_ key: Key, _ hash: KeyedHash) -> KeyedTrie? {
    let bit = hash.bit
    switch self[bit] {
    case nil: return self
    case .entry(let entry): return entry.key == key ? emptying(bit) : self
    case .trie(let trie):
      guard let left = trie.removing(key, hash.next) else { return emptying(bit) }
      return left === trie ? self : replacing(bit, by: .trie(left))
    case .equalHashes(let entries):
      let left = entries.filter { $0.key != key }
      return replacing(bit, by: left.count == 1 ? .entry(left[0]) : .equalHashes(left))
    }
  }

  private func replacing(_ bit: UInt32, by child: Child) -> KeyedTrie {
    var children = children
    children[index(of: bit)] = child
    return KeyedTrie(places: places, children: children)
  }

  private func emptying(_ bit: UInt32) -> KeyedTrie? {
    if places == bit { return nil }
    var children = children
    children.remove(at: index(of: bit))
    return KeyedTrie(places: places & ~bit, children: children)
  }

  // MARK: - Differences

  /// Calls a closure with each key whose elements differ; skips subtrees that are the same object on both sides.
  static func compare(_ old: Child?, _ new: Child?, _ body: (Key, Element?, Element?) -> Void) {
    switch (old, new) {
    case (.trie(let old), .trie(let new)):
      if old === new { return }
      var places = old.places | new.places
      while places != 0 {
        let bit = places & (~places + 1)
        compare(old[bit], new[bit], body)
        places &= ~bit
      }
    case (.entry(let old), .entry(let new)) where old.key == new.key:
      if old.element != new.element { body(old.key, old.element, new.element) }
    default:
      // At least one side isn't a subtree: it is empty, or has few elements.
      var left: [Key: Element] = [:]
      forEach(old) { left[$0.key] = $0.element }
      forEach(new) { entry in
        let before = left.removeValue(forKey: entry.key)
        if before != entry.element { body(entry.key, before, entry.element) }
      }
      for (key, element) in left { body(key, element, nil) }
    }
  }
}

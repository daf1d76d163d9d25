/// The values of keys, as a linked list with a shared tail.
///
/// Setting a value puts an entry in front of the existing entries, which other lists go on using. Setting is amortized O(1); finding a
/// value is linear in the number of keys that are set. For most keys that aren't set, a bit mask in the first entry ends the search.
struct SharedValues {
  private var first: AnyEntry?

  /// Returns the entry that holds a key's value, or nil if none was set.
  func entry<Key: EnvironmentKey>(of key: Key.Type) -> Entry<Key>? {
    let id = ObjectIdentifier(key)
    guard let found = first?.find(id) else { return nil }
    return unsafeDowncast(found, to: Entry<Key>.self)
  }

  /// Sets a key's value.
  mutating func set<Key: EnvironmentKey>(_ value: Key.Value, of key: Key.Type) {
    // An unshared first entry of the same key can be changed in place.
    if isKnownUniquelyReferenced(&first), let first, first.key == ObjectIdentifier(key) {
      unsafeDowncast(first, to: Entry<Key>.self).value = value
      return
    }
    let entry = Entry<Key>(value, before: first)
    if entry.length > 2 * entry.keyCount + 16 { entry.leaveOutWhatIsHidden() }
    first = entry
  }

  /// Returns a line for each of the keys that were set last, at most `limit` lines.
  func lines(atMost limit: Int) -> [String] {
    var known: Set<ObjectIdentifier> = []
    var lines: [String] = []
    var entry = first
    while let current = entry, lines.count < limit {
      if known.insert(current.key).inserted { lines.append(current.line) }
      entry = current.next
    }
    return lines
  }

  /// The number of entries, including those that later entries hide.
  var entryCount: Int { first?.length ?? 0 }

  /// An entry with a key and its value.
  final class Entry<Key: EnvironmentKey>: AnyEntry {
    fileprivate(set) var value: Key.Value

    fileprivate init(_ value: Key.Value, before next: AnyEntry?) {
      self.value = value
      super.init(ObjectIdentifier(Key.self), before: next)
    }

    fileprivate override func copy(before next: AnyEntry?) -> AnyEntry { Entry(value, before: next) }

    fileprivate override var line: String { "\(shortName(Key.self)): \("\(value)".prefix(100))" }
  }

  /// An entry with a key, followed by the entries that were set before it.
  class AnyEntry {
    fileprivate let key: ObjectIdentifier
    private(set) fileprivate var next: AnyEntry?
    /// A bit mask of the keys from here on; several keys may share a bit.
    private(set) fileprivate var keys: UInt64
    /// The number of entries from here on, including hidden ones.
    private(set) fileprivate var length: Int
    /// The number of entries from here on that aren't hidden by others.
    private(set) fileprivate var keyCount: Int

    fileprivate init(_ key: ObjectIdentifier, before next: AnyEntry?) {
      self.key = key
      self.next = next
      keys = (next?.keys ?? 0) | Self.bit(of: key)
      length = (next?.length ?? 0) + 1
      keyCount = (next?.keyCount ?? 0) + (next?.find(key) == nil ? 1 : 0)
    }

    fileprivate func copy(before next: AnyEntry?) -> AnyEntry { fatalError("an entry without a value") }

    /// The key and its value, as a line of text.
    fileprivate var line: String { "" }

    /// Returns the first entry of a key from here on, or nil if there is none.
    fileprivate func find(_ key: ObjectIdentifier) -> AnyEntry? {
      guard keys & Self.bit(of: key) != 0 else { return nil }
      var entry: AnyEntry? = self
      while let current = entry, current.key != key { entry = current.next }
      return entry
    }

    /// Replaces the tail with copies of the entries that aren't hidden.
    fileprivate func leaveOutWhatIsHidden() {
      var known: Set = [key]
      var found: [AnyEntry] = []
      var entry = next
      while let current = entry {
        if known.insert(current.key).inserted { found.append(current) }
        entry = current.next
      }
      next = found.reversed().reduce(nil) { tail, entry in entry.copy(before: tail) }
      length = found.count + 1
    }

    private static func bit(of key: ObjectIdentifier) -> UInt64 {
      // The lowest bits of an address hardly vary.
      1 << (UInt64(UInt(bitPattern: key) >> 4) & 63)
    }
  }
}

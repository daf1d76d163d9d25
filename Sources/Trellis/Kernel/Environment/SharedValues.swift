/// The values of keys, as a list whose tail is shared: what sets a value puts an entry in front of those that were there, which
/// others go on using.
///
/// Setting a value is O(1), in time that is spread over many; finding one is O(the keys that are set). A key that isn't set is
/// mostly told by one look at the first entry.
struct SharedValues {
  private var first: AnyEntry?

  /// The entry that holds a key's value; nil where none was set.
  func entry<Key: EnvironmentKey>(of key: Key.Type) -> Entry<Key>? {
    let id = ObjectIdentifier(key)
    guard let found = first?.find(id) else { return nil }
    return unsafeDowncast(found, to: Entry<Key>.self)
  }

  /// Sets a key's value.
  mutating func set<Key: EnvironmentKey>(_ value: Key.Value, of key: Key.Type) {
    // What was set for the same key just now is nobody else's, as long as nobody else has the list.
    if isKnownUniquelyReferenced(&first), let first, first.key == ObjectIdentifier(key) {
      unsafeDowncast(first, to: Entry<Key>.self).value = value
      return
    }
    let entry = Entry<Key>(value, before: first)
    if entry.length > 2 * entry.keyCount + 16 { entry.leaveOutWhatIsHidden() }
    first = entry
  }

  /// What was set last, at most so many keys, a line each.
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

  /// How many entries there are, those that others hide too.
  var entryCount: Int { first?.length ?? 0 }

  /// One key with its value.
  final class Entry<Key: EnvironmentKey>: AnyEntry {
    fileprivate(set) var value: Key.Value

    fileprivate init(_ value: Key.Value, before next: AnyEntry?) {
      self.value = value
      super.init(ObjectIdentifier(Key.self), before: next)
    }

    fileprivate override func copy(before next: AnyEntry?) -> AnyEntry { Entry(value, before: next) }

    fileprivate override var line: String { "\(shortName(Key.self)): \("\(value)".prefix(100))" }
  }

  /// One key, and those that were set before.
  class AnyEntry {
    fileprivate let key: ObjectIdentifier
    private(set) fileprivate var next: AnyEntry?
    /// A bit for each key that is set from here on; keys may share one.
    private(set) fileprivate var keys: UInt64
    /// How many entries there are from here on, hidden ones too.
    private(set) fileprivate var length: Int
    /// How many of them aren't hidden by others.
    private(set) fileprivate var keyCount: Int

    fileprivate init(_ key: ObjectIdentifier, before next: AnyEntry?) {
      self.key = key
      self.next = next
      keys = (next?.keys ?? 0) | Self.bit(of: key)
      length = (next?.length ?? 0) + 1
      keyCount = (next?.keyCount ?? 0) + (next?.find(key) == nil ? 1 : 0)
    }

    fileprivate func copy(before next: AnyEntry?) -> AnyEntry { fatalError("an entry without a value") }

    /// What is set, in a line.
    fileprivate var line: String { "" }

    /// The first entry of a key from here on.
    fileprivate func find(_ key: ObjectIdentifier) -> AnyEntry? {
      guard keys & Self.bit(of: key) != 0 else { return nil }
      var entry: AnyEntry? = self
      while let current = entry, current.key != key { entry = current.next }
      return entry
    }

    /// Takes copies of the entries that can be found in place of the tail.
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
      // The lowest bits of an address say little.
      1 << (UInt64(UInt(bitPattern: key) >> 4) & 63)
    }
  }
}

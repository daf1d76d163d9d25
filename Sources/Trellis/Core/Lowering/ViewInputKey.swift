/// A key for a value that a feature passes down to views while they are lowered: `inputs[ModifiedContentsKey.self]`.
///
/// A new feature adds a key, and nothing to ``ViewInputs``.
protocol ViewInputKey {
  associatedtype Value
  /// The value if none was set around the view.
  static var defaultValue: Value { get }
}

/// The values that features pass down to a view, by key: a linked list, shared with the views around.
///
/// ```
/// here ─▶ [contents] ─▶ [stack axis] ─▶ nothing
///                 there ─▶──┘
/// ```
/// Reading is linear in the number of keys, which is small. Setting a key removes its older value.
struct ViewInputValues {
  fileprivate class Entry {
    let key: ObjectIdentifier
    let next: Entry?

    init(_ key: ObjectIdentifier, next: Entry?) {
      (self.key, self.next) = (key, next)
    }

    /// Returns the same entry in front of others.
    func copy(next: Entry?) -> Entry {
      fatalError("ViewInputValues: an entry without a value; this is a bug in Trellis")
    }

    /// Returns the list from this entry on, without a key.
    func without(_ key: ObjectIdentifier) -> Entry? {
      if self.key == key { return next }
      let rest = next?.without(key)
      return rest === next ? self : copy(next: rest)
    }
  }

  private final class EntryOf<Key: ViewInputKey>: Entry {
    let value: Key.Value

    init(_ value: Key.Value, next: Entry?) {
      self.value = value
      super.init(ObjectIdentifier(Key.self), next: next)
    }

    override func copy(next: Entry?) -> Entry { EntryOf(value, next: next) }
  }

  private var first: Entry?

  subscript<Key: ViewInputKey>(key: Key.Type) -> Key.Value {
    get {
      var entry = first
      while let here = entry {
        if here.key == ObjectIdentifier(key) { return unsafeDowncast(here, to: EntryOf<Key>.self).value }
        entry = here.next
      }
      return Key.defaultValue
    }
    set { first = EntryOf<Key>(newValue, next: first?.without(ObjectIdentifier(key))) }
  }

  /// The number of keys that are set.
  var count: Int {
    var (count, entry) = (0, first)
    while let here = entry { (count, entry) = (count + 1, here.next) }
    return count
  }
}

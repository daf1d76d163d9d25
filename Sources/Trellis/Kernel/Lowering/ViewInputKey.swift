/// Something that a feature hands to the views below while they are lowered: `inputs[ModifiedContentsKey.self]`.
///
/// A new feature adds a key, and nothing to ``ViewInputs``.
protocol ViewInputKey {
  associatedtype Value
  /// The value where nobody around has set one.
  static var defaultValue: Value { get }
}

/// What features have handed down to a view, by key: a linked list, shared with the views around.
///
/// ```
/// here ─▶ [contents] ─▶ [stack axis] ─▶ nothing
///                 there ─▶──┘
/// ```
/// Reading is linear in how many keys are set, which are few: setting a key takes its older value out.
struct ViewInputValues {
  fileprivate class Entry {
    let key: ObjectIdentifier
    let next: Entry?

    init(_ key: ObjectIdentifier, next: Entry?) {
      (self.key, self.next) = (key, next)
    }

    /// The same entry in front of others.
    func copy(next: Entry?) -> Entry {
      fatalError("ViewInputValues: an entry without a value; this is a bug in Trellis")
    }

    /// The list from here on, without a key.
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

  /// How many keys are set.
  var count: Int {
    var (count, entry) = (0, first)
    while let here = entry { (count, entry) = (count + 1, here.next) }
    return count
  }
}

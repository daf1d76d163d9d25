/// Elements by key, as a value that shares all that it has in common with the values that it was made from.
///
/// You make one from a dictionary or from nothing, and set elements; an attribute of one is what `AttributeGraph.map` and its kin
/// work on. Copies are O(1), reading and setting an element O(log n), and ``changes(since:)`` finds what differs between
/// two of them in O(d log n) for d differences, where one was made from the other: whole parts are the same object in both.
///
/// ```
/// five bits of a key's hash a level:     [ · · a · · ▪ · b ]        a, b: elements
///                                                    ▼
///                                              [ c · · d ]         of another value: the same object, or another one
/// ```
/// Elements come in no order that lasts beyond the process; `AttributeGraph.sorted` gives one.
///
/// Source: Bagwell, “Ideal Hash Trees” (2001); Incremental's maps for the idea of computing with differences.
public struct Keyed<Key: Hashable, Element: Equatable> {
  typealias Trie = KeyedTrie<Key, Element>

  var root: Trie?
  /// How many elements there are.
  public private(set) var count = 0

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of a dictionary's elements.
  public init(_ elements: [Key: Element]) {
    for (key, element) in elements { self[key] = element }
  }

  /// The element of a key; nil where it has none.
  ///
  /// Setting nil removes it; setting an equal one changes nothing.
  public subscript(key: Key) -> Element? {
    get { root?.find(key, KeyedHash(key)) }
    set {
      let old = self[key]
      if old == newValue { return }
      if let newValue {
        root = (root ?? Trie.empty).setting(KeyedEntry(key: key, element: newValue), KeyedHash(key))
        if old == nil { count += 1 }
      } else {
        root = root?.removing(key, KeyedHash(key))
        count -= 1
      }
    }
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { count == 0 }

  /// All elements.
  public var dictionary: [Key: Element] {
    var elements: [Key: Element] = [:]
    elements.reserveCapacity(count)
    root?.forEach { elements[$0.key] = $0.element }
    return elements
  }

  /// A key whose elements differ in two collections.
  public struct Change {
    /// The key.
    public let key: Key
    /// What it was; nil where it had none.
    public let old: Element?
    /// What it is; nil where it has none any more.
    public let new: Element?
  }

  /// What differs from another collection, in no order that lasts.
  public func changes(since old: Keyed) -> [Change] {
    var changes: [Change] = []
    KeyedTrie.compare(old.root.map { .trie($0) }, root.map { .trie($0) }) {
      changes.append(Change(key: $0, old: $1, new: $2))
    }
    return changes
  }
}

extension Keyed: Equatable {
  /// Whether all keys have equal elements; O(1) for copies of one, else as long as finding the differences takes.
  public static func == (first: Keyed, second: Keyed) -> Bool {
    first.root === second.root || first.count == second.count && second.changes(since: first).isEmpty
  }
}

extension Keyed: ExpressibleByDictionaryLiteral {
  /// Creates a collection from a literal; of equal keys, the last one's element stays.
  public init(dictionaryLiteral elements: (Key, Element)...) {
    for (key, element) in elements { self[key] = element }
  }
}

extension Keyed: Sequence {
  /// The elements with their keys, one after the other.
  public func makeIterator() -> Dictionary<Key, Element>.Iterator { dictionary.makeIterator() }
}

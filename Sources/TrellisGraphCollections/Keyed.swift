/// Elements by key: a value that shares its structure with the values that it was created from.
///
/// Create one empty or from a dictionary, and set elements. `AttributeGraph.map` and related functions take an attribute of such
/// a collection. Copies are O(1); reading and setting an element are O(log n). ``changes(since:)`` finds the d differences
/// between two related collections in O(d log n), because unchanged parts are the same object in both.
///
/// ```
/// five bits of a key's hash a level:     [ · · a · · ▪ · b ]        a, b: elements
///                                                    ▼
///                                              [ c · · d ]         shared by related collections while it is unchanged
/// ```
/// The order of elements differs from process to process; `AttributeGraph.sorted` gives a stable one.
///
/// Source: Bagwell, “Ideal Hash Trees” (2001); Incremental's maps for the idea of computing with differences.
public struct Keyed<Key: Hashable, Element: Equatable> {
  typealias Trie = KeyedTrie<Key, Element>

  var root: Trie?
  /// The number of elements.
  public private(set) var count = 0

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection with a dictionary's elements.
  public init(_ elements: [Key: Element]) {
    for (key, element) in elements { self[key] = element }
  }

  /// The element of a key; nil if there is none.
  ///
  /// Setting nil removes the element; setting an equal one changes nothing.
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

  /// A key whose elements in two collections differ.
  public struct Change {
    /// The key.
    public let key: Key
    /// The old element; nil if there was none.
    public let old: Element?
    /// The new element; nil if there is none any more.
    public let new: Element?
  }

  /// Returns the differences from another collection, in unspecified order.
  public func changes(since old: Keyed) -> [Change] {
    var changes: [Change] = []
    KeyedTrie.compare(old.root.map { .trie($0) }, root.map { .trie($0) }) {
      changes.append(Change(key: $0, old: $1, new: $2))
    }
    return changes
  }
}

extension Keyed: Equatable {
  /// Returns whether all keys have equal elements.
  ///
  /// O(1) for copies of one collection; otherwise it takes as long as finding the differences.
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
  /// Returns an iterator over the elements with their keys.
  public func makeIterator() -> Dictionary<Key, Element>.Iterator { dictionary.makeIterator() }
}

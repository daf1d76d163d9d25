public import TrellisGraph

// Rules on keyed collections. Each keeps what it was given last and what it made of it, and looks at the differences: where one
// element of n changes, it calls the caller's functions once or twice, and takes O(log n) beside. The functions may use nothing but
// what they are given; one that reads an attribute traps.

extension AttributeGraph {
  /// Makes a rule of a collection with the same keys, each element computed from one of another collection.
  ///
  /// The function is called for each element that is new or differs. Its results are compared by whoever reads them.
  public func map<Key, Element, Result>(
    _ source: Attribute<Keyed<Key, Element>>, name: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ transform: @escaping (Key, Element) -> Result
  ) -> Attribute<Keyed<Key, Result>> {
    compactMap(source, name: name, fileID: fileID, line: line) { transform($0, $1) }
  }

  /// Makes a rule of those elements of a collection that a function takes.
  ///
  /// It is called for each element that is new or differs.
  public func filter<Key, Element>(
    _ source: Attribute<Keyed<Key, Element>>, name: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ isIncluded: @escaping (Key, Element) -> Bool
  ) -> Attribute<Keyed<Key, Element>> {
    compactMap(source, name: name, fileID: fileID, line: line) { isIncluded($0, $1) ? $1 : nil }
  }

  /// Makes a rule of a collection with those keys for which a function gives an element.
  ///
  /// It is called for each element that is new or differs.
  public func compactMap<Key, Element, Result>(
    _ source: Attribute<Keyed<Key, Element>>, name: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ transform: @escaping (Key, Element) -> Result?
  ) -> Attribute<Keyed<Key, Result>> {
    fold(
      source, name: name, kind: .mapped, fileID: fileID, line: line, Keyed<Key, Result>(),
      change: { result, change in result[change.key] = change.new.flatMap { transform(change.key, $0) } })
  }

  /// Makes a rule that sums up a collection's elements, of which each is taken out again when it goes.
  ///
  /// `remove` has to undo what `add` did, whatever was added or removed in between: then one element that changes costs one call of
  /// each, one that comes a call of `add`, one that goes a call of `remove`. In what order elements are added isn't said: a sum of
  /// floating-point numbers depends on it, and on what was taken out of it.
  public func fold<Key, Element, Result>(
    _ source: Attribute<Keyed<Key, Element>>, name: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ initial: Result, add: @escaping (inout Result, Key, Element) -> Void,
    remove: @escaping (inout Result, Key, Element) -> Void
  ) -> Attribute<Result> {
    fold(source, name: name, kind: .folded, fileID: fileID, line: line, initial) { result, change in
      if let old = change.old { remove(&result, change.key, old) }
      if let new = change.new { add(&result, change.key, new) }
    }
  }

  /// Makes a rule of a collection's keys in the order of their elements.
  ///
  /// `areInIncreasingOrder` has to be a strict order that tells any two elements with their keys apart. One element that changes
  /// takes O(log n) calls of it, and moving the keys between.
  public func sorted<Key, Element>(
    _ source: Attribute<Keyed<Key, Element>>, name: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, by areInIncreasingOrder: @escaping ((Key, Element), (Key, Element)) -> Bool
  ) -> Attribute<[Key]> {
    let rows = fold(
      source, name: name.map { "\($0) rows" }, kind: .folded, fileID: fileID, line: line,
      SortedRows<Key, Element>()
    ) { rows, change in
      if let old = change.old { rows.remove((change.key, old), by: areInIncreasingOrder) }
      if let new = change.new { rows.insert((change.key, new), by: areInIncreasingOrder) }
    }
    return rule(name: name, kind: .sorted, fileID: fileID, line: line) { rows.wrappedValue.keys }
  }

  private func fold<Key, Element, Result>(
    _ source: Attribute<Keyed<Key, Element>>, name: String?, kind: AttributeKind, fileID: StaticString,
    line: UInt, _ initial: Result, change: @escaping (inout Result, Keyed<Key, Element>.Change) -> Void
  ) -> Attribute<Result> {
    rule(
      name: name, kind: kind, fileID: fileID, line: line,
      KeyedFold(source: source, seen: Keyed(), result: initial, change: change))
  }
}

extension AttributeKind {
  /// A keyed collection of what a function makes of another one's elements.
  public static let mapped: AttributeKind = "mapped"
  /// What a keyed collection's elements are summed up to.
  public static let folded: AttributeKind = "folded"
  /// A keyed collection's keys in an order.
  public static let sorted: AttributeKind = "sorted"
}

/// A rule that changes its result by what has changed in a collection since it ran last.
private struct KeyedFold<Key: Hashable, Element: Equatable, Result>: StatefulRule {
  let source: Attribute<Keyed<Key, Element>>
  var seen: Keyed<Key, Element>
  var result: Result
  let change: (inout Result, Keyed<Key, Element>.Change) -> Void

  mutating func update(_ context: RuleContext<Result>) -> Result {
    let present = source.wrappedValue
    let changes = present.changes(since: seen)
    seen = present
    var result = self.result
    context.callingFunction { for change in changes { self.change(&result, change) } }
    self.result = result
    return result
  }
}

/// Keys in the order of their elements.
private struct SortedRows<Key: Hashable, Element: Equatable>: Equatable {
  typealias Row = (key: Key, element: Element)

  private var rows: [Row] = []

  var keys: [Key] { rows.map(\.key) }

  static func == (first: SortedRows, second: SortedRows) -> Bool {
    first.rows.count == second.rows.count && zip(first.rows, second.rows).allSatisfy { $0 == $1 }
  }

  mutating func insert(_ row: (Key, Element), by areInOrder: ((Key, Element), (Key, Element)) -> Bool) {
    rows.insert(row, at: place(of: row, by: areInOrder))
  }

  mutating func remove(_ row: (Key, Element), by areInOrder: ((Key, Element), (Key, Element)) -> Bool) {
    rows.remove(at: place(of: row, by: areInOrder))
  }

  /// How many rows stand before this one.
  private func place(of row: (Key, Element), by areInOrder: ((Key, Element), (Key, Element)) -> Bool) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if areInOrder(rows[middle], row) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

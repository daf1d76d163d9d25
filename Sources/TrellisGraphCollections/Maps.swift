public import TrellisGraph

// Rules on keyed collections. Each keeps its last source and result, and processes the differences. Except for `sorted`, a change of one
// element of n costs one or two calls of the caller's functions, and O(log n) beyond that. The functions may use only their arguments; a
// function that reads an attribute traps.

extension AttributeGraph {
  /// Creates a rule whose value is a collection with the same keys, each element computed from the source's element.
  ///
  /// The function is called for each element that is new or differs. A result that equals the previous one is no change.
  public func map<Key, Element, Result>(
    _ source: Attribute<Keyed<Key, Element>>, name: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ transform: @escaping (Key, Element) -> Result
  ) -> Attribute<Keyed<Key, Result>> {
    compactMap(source, name: name, fileID: fileID, line: line) { transform($0, $1) }
  }

  /// Creates a rule whose value is a collection of the elements that satisfy a predicate.
  ///
  /// The predicate is called for each element that is new or differs.
  public func filter<Key, Element>(
    _ source: Attribute<Keyed<Key, Element>>, name: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ isIncluded: @escaping (Key, Element) -> Bool
  ) -> Attribute<Keyed<Key, Element>> {
    compactMap(source, name: name, fileID: fileID, line: line) { isIncluded($0, $1) ? $1 : nil }
  }

  /// Creates a rule whose value is a collection of the non-nil results of a function, by the source's keys.
  ///
  /// The function is called for each element that is new or differs.
  public func compactMap<Key, Element, Result>(
    _ source: Attribute<Keyed<Key, Element>>, name: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ transform: @escaping (Key, Element) -> Result?
  ) -> Attribute<Keyed<Key, Result>> {
    fold(
      source, name: name, kind: .mapped, fileID: fileID, line: line, Keyed<Key, Result>(),
      change: { result, change in result[change.key] = change.new.flatMap { transform(change.key, $0) } })
  }

  /// Creates a rule that accumulates a collection's elements, and subtracts each element again when it is removed.
  ///
  /// `remove` has to undo `add`, whatever was added or removed in between. An element that changes then costs one call of each. A new
  /// element costs a call of `add`, a removed one a call of `remove`. The order in which elements are added is unspecified. So the rounding
  /// of a floating-point sum depends on that order, and on the numbers that were subtracted.
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

  /// Creates a rule whose value is an array of a collection's keys, in the order of their elements.
  ///
  /// `areInIncreasingOrder` has to be a strict total order of the elements with their keys. A change of one element takes O(log n) calls,
  /// and moves the keys between the element's old and new positions.
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
  /// A keyed collection computed from another one's elements.
  public static let mapped: AttributeKind = "mapped"
  /// A value accumulated from a keyed collection's elements.
  public static let folded: AttributeKind = "folded"
  /// The sorted keys of a keyed collection.
  public static let sorted: AttributeKind = "sorted"
}

/// A rule that updates its result by the changes of a collection since its last run.
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

  /// Returns the number of rows before this one.
  private func place(of row: (Key, Element), by areInOrder: ((Key, Element), (Key, Element)) -> Bool) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if areInOrder(rows[middle], row) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

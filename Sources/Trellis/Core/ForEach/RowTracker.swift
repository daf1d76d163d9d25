import Foundation
import TrellisGraph

/// The state that finds the changes of a `ForEach`'s data from one evaluation to the next.
///
/// Changes are found by comparing old and new elements in memory. Ids are read only for elements that aren't byte for byte the same.
/// While the order of the ids hasn't changed, nothing is hashed, unless ``looksAhead`` is true.
final class RowTracker<Data: RandomAccessCollection, ID: Hashable> {
  private typealias Row = UnsafeRawPointer

  /// The current table, or nil before the data was read.
  private(set) var table: RowTable<Data>!
  /// The numbers of the groups in which rows were made.
  var groups: Set<Int> = []
  /// Returns the numbers of the built rows, including leaving ones.
  var builtRows: () -> [Int] = { [] }
  private let reading = RowReading<Data>()
  private var identity: ElementIdentity<ID>!
  private var ids: RowIDs<ID>
  /// The ids that objects had at the last update; an object may have another one by now.
  private var objectIDs: [ID] = []
  /// Whether ids are hashed before the order first changes.
  private let looksAhead: Bool
  /// Whether rows are lists of their own, so that a group also changes when rows are inserted.
  private let holdsLists: Bool
  /// The number of rows in a group.
  let groupSize: Int

  /// Creates the state for the `ForEach` at a path, which messages show.
  init(at path: IdentityPath?, looksAhead: Bool, holdsLists: Bool) {
    (self.looksAhead, self.holdsLists) = (looksAhead, holdsLists)
    groupSize = holdsLists ? RowGroup.sizeOfLists : RowGroup.size
    ids = RowIDs { counts in
      for (id, count) in counts where count > 1 {
        let often = count == 2 ? "twice" : "\(count) times"
        Warning.report(
          "ForEach: the id \(id) occurs \(often) in \(Data.self)\(path.map { " (at \($0))" } ?? ""); its rows are distinguished "
            + "by their order; give each element a unique id",
          onceFor: "ForEach: \(id), \(often), in \(Data.self)")
      }
    }
  }

  /// Keeps the numbers of leaving rows that the last update removed, in case their ids come back.
  func keepIDs(_ isLeaving: (Int) -> Bool) { ids.keepGone(isLeaving) }

  /// Returns the table of new data, which becomes the current table.
  func update(_ data: Data, _ identity: ElementIdentity<ID>) -> RowTable<Data> {
    defer { self.identity = identity }
    guard let old = table else {
      table = RowTable(data: data, order: start(data, identity), version: 0)
      return table
    }
    let (order, changed) = follow(old, data, identity)
    guard order !== old.order || !changed.isEmpty || !ValueComparison.areEqual(old.data, data) else {
      return old
    }
    table = RowTable(data: data, order: order, changes: old.changes, version: old.version + 1)
    for group in changed { table.changes[group] = table.version }
    return table
  }

  /// Returns the id of a row, or nil if the row was removed or the data wasn't read yet.
  func id(of number: Int) -> ID? {
    guard let table, let position = table.order.position(of: number) else { return nil }
    var id: ID?
    reading.element(at: position, of: table.data) { id = identity.read($0) }
    return id
  }

  /// Returns whether the elements of two rows are equal, or one of the rows was removed; of bindings, the elements behind them.
  func haveEqualElements(_ first: Int, _ second: Int) -> Bool {
    guard let table, let position = table.order.position(of: first),
      let other = table.order.position(of: second)
    else { return true }
    var areEqual = true
    reading.element(at: position, of: table.data) { element in
      reading.element(at: other, of: table.data) {
        areEqual = reading.comparison.areEqual(element, $0, count: 1)
      }
    }
    return areEqual
  }

  /// Returns the number of the first row with an id, or nil if there is none or the data wasn't read yet.
  ///
  /// Linear in the number of rows.
  func number(of id: ID) -> Int? {
    guard let table else { return nil }
    var found: Int?
    let stride = reading.comparison.stride
    reading.elements(of: table.data) { row in
      found = (0..<table.order.count).first { identity.read(row + $0 * stride) == id }
    }
    return found.map(table.order.number)
  }

  /// Returns the order of rows that are all new.
  private func start(_ data: Data, _ identity: ElementIdentity<ID>) -> RowOrder {
    if let numbers = RowTracker.numbers(data, identity) {
      ids.next = max(ids.next, numbers.upperBound)
      return RowOrder(numbers: numbers)
    }
    let order = ids.start(count: data.count)
    if reading.holdsObjects || looksAhead {
      reading.elements(of: data) { row in
        let id = { (position: Int) in identity.read(row + position * self.reading.comparison.stride) }
        if reading.holdsObjects { objectIDs = (0..<order.count).map(id) }
        if looksAhead { ids.indexAll(order, id) }
      }
    }
    return order
  }

  /// Returns the row numbers if the data is a range of integers that are their own ids, or else nil.
  private static func numbers(_ data: Data, _ identity: ElementIdentity<ID>) -> Range<Int>? {
    identity.isElement ? data as? Range<Int> : nil
  }

  /// Returns the order of other data, and the groups in which elements have changed.
  private func follow(
    _ old: RowTable<Data>, _ data: Data, _ identity: ElementIdentity<ID>
  ) -> (RowOrder, changed: [Int]) {
    let numbers = RowTracker.numbers(data, identity)
    guard numbers == nil, RowTracker.numbers(old.data, self.identity) == nil else {
      if let numbers, old.order.runs.count < 2, old.order.runs.first.map(\.numbers) ?? 0..<0 == numbers {
        return (old.order, [])
      }
      let order = start(data, identity)
      return (order, holdsLists ? groups.filter { hasCome(in: $0, order, since: old.order) } : [])
    }
    var result: (RowOrder, changed: [Int])?
    reading.elements(of: old.data) { oldRow in
      reading.elements(of: data) { newRow in
        let order = order(old, oldRow, newRow, count: data.count, identity)
        result = (order, changedGroups(from: old.order, oldRow, to: order, newRow))
      }
    }
    return result!
  }

  private func order(
    _ old: RowTable<Data>, _ oldRow: Row, _ newRow: Row, count: Int, _ identity: ElementIdentity<ID>
  ) -> RowOrder {
    let stride = reading.comparison.stride
    let (before, objectIDs) = (self.identity!, self.objectIDs)
    let hasIDs = reading.holdsObjects
    let oldID = { (position: Int) in hasIDs ? objectIDs[position] : before.read(oldRow + position * stride) }
    let newID = { (position: Int) in identity.read(newRow + position * stride) }
    let oldCount = old.order.count
    func keepObjectIDs() { if hasIDs { self.objectIDs = (0..<count).map(newID) } }
    if count == 0, oldCount > 0 {
      keepObjectIDs()
      return ids.removeAll(old.order, oldID, keeping: builtRows())
    }
    if oldCount == 0, count > 0, !looksAhead, let order = ids.fill(count: count) {
      keepObjectIDs()
      return order
    }
    let shared = min(oldCount, count)
    // An unchanged element has its old id, unless the element is an object.
    let isSameWay = !hasIDs && before.equatableProjection == identity.equatableProjection
    var front = 0
    while true {
      if isSameWay { front += reading.comparison.sameCount(oldRow, newRow, from: front, to: shared) }
      guard front < shared, oldID(front) == newID(front) else { break }
      front += 1
    }
    if front == count && front == oldCount { return old.order }
    var back = 0
    while back < shared - front {
      let (oldPosition, newPosition) = (oldCount - 1 - back, count - 1 - back)
      let isSame =
        isSameWay && memcmp(oldRow + oldPosition * stride, newRow + newPosition * stride, stride) == 0
      guard isSame || oldID(oldPosition) == newID(newPosition) else { break }
      back += 1
    }
    defer { keepObjectIDs() }
    return ids.follow(old.order, oldID, count: count, newID, same: front, back)
  }

  /// Returns whether a row of a group is in an order and wasn't in the old one.
  private func hasCome(in group: Int, _ order: RowOrder, since oldOrder: RowOrder) -> Bool {
    order.runs(numbered: RowGroup.numbers(of: group, size: groupSize)).contains { run in
      oldOrder.runs(numbered: run.numbers).reduce(0) { $0 + $1.count } < run.count
    }
  }

  /// Returns the groups in which the element of an existing row changed or, if rows are lists, a row was inserted.
  private func changedGroups(
    from oldOrder: RowOrder, _ oldRow: Row, to order: RowOrder, _ newRow: Row
  ) -> [Int] {
    if oldRow == newRow && oldOrder === order { return [] }
    let (comparison, stride) = (reading.comparison, reading.comparison.stride)
    return groups.filter { group in
      !order.runs(numbered: RowGroup.numbers(of: group, size: groupSize)).allSatisfy { run in
        if holdsLists, oldOrder !== order, hasCome(in: group, order, since: oldOrder) { return false }
        return oldOrder.runs(numbered: run.numbers).allSatisfy { before in
          let position = run.position + (before.number - run.number)
          return comparison.areEqual(
            oldRow + before.position * stride, newRow + position * stride, count: before.count)
        }
      }
    }
  }
}

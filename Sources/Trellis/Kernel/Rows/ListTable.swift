import TrellisGraph

/// The views of the rows of a `ForEach` that are lists of their own, one after the other: how many each row is in an order.
///
/// A row is listed when one of its views is asked for. What is known of rows that aren't, and of those that are, the `ForEach` keeps.
@MainActor
final class ListTable {
  let order: RowOrder
  /// Where the views of the row at each position begin, and how many there are in all.
  nonisolated let starts: [Int]
  private let rows: any LazyLists

  init(order: RowOrder, starts: [Int], rows: any LazyLists) {
    (self.order, self.starts, self.rows) = (order, starts, rows)
  }

  nonisolated var count: Int { starts.last! }
  var isProvisional: Bool { rows.isRecountDue }

  /// A row's number, which of its views a view is, and how many it was counted for.
  private func locate(_ index: Int) -> (row: Int, offset: Int, count: Int) {
    var (low, high) = (0, starts.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    // Rows without views share their start with the next.
    return (order.number(at: low), index - starts[low], starts[low + 1] - starts[low])
  }

  /// How many views a row was counted for; 0 where it isn't there.
  func count(of row: Int) -> Int { order.position(of: row).map { starts[$0 + 1] - starts[$0] } ?? 0 }

  func element(at index: Int) -> ViewElement {
    let (row, offset, count) = locate(index)
    let list = rows.list(of: row, countedAs: count)
    return offset < list.count ? list.element(at: offset) : rows.stand(for: row, offset)
  }

  func id(at index: Int) -> LazyElements.ID {
    let (row, offset, count) = locate(index)
    return id(at: offset, of: row, countedAs: count)
  }

  /// What tells one of a row's views from the others.
  func id(at offset: Int, of row: Int) -> LazyElements.ID {
    id(at: offset, of: row, countedAs: count(of: row))
  }

  private func id(at offset: Int, of row: Int, countedAs count: Int) -> LazyElements.ID {
    let list = rows.list(of: row, countedAs: count)
    return offset < list.count ? list.id(at: offset) : .view(rows.stand(for: row, offset).id)
  }

  /// What a view is in a section, and the views around it in its row of which the same is known.
  func role(at index: Int) -> (role: LazyElements.SectionRole, views: Range<Int>) {
    let (row, offset, count) = locate(index)
    let start = index - offset
    if let list = rows.lists?.listed[row] {
      guard offset < list.count else { return (LazyElements.SectionRole(), index..<index + 1) }
      let (role, views) = list.roleRun(at: offset)
      return (role, start + views.lowerBound..<start + min(count, views.upperBound))
    }
    guard let (run, begin) = rows.lists?.outline(of: row)?.run(at: offset) else {
      return (LazyElements.SectionRole(), index..<index + 1)
    }
    let section = run.section > 0 ? rows.section(run.section, of: row) : 0
    return (
      LazyElements.SectionRole(section: section, part: run.part),
      start + begin..<start + begin + run.count
    )
  }

  /// The tag of the row at a position, where that is known without building it; nil where it isn't.
  func plainTag(at index: Int) -> ViewTag? {
    let (row, offset, _) = locate(index)
    if let list = rows.lists?.listed[row] { return offset < list.count ? list.plainTag(at: offset) : nil }
    guard let (run, begin) = rows.lists?.outline(of: row)?.run(at: offset) else { return nil }
    return run.rows?.tag(at: offset - begin)
  }

  /// Where a view is; nil where it is gone, or its row was never listed.
  func index(of id: LazyElements.ID) -> Int? {
    guard let lists = rows.lists, let row = lists.row(holding: id), let position = order.position(of: row),
      let offset = lists.listed[row]?.index(of: id)
    else { return nil }
    let place = starts[position] + offset
    return place < starts[position + 1] ? place : nil
  }

  /// Gives up the row within a row that a view is in.
  func release(_ id: LazyElements.ID) {
    guard let row = rows.lists?.row(holding: id) else { return }
    rows.lists?.listed[row]?.release(id)
  }

  /// Calls a closure with what leads to the views that are listed.
  func forEachKey(_ body: (LazyElements.Key) -> Void) {
    for list in (rows.lists?.listed ?? [:]).values { list.forEachKey(body) }
  }
}

/// The rows of a `ForEach` that stand for lists of their own: each was counted by its value, and is listed when one of its views is asked
/// for.
@MainActor
protocol LazyLists: AnyObject {
  /// What is known of them; nil where rows aren't lists.
  var lists: ListedRows? { get }
  /// The views of a row that was counted for so many, which is listed where it isn't yet.
  func list(of row: Int, countedAs count: Int) -> LazyElements
  /// The number that stands for one of the sections of a row that isn't listed, from 1.
  func section(_ index: Int, of row: Int) -> UInt64
  /// A view that takes no room, for one that a row turned out not to have.
  func stand(for row: Int, _ index: Int) -> ViewElement
  /// Whether one of them turned out to have another number of views.
  var isRecountDue: Bool { get }
}

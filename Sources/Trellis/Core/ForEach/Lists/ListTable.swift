import TrellisGraph

/// The views of a `ForEach` whose rows are lists of their own, in order, with the number of views of each row.
///
/// A row is listed when one of its views is first requested. ``ListedRows`` stores the views of listed rows and the outlines of the
/// others.
@MainActor
final class ListTable: LazyListRows {
  let order: RowOrder
  /// The index of each row's first view, and finally the number of all views.
  nonisolated let starts: [Int]
  private let rows: any LazyListSource

  init(order: RowOrder, starts: [Int], rows: any LazyListSource) {
    (self.order, self.starts, self.rows) = (order, starts, rows)
    super.init(count: starts.last!)
  }

  override var isProvisional: Bool { rows.isRecountDue }

  /// Returns the number of the row that contains a view, the view's offset in it, and the row's assumed view count.
  private func locate(_ index: Int) -> (row: Int, offset: Int, count: Int) {
    var (low, high) = (0, starts.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    // A row without views has the same start as the next row.
    return (order.number(at: low), index - starts[low], starts[low + 1] - starts[low])
  }

  /// Returns the view count that was assumed for a row, or 0 if the row doesn't exist.
  func count(of row: Int) -> Int { order.position(of: row).map { starts[$0 + 1] - starts[$0] } ?? 0 }

  override func element(at index: Int) -> ViewElement {
    let (row, offset, count) = locate(index)
    let list = rows.list(of: row, countedAs: count)
    return offset < list.count ? list.element(at: offset) : rows.placeholder(for: row, at: offset)
  }

  override func id(at index: Int) -> LazyElements.ID {
    let (row, offset, count) = locate(index)
    return id(at: offset, of: row, countedAs: count)
  }

  /// Returns the id of one of a row's views.
  func id(at offset: Int, of row: Int) -> LazyElements.ID {
    id(at: offset, of: row, countedAs: count(of: row))
  }

  private func id(at offset: Int, of row: Int, countedAs count: Int) -> LazyElements.ID {
    let list = rows.list(of: row, countedAs: count)
    return offset < list.count ? list.id(at: offset) : .view(rows.placeholder(for: row, at: offset).id)
  }

  /// Returns the role of a view in its section, and the views around it in its row that are known to have the same role.
  override func role(at index: Int) -> (role: LazyElements.SectionRole, views: Range<Int>) {
    let (row, offset, count) = locate(index)
    let start = index - offset
    if let list = rows.lists.listed[row] {
      guard offset < list.count else { return (LazyElements.SectionRole(), index..<index + 1) }
      let (role, views) = list.roleRun(at: offset)
      return (role, start + views.lowerBound..<start + min(count, views.upperBound))
    }
    guard let (run, begin) = rows.lists.outline(of: row)?.run(at: offset) else {
      return (LazyElements.SectionRole(), index..<index + 1)
    }
    let section = run.section > 0 ? rows.section(run.section, of: row) : 0
    return (
      LazyElements.SectionRole(section: section, part: run.part),
      start + begin..<start + begin + run.count
    )
  }

  /// Returns the tag of the row that contains a view, or nil if the tag isn't known without building the row.
  override func plainTag(at index: Int) -> ViewTag? {
    let (row, offset, _) = locate(index)
    if let list = rows.lists.listed[row] { return offset < list.count ? list.plainTag(at: offset) : nil }
    guard let (run, begin) = rows.lists.outline(of: row)?.run(at: offset) else { return nil }
    return run.rows?.tag(at: offset - begin)
  }

  /// Returns the index of a view, or nil if the view was removed or its row was never listed.
  override func index(of id: LazyElements.ID) -> Int? {
    let lists = rows.lists
    guard let row = lists.row(holding: id), let position = order.position(of: row),
      let offset = lists.listed[row]?.index(of: id)
    else { return nil }
    let index = starts[position] + offset
    return index < starts[position + 1] ? index : nil
  }

  /// Removes the nested row that contains a view.
  override func release(_ id: LazyElements.ID) {
    guard let row = rows.lists.row(holding: id) else { return }
    rows.lists.listed[row]?.release(id)
  }

  /// Calls a closure with the keys of the listed views.
  override func forEachKey(_ body: (LazyElements.Key) -> Void) {
    for list in rows.lists.listed.values { list.forEachKey(body) }
  }
}

/// The rows of a `ForEach` that are lists of their own.
///
/// Each row is counted by its value, and listed when one of its views is first requested.
@MainActor
protocol LazyListSource: AnyObject {
  /// The rows' lists as far as known.
  var lists: ListedRows { get }
  /// Returns the views of a row with an assumed view count; lists the row if it isn't yet.
  func list(of row: Int, countedAs count: Int) -> LazyElements
  /// Returns the number that identifies a section, counted from 1, of a row that isn't listed.
  func section(_ index: Int, of row: Int) -> UInt64
  /// Returns a placeholder without a size for a view that a row turned out not to have.
  func placeholder(for row: Int, at offset: Int) -> ViewElement
  /// Whether a row turned out to have another number of views than assumed.
  var isRecountDue: Bool { get }
}

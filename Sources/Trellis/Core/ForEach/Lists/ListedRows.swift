import TrellisGraph

/// The rows of a `ForEach` that are lists of their own, as sections are.
///
/// Rows that aren't built are outlined, in groups of rows with adjacent numbers. Each group is an attribute, whose value changes
/// when one of its rows gets another number of views:
///
/// ```
/// content, change of a group, what closures read ─▶ outlines of a group ─┬─▶ the list of all
///                                   order, lists of rows that are built ─┘
/// ```
/// If a row changes, only the rows of its group are outlined again.
@MainActor
final class ListedRows {
  /// Rows with adjacent numbers.
  private final class Group {
    let subgraph: Subgraph
    var outlines: [ListOutline?]
    /// The number of times that the shape of an outline has changed.
    var version = 0
    var attribute: Attribute<Int>?

    init(in subgraph: Subgraph) {
      self.subgraph = subgraph
      outlines = Array(repeating: nil, count: RowGroup.sizeOfLists)
    }
  }

  private var groups: [Int: Group] = [:]
  /// Called with the first row number of a group that is removed.
  var onEnd: ((Int) -> Void)?
  private let owner: Subgraph
  private let graph: AttributeGraph
  /// Returns the outline of a row, or nil if the row was removed, is built, or must be built to be counted.
  private let outline: (Int) -> ListOutline?
  /// The numbers that identify the sections of rows that aren't built, by the rows' numbers.
  private var sections: [Int: [UInt64]] = [:]
  /// The views of built rows, by the rows' numbers.
  private(set) var listed: [Int: LazyElements] = [:]
  /// The number of the row that contains each of the views; nil until it is needed.
  private var rowsByView: [LazyElements.Key: Int]?
  /// The latest list of all rows.
  private(set) var table: ListTable?
  private var lastVersions = 0

  init(in owner: Subgraph, _ graph: AttributeGraph, outline: @escaping (Int) -> ListOutline?) {
    (self.owner, self.graph, self.outline) = (owner, graph, outline)
  }

  // MARK: - Counting

  /// Returns the list of all rows in an order, which is the latest list if nothing has changed.
  ///
  /// `list` returns the views of a row that is built, and builds the row first if requested. `change` returns the attribute that a
  /// group depends on. Linear in the number of rows, with one addition for each, and in the number of rows that have to be outlined
  /// again.
  func table(
    _ order: RowOrder, of rows: any LazyListSource, list: (Int, _ building: Bool) -> LazyElements?,
    change: (Int) -> Attribute<Int>
  ) -> ListTable {
    var starts = [0]
    starts.reserveCapacity(order.count + 1)
    var built: [Int: LazyElements] = [:]
    var (number, group, versions) = (Int.min, Group?.none, 0)
    for run in order.runs {
      for row in run.numbers {
        var count: Int?
        if let list = list(row, false) {
          built[row] = list
          count = list.count
        } else {
          let own = RowGroup.group(of: row, size: RowGroup.sizeOfLists)
          if own != number || group == nil {
            (number, group) = (own, self.group(own, change))
            versions += group!.attribute!.wrappedValue
          }
          count = group!.outlines[row - own * RowGroup.sizeOfLists]?.count
        }
        if count == nil {
          built[row] = list(row, true)!
          count = built[row]!.count
        }
        starts.append(starts.last! + count!)
      }
    }
    let isSame =
      table.map {
        $0.order === order && $0.starts == starts && lastVersions == versions && hasListed(built)
      } ?? false
    if !isSame { rowsByView = nil }
    if table?.order !== order { forgetGone(order) }
    lastVersions = versions
    listed = built.merging(listed) { new, old in new == old ? old : new }.filter { built[$0.key] != nil }
    for row in built.keys { sections[row] = nil }
    if let table, isSame { return table }
    let made = ListTable(order: order, starts: starts, rows: rows)
    table = made
    return made
  }

  /// Returns whether the lists of built rows are the known ones, including rows that were built since the last count.
  private func hasListed(_ built: [Int: LazyElements]) -> Bool {
    built.allSatisfy { row, list in listed[row] == list } && listed.allSatisfy { built[$0.key] != nil }
  }

  private func group(_ number: Int, _ change: (Int) -> Attribute<Int>) -> Group {
    if let known = groups[number] { return known }
    let group = Group(in: graph.makeSubgraph(in: owner))
    let numbers = RowGroup.numbers(of: number, size: RowGroup.sizeOfLists)
    let change = change(numbers.lowerBound)
    let outline = outline
    group.attribute = graph.within(group.subgraph) {
      graph.rule(name: "ForEach.outlines", kind: .viewList) { [unowned self, unowned group] in
        _ = change.wrappedValue
        var isOther = false
        for (offset, number) in numbers.enumerated() {
          let new = outline(number)
          switch (new, group.outlines[offset]) {
          case (nil, nil): break
          case (let new?, let old?) where new.hasSameShape(as: old): break
          // A row that was built after it was outlined provides its own view count.
          case (nil, _) where listed[number] != nil: break
          default: isOther = true
          }
          group.outlines[offset] = new
        }
        if isOther { group.version += 1 }
        return group.version
      }
    }
    groups[number] = group
    return group
  }

  /// Removes groups whose rows were all removed.
  private func forgetGone(_ order: RowOrder) {
    for (number, group) in groups {
      let numbers = RowGroup.numbers(of: number, size: RowGroup.sizeOfLists)
      if order.runs(numbered: numbers).contains(where: { _ in true }) { continue }
      groups[number] = nil
      group.subgraph.remove()
      onEnd?(numbers.lowerBound)
    }
    sections = sections.filter { order.position(of: $0.key) != nil }
  }

  // MARK: - Unbuilt rows

  /// Returns the outline by which an unbuilt row was counted, or nil for other rows.
  func outline(of row: Int) -> ListOutline? {
    let number = RowGroup.group(of: row, size: RowGroup.sizeOfLists)
    return groups[number]?.outlines[row - number * RowGroup.sizeOfLists]
  }

  /// Returns the number that identifies a section, counted from 1, of a row that isn't built.
  func section(_ index: Int, of row: Int, _ context: ViewContext) -> UInt64 {
    while sections[row, default: []].count < index {
      sections[row, default: []].append(context.nextElementID())
    }
    return sections[row]![index - 1]
  }

  /// Returns the unbuilt row that contains the nested row with an id, and the index of the nested row's first view in it; nil if there is
  /// none.
  ///
  /// Linear in the number of rows.
  func position(of id: AnyHashable) -> (number: Int, position: Int)? {
    guard let table else { return nil }
    for run in table.order.runs {
      for row in run.numbers where listed[row] == nil {
        if let position = outline(of: row)?.position(of: id) { return (row, position) }
      }
    }
    return nil
  }

  // MARK: - Built rows

  /// Records the views of a row that was built after it was counted.
  func record(_ list: LazyElements, of row: Int) {
    listed[row] = list
    guard rowsByView != nil else { return }
    list.forEachKey { rowsByView![$0] = row }
  }

  /// Returns the row that contains a view, or nil if no built row does.
  func row(holding id: LazyElements.ID) -> Int? {
    if rowsByView == nil {
      var all: [LazyElements.Key: Int] = [:]
      for (row, list) in listed { list.forEachKey { all[$0] = row } }
      rowsByView = all
    }
    if let row = rowsByView![id.key] { return row }
    // A nested list may have built rows since the table of views was made.
    return listed.first { $0.value.holdsLists && $0.value.index(of: id) != nil }?.key
  }
}

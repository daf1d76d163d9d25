import TrellisGraph

/// What a `ForEach` knows of its rows that are lists of their own, as sections are.
///
/// Those that aren't built are outlined, in groups of neighbours by their numbers. Each group is an attribute, which says when another
/// number of views came of one of them:
///
/// ```
/// content, change of a group, what closures read ─▶ outlines of a group ─┬─▶ the list of all
///                                   order, lists of rows that are built ─┘
/// ```
/// So a row that changes has its neighbours asked again, and not all.
@MainActor
final class ListedRows {
  /// Rows whose numbers lie side by side.
  private final class Group {
    let subgraph: Subgraph
    var outlines: [ListOutline?]
    /// How often one of them became another.
    var version = 0
    var attribute: Attribute<Int>?

    init(in subgraph: Subgraph) {
      self.subgraph = subgraph
      outlines = Array(repeating: nil, count: RowGroup.sizeOfLists)
    }
  }

  private var groups: [Int: Group] = [:]
  /// Who is told one of the numbers of a group that is given up.
  var onEnd: ((Int) -> Void)?
  private let owner: Subgraph
  private let graph: AttributeGraph
  /// The outline of a row; nil where it is gone, built, or has to be built to be counted.
  private let outline: (Int) -> ListOutline?
  /// The numbers that stand for the sections of rows, as long as those aren't built.
  private var sections: [Int: [UInt64]] = [:]
  /// The views of rows that were built, by the rows' numbers, and which of those each is in.
  private(set) var listed: [Int: LazyElements] = [:]
  private var places: [LazyElements.Key: Int]?
  /// What the list of all was when it was put together last.
  private(set) var table: ListTable?
  private var lastVersions = 0

  init(in owner: Subgraph, _ graph: AttributeGraph, outline: @escaping (Int) -> ListOutline?) {
    (self.owner, self.graph, self.outline) = (owner, graph, outline)
  }

  // MARK: - Counting

  /// The list of all rows in an order, which is the last one where nothing has changed.
  ///
  /// `list` gives the views of a row that is built, and builds one that has to be where it is told to; `change` what a group depends on.
  /// Linear in the rows, for an addition each, and in those that have to be asked.
  func table(
    _ order: RowOrder, of rows: any LazyLists, list: (Int, _ building: Bool) -> LazyElements?,
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
    if !isSame { places = nil }
    if table?.order !== order { forgetGone(order) }
    lastVersions = versions
    listed = built.merging(listed) { new, old in new == old ? old : new }.filter { built[$0.key] != nil }
    for row in built.keys { sections[row] = nil }
    if let table, isSame { return table }
    let made = ListTable(order: order, starts: starts, rows: rows)
    table = made
    return made
  }

  /// Whether the lists of rows that are built are those that are known; what was built since it was counted is as it was counted.
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
        for (place, number) in numbers.enumerated() {
          let new = outline(number)
          switch (new, group.outlines[place]) {
          case (nil, nil): break
          case (let new?, let old?) where new.hasSameShape(as: old): break
          // What was built since says by itself how many views it is.
          case (nil, _) where listed[number] != nil: break
          default: isOther = true
          }
          group.outlines[place] = new
        }
        if isOther { group.version += 1 }
        return group.version
      }
    }
    groups[number] = group
    return group
  }

  /// Gives up groups of which no row is there any more.
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

  // MARK: - Rows that aren't built

  /// What a row was counted by that isn't built; nil for others.
  func outline(of row: Int) -> ListOutline? {
    let number = RowGroup.group(of: row, size: RowGroup.sizeOfLists)
    return groups[number]?.outlines[row - number * RowGroup.sizeOfLists]
  }

  /// The number that stands for one of the sections of a row that isn't built, from 1.
  func section(_ index: Int, of row: Int, _ context: ViewContext) -> UInt64 {
    while sections[row, default: []].count < index {
      sections[row, default: []].append(context.nextElementID())
    }
    return sections[row]![index - 1]
  }

  /// The row in which a row with an id is, of those that aren't built, and which of its views that is; nil where there is none.
  ///
  /// Linear in the rows.
  func place(of id: AnyHashable) -> (number: Int, place: Int)? {
    guard let table else { return nil }
    for run in table.order.runs {
      for row in run.numbers where listed[row] == nil {
        if let place = outline(of: row)?.place(of: id) { return (row, place) }
      }
    }
    return nil
  }

  // MARK: - Rows that are built

  /// Notes the views of a row that was built after it was counted.
  func note(_ list: LazyElements, of row: Int) {
    listed[row] = list
    guard places != nil else { return }
    list.forEachKey { places![$0] = row }
  }

  /// The row in which a view is; nil where it is in none that is built.
  func row(holding id: LazyElements.ID) -> Int? {
    if places == nil {
      var all: [LazyElements.Key: Int] = [:]
      for (row, list) in listed { list.forEachKey { all[$0] = row } }
      places = all
    }
    if let row = places![id.key] { return row }
    // What is a list in a list may have had rows built since.
    return listed.first { $0.value.holdsLists && $0.value.index(of: id) != nil }?.key
  }
}

import TrellisGraph

/// Rows whose numbers lie side by side: one attribute says when an element of any of them has changed, and each row depends on
/// that.
///
/// Where rows only move, so many attributes are evaluated as there are groups, not rows, and each of them looks at one number.
@MainActor
final class RowGroup {
  /// How many rows a group has at most: where a row changes, so many are looked at.
  nonisolated static var size: Int { 128 }
  /// The same where rows are lists of their own, and each that is looked at is counted anew.
  nonisolated static var sizeOfLists: Int { 16 }

  /// The group that a row is in, where groups have a size.
  nonisolated static func group(of number: Int, size: Int) -> Int {
    number >= 0 ? number / size : (number + 1) / size - 1
  }

  /// The numbers of the rows that are in a group.
  nonisolated static func numbers(of group: Int, size: Int) -> Range<Int> {
    group * size..<(group + 1) * size
  }

  /// When an element of the group changed last: another number each time.
  let change: Attribute<Int>
  private let subgraph: Subgraph
  /// How many of the rows are there.
  private var count = 0

  /// Creates a group of rows, in a subgraph; the closure looks up the last change, and what it reads is what the group depends
  /// on.
  init(in owner: Subgraph, _ graph: AttributeGraph, change: @escaping () -> Int) {
    let subgraph = graph.makeSubgraph(in: owner)
    self.subgraph = subgraph
    self.change = graph.within(subgraph) {
      graph.rule(name: "ForEach.elements", kind: .element, change)
    }
  }

  /// A row of the group was made, or somebody else uses it.
  func add() { count += 1 }

  /// One of those has gone; answers whether it was the last one, with which the group goes.
  func remove() -> Bool {
    count -= 1
    if count == 0 { subgraph.remove() }
    return count == 0
  }
}

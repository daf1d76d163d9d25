import TrellisGraph

/// Rows with adjacent numbers: one attribute changes when an element of any of them does, and each row depends on it.
///
/// When rows only move, one attribute per group, not per row, is evaluated, and each compares one number.
@MainActor
final class RowGroup {
  /// The number of rows in a group, all of which are compared when one of them changes.
  nonisolated static var size: Int { 128 }
  /// The number of rows in a group if rows are lists of their own, each of which is counted again when it is compared.
  nonisolated static var sizeOfLists: Int { 16 }

  /// Returns the group that a row is in, for a number of rows per group.
  nonisolated static func group(of number: Int, size: Int) -> Int {
    number >= 0 ? number / size : (number + 1) / size - 1
  }

  /// Returns the numbers of the rows in a group.
  nonisolated static func numbers(of group: Int, size: Int) -> Range<Int> {
    group * size..<(group + 1) * size
  }

  /// The version in which an element of the group changed last.
  let change: Attribute<Int>
  private let subgraph: Subgraph
  private let numbers: Range<Int>
  /// The gates of the rows' views and whether each row is in the tree, by the offset of the row's number in the group.
  ///
  /// The array is empty if rows have no gates, as in lazy containers.
  private var gates: ContiguousArray<(view: AnyAttribute, isThere: Bool)?> = []
  /// Whether a row was inserted or removed since ``settle(_:)``.
  private var isOther = false
  /// The number of insertions and removals, and the rule that updates the gates; nil before the first ``settle(_:)``.
  private var settling: (version: Attribute<Int>, rule: Attribute<Bool>)?
  /// The number of rows and other users of the group.
  private var count = 0

  /// Creates a group of rows with some numbers, in a subgraph of `owner`.
  ///
  /// `change` returns the version of the last change; the group depends on what the closure reads.
  init(of numbers: Range<Int>, in owner: Subgraph, _ graph: AttributeGraph, change: @escaping () -> Int) {
    self.numbers = numbers
    let subgraph = graph.makeSubgraph(in: owner)
    self.subgraph = subgraph
    self.change = graph.within(subgraph) {
      graph.rule(name: "ForEach.elements", kind: .element, change)
    }
  }

  /// Adds a row that was made, or another user of the group.
  func add() { count += 1 }

  /// Removes the gate of a row that has ended.
  func dropView(of number: Int) {
    if !gates.isEmpty { gates[number - numbers.lowerBound] = nil }
  }

  /// Removes a user of the group.
  ///
  /// Returns whether it was the last one; the group is removed with its last user.
  func remove() -> Bool {
    count -= 1
    if count == 0 { subgraph.remove() }
    return count == 0
  }

  // MARK: - Views as gates

  /// Adds the view of a row that was made.
  func add(_ view: AnyAttribute, of number: Int) {
    if gates.isEmpty { gates = ContiguousArray(repeating: nil, count: numbers.count) }
    gates[number - numbers.lowerBound] = (view, false)
  }

  /// Records that a row was inserted into the tree or removed from it.
  ///
  /// A removed row keeps its last view, and its closure is no longer called.
  func record(_ number: Int, isThere: Bool) {
    gates[number - numbers.lowerBound]?.isThere = isThere
    isOther = true
  }

  /// Updates the views of all rows, as a part of the rule for the list of rows.
  ///
  /// Rules that depend on the views are read after that rule.
  func settle(_ graph: AttributeGraph) {
    if settling == nil { settling = graph.within(subgraph) { makeSettling(graph) } }
    guard let (version, rule) = settling else { return }
    if isOther {
      isOther = false
      version.setOutcome(version.cachedValue! + 1)
    }
    _ = rule.wrappedValue
  }

  private func makeSettling(_ graph: AttributeGraph) -> (Attribute<Int>, Attribute<Bool>) {
    let version = graph.outcome(name: "ForEach.version", kind: .viewList, 0)
    return (
      version,
      graph.settling(name: "ForEach.views", kind: .viewList) { [unowned self] in
        _ = version.wrappedValue
        for case let gate? in gates where gate.isThere { gate.view.refresh() }
        return true
      }
    )
  }
}

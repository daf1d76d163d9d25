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
  private let numbers: Range<Int>
  /// The views of the rows, as gates, and whether the row is in the tree, by how far its number is behind the first; empty where
  /// rows have none, as those that are built when they are seen.
  private var gates: ContiguousArray<(view: AnyAttribute, isThere: Bool)?> = []
  /// Whether a row's view came to these or went since ``settle(_:)``.
  private var isOther = false
  /// How often that was so, and what brings the gates up to date; nil as long as there are none.
  private var settling: (version: Attribute<Int>, rule: Attribute<Bool>)?
  /// How many of the rows are there.
  private var count = 0

  /// Creates a group of the rows that have these numbers, in a subgraph; the closure looks up the last change, and what it reads is
  /// what the group depends on.
  init(of numbers: Range<Int>, in owner: Subgraph, _ graph: AttributeGraph, change: @escaping () -> Int) {
    self.numbers = numbers
    let subgraph = graph.makeSubgraph(in: owner)
    self.subgraph = subgraph
    self.change = graph.within(subgraph) {
      graph.rule(name: "ForEach.elements", kind: .element, change)
    }
  }

  /// A row of the group was made, or somebody else uses it.
  func add() { count += 1 }

  /// Removes the gate of a row that has ended.
  func dropView(of number: Int) {
    if !gates.isEmpty { gates[number - numbers.lowerBound] = nil }
  }

  /// Takes one from the number of users; returns whether it was the last one, with which the group is removed.
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

  /// A row came to the tree, or was taken out of it: then its view is what it was last, and its closure isn't called any more.
  func note(_ number: Int, isThere: Bool) {
    gates[number - numbers.lowerBound]?.isThere = isThere
    isOther = true
  }

  /// Brings the views of all rows up to date, in the rule that says which rows there are: what lies behind the views is read after it.
  func settle(_ graph: AttributeGraph) {
    if settling == nil { settling = graph.within(subgraph) { makeSettling(graph) } }
    guard let (version, rule) = settling else { return }
    if isOther {
      isOther = false
      version.give(version.cachedValue! + 1)
    }
    _ = rule.wrappedValue
  }

  private func makeSettling(_ graph: AttributeGraph) -> (Attribute<Int>, Attribute<Bool>) {
    let version = graph.outcome(name: "ForEach.version", kind: .viewList, 0)
    return (
      version,
      graph.settling(name: "ForEach.views", kind: .viewList) { [unowned self] in
        _ = version.wrappedValue
        for case let gate? in gates where gate.isThere { gate.view.bringUpToDate() }
        return true
      }
    )
  }
}

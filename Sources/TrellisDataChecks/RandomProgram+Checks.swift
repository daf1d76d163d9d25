import Foundation
import SwiftData

extension RandomProgram {
  func checkOne() throws {
    guard let serial = oracle.present.keys.sorted().randomElement(using: &random) else { return }
    try compare(row(of: node(serial, in: context)), oracle.present[serial]!, "one node, \(serial)")
  }

  private func row(of node: CheckedNode) -> NodeOracle.Row {
    NodeOracle.Row(
      number: node.number, text: node.text, parent: node.parent?.serial, tags: Set(node.tags.map(\.name)),
      weight: (node as? CheckedLeaf)?.weight, data: node.data.map(number))
  }

  func check(_ expected: [Int: NodeOracle.Row], in context: ModelContext) throws {
    let all = try context.fetch(FetchDescriptor<CheckedNode>())
    try compare(all.map(\.serial).sorted(), expected.keys.sorted(), "the nodes")
    for node in all { try compare(row(of: node), expected[node.serial]!, "node \(node.serial)") }
    let parents = Dictionary(grouping: expected.filter { $0.value.parent != nil }, by: { $0.value.parent! })
    for node in all {
      try compare(
        node.children.map(\.serial).sorted(), (parents[node.serial] ?? []).map(\.key).sorted(),
        "the children of \(node.serial)")
    }
    try check(
      #Predicate { $0.number > 5 && $0.parent != nil }, expected, in: context,
      { $0.number > 5 && $0.parent != nil })
    try check(#Predicate { $0 is CheckedLeaf }, expected, in: context, { $0.weight != nil })
    try check(#Predicate { $0.data != nil }, expected, in: context, { $0.data != nil })
    try checkLeaves(expected, in: context)
    try check(#Predicate { $0.text == "é" }, expected, in: context, { $0.text == "é" })
    try check(
      #Predicate { ($0.parent?.number ?? 0) > 5 }, expected, in: context,
      { $0.parent.map { expected[$0]!.number > 5 } ?? false })
    try check(
      #Predicate { $0.tags.contains { $0.name == 2 } }, expected, in: context, { $0.tags.contains(2) })
  }

  /// Returns the number from which data is made; -1 if there is none.
  private func number(of data: Data) -> Int {
    let number = data.count > 100_000 ? data.count - 100_001 : data.count
    return data == Self.data(number) ? number : -1
  }

  /// Checks that each large value has a file, and that there are no others.
  func checkFiles() throws {
    guard let folder else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let expected = oracle.saved.values.filter { $0.data.map(Self.isLarge) ?? false }.count
    try compare(names?.count ?? 0, expected, "the number of files")
  }

  private func checkLeaves(_ expected: [Int: NodeOracle.Row], in context: ModelContext) throws {
    let leaves = try context.fetch(
      FetchDescriptor<CheckedLeaf>(
        predicate: #Predicate { $0.weight > 5 && $0.number > 5 }, sortBy: [SortDescriptor(\.serial)]))
    try compare(
      leaves.map(\.serial),
      expected.filter { ($0.value.weight ?? 0) > 5 && $0.value.number > 5 }.keys.sorted(),
      "the leaves")
  }

  private func check(
    _ predicate: Predicate<CheckedNode>, _ expected: [Int: NodeOracle.Row], in context: ModelContext,
    _ isIncluded: (NodeOracle.Row) -> Bool
  ) throws {
    let descriptor = FetchDescriptor<CheckedNode>(
      predicate: predicate,
      sortBy: [SortDescriptor(\.number, order: .reverse), SortDescriptor(\.serial)])
    let sorted = expected.filter { isIncluded($0.value) }
      .sorted { ($1.value.number, $0.key) < ($0.value.number, $1.key) }.map(\.key)
    try compare(try context.fetch(descriptor).map(\.serial), sorted, "\(predicate)")
    try compare(try context.fetchCount(descriptor), sorted.count, "the number of \(predicate)")
  }

  private func compare<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) throws {
    if found != expected {
      throw Difference(description: "step \(step), \(what): \(found) instead of \(expected)")
    }
  }
}

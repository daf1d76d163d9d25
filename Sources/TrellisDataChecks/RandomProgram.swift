import Foundation
package import SwiftData
import TrellisFoundation
import TrellisGraphChecks

/// Random operations on three contexts of a store, and the same operations on dictionaries.
///
/// The first context makes changes, saves, rolls back, undoes and redoes. The second changes and saves only while the first has no changes,
/// so that no changes conflict. The third only reads. Their fetches are compared with the dictionaries.
@MainActor
package final class RandomProgram {
  /// A difference between a context and the dictionaries.
  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  private let context, other, reader: ModelContext
  private let manager = UndoManager()
  private var random: SplitMix
  private var oracle = NodeOracle()
  private var step = 0

  /// Creates a program with a store of its own, which is empty.
  package init(seed: UInt64, configuration: ModelConfiguration) throws {
    random = SplitMix(state: seed)
    let container = try ModelContainer(for: CheckedNode.self, configurations: configuration)
    (context, other, reader) = (ModelContext(container), ModelContext(container), ModelContext(container))
    for name in 0..<4 { context.insert(CheckedTag(name: name)) }
    try context.save()
    manager.groupsByEvent = false
    context.undoManager = manager
  }

  /// Performs a number of steps.
  package func run(steps: Int) throws {
    for _ in 0..<steps {
      step += 1
      try performStep()
    }
    try check(oracle.present, in: context)
    try check(oracle.saved, in: reader)
  }

  private func performStep() throws {
    switch below(32) {
    case 0...5: insert()
    case 6...15: change()
    case 16...18: delete()
    case 19...20:
      try context.save()
      oracle.save()
    case 21:
      context.rollback()
      oracle.rollback()
    case 22...23 where oracle.canUndo:
      manager.undo()
      oracle.undo()
    case 24 where oracle.canRedo:
      manager.redo()
      oracle.redo()
    case 25...26 where !oracle.hasChanges: try changeElsewhere()
    case 27...28: try check(oracle.present, in: context)
    case 29: try check(oracle.saved, in: reader)
    default: try checkOne()
    }
  }

  private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Performs a step as a group of the undo manager.
  private func group(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  private func node(_ serial: Int, in context: ModelContext) -> CheckedNode {
    let found = try! context.fetch(
      FetchDescriptor<CheckedNode>(predicate: #Predicate { $0.serial == serial }))
    guard found.count == 1 else { fatalError("step \(step): \(found.count) nodes \(serial)") }
    return found[0]
  }

  private func insert() {
    if oracle.present.count > 60 { return delete() }
    let (serial, number) = (step, below(20))
    group { context.insert(CheckedNode(serial: serial, number: number)) }
    oracle.perform { $0[serial] = NodeOracle.Row(number: number) }
  }

  /// Deletes a node, with a probability that grows with the number of nodes.
  private func delete() {
    let known = oracle.present.keys.sorted()
    guard known.count > below(40), let serial = known.randomElement(using: &random) else { return }
    let node = node(serial, in: context)
    group { context.delete(node) }
    oracle.perform { NodeOracle.delete(serial, from: &$0) }
  }

  private func change() {
    let known = oracle.present.keys.sorted()
    guard let serial = known.randomElement(using: &random) else { return }
    let change = makeChange(of: serial, known)
    group { change.apply(context) }
    oracle.perform(change.applyToRows)
  }

  private struct Change {
    let apply: (ModelContext) -> Void
    let applyToRows: (inout [Int: NodeOracle.Row]) -> Void
  }

  private func makeChange(of serial: Int, _ known: [Int]) -> Change {
    let value = below(20)
    switch below(6) {
    case 0...1:
      return Change {
        self.node(serial, in: $0).number = value
      } applyToRows: {
        $0[serial]!.number = value
      }
    case 2:
      let text = ["", "a", "é", "e\u{301}", "text \(value)"][below(5)]
      return Change {
        self.node(serial, in: $0).text = text
      } applyToRows: {
        $0[serial]!.text = text
      }
    case 3:
      let parent = below(4) == 0 ? nil : known.randomElement(using: &random)
      return Change { context in
        self.node(serial, in: context).parent = parent.map { self.node($0, in: context) }
      } applyToRows: {
        $0[serial]!.parent = parent
      }
    case 4:
      // The other side of the same relationship.
      let child = known.randomElement(using: &random)!
      return Change { context in
        let (node, added) = (self.node(serial, in: context), self.node(child, in: context))
        if !node.children.contains(added) { node.children.append(added) }
      } applyToRows: {
        $0[child]!.parent = serial
      }
    default:
      let tag = below(4)
      return Change { context in
        let node = self.node(serial, in: context)
        if let index = node.tags.firstIndex(where: { $0.name == tag }) {
          node.tags.remove(at: index)
        } else {
          node.tags.append(self.tag(tag, in: context))
        }
      } applyToRows: {
        $0[serial]!.tags.formSymmetricDifference([tag])
      }
    }
  }

  private func tag(_ name: Int, in context: ModelContext) -> CheckedTag {
    try! context.fetch(FetchDescriptor<CheckedTag>(predicate: #Predicate { $0.name == name }))[0]
  }

  /// Changes a node in the other context, and saves.
  private func changeElsewhere() throws {
    let known = oracle.saved.keys.sorted()
    guard let serial = known.randomElement(using: &random) else { return }
    if below(6) == 0 {
      other.delete(node(serial, in: other))
      oracle.performElsewhere { NodeOracle.delete(serial, from: &$0) }
    } else {
      let change = makeChange(of: serial, known)
      change.apply(other)
      oracle.performElsewhere(change.applyToRows)
    }
    manager.removeAllActions()
    try other.save()
  }

  private func checkOne() throws {
    guard let serial = oracle.present.keys.sorted().randomElement(using: &random) else { return }
    try compare(row(of: node(serial, in: context)), oracle.present[serial]!, "one node, \(serial)")
  }

  private func row(of node: CheckedNode) -> NodeOracle.Row {
    NodeOracle.Row(
      number: node.number, text: node.text, parent: node.parent?.serial, tags: Set(node.tags.map(\.name)))
  }

  private func check(_ expected: [Int: NodeOracle.Row], in context: ModelContext) throws {
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
    try check(#Predicate { $0.text == "é" }, expected, in: context, { $0.text == "é" })
    try check(
      #Predicate { ($0.parent?.number ?? 0) > 5 }, expected, in: context,
      { $0.parent.map { expected[$0]!.number > 5 } ?? false })
    try check(
      #Predicate { $0.tags.contains { $0.name == 2 } }, expected, in: context, { $0.tags.contains(2) })
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

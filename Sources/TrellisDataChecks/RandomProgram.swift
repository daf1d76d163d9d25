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

  let context, other, reader: ModelContext
  /// The folder of the files of large data; nil for a store in memory.
  let folder: URL?
  private let manager = UndoManager()
  var random: SplitMix
  var oracle = NodeOracle()
  var step = 0

  /// Creates a program with a store of its own, which is empty.
  package init(seed: UInt64, configuration: ModelConfiguration) throws {
    random = SplitMix(state: seed)
    let container = try ModelContainer(for: CheckedLeaf.self, configurations: configuration)
    folder =
      configuration.isStoredInMemoryOnly ? nil : URL(filePath: configuration.url.path + "-external")
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
    try checkFiles()
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
    case 29:
      try check(oracle.saved, in: reader)
      try checkFiles()
    default: try checkOne()
    }
  }

  func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Performs a step as a group of the undo manager.
  private func group(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  func node(_ serial: Int, in context: ModelContext) -> CheckedNode {
    let found = try! context.fetch(
      FetchDescriptor<CheckedNode>(predicate: #Predicate { $0.serial == serial }))
    guard found.count == 1 else { fatalError("step \(step): \(found.count) nodes \(serial)") }
    return found[0]
  }

  private func insert() {
    if oracle.present.count > 60 { return delete() }
    let (serial, number) = (step, below(20))
    let weight = below(3) == 0 ? below(20) : nil
    group {
      context.insert(
        weight.map { CheckedLeaf(serial: serial, number: number, weight: $0) }
          ?? CheckedNode(serial: serial, number: number))
    }
    oracle.perform { $0[serial] = NodeOracle.Row(number: number, weight: weight) }
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
}

import Foundation
import SwiftData
import Testing
import TrellisGraphChecks

/// Random operations on two contexts of a store, beside the same operations on dictionaries.
@MainActor struct RandomTests {
  /// The contents of a model, as the oracle has them.
  private struct Row: Equatable {
    var number: Int
    var text: String
    var parent: Int?
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func aContextIsLikeADictionary(seed: UInt64) throws {
    let container = try ModelContainer(
      for: Node.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let reader = ModelContext(container)
    var random = SplitMix(state: seed)
    var (present, saved): ([Int: Row], [Int: Row]) = ([:], [:])
    var (models, savedModels): ([Int: Node], [Int: Node]) = ([:], [:])
    for step in 0..<1_500 {
      let known = present.keys.sorted()
      switch Int.random(in: 0..<20, using: &random) {
      case 0...5:
        let node = Node(id: step, number: Int.random(in: 0..<20, using: &random))
        context.insert(node)
        models[step] = node
        present[step] = Row(number: node.number, text: "", parent: nil)
      case 6...9:
        guard let id = known.randomElement(using: &random) else { continue }
        let number = Int.random(in: 0..<20, using: &random)
        models[id]!.number = number
        present[id]!.number = number
      case 10...11:
        guard let id = known.randomElement(using: &random) else { continue }
        models[id]!.text = "text \(step)"
        present[id]!.text = "text \(step)"
      case 12...13:
        guard let id = known.randomElement(using: &random), let parent = known.randomElement(using: &random)
        else { continue }
        models[id]!.parent = models[parent]
        present[id]!.parent = parent
      case 14:
        guard let id = known.randomElement(using: &random) else { continue }
        context.delete(models[id]!)
        (models[id], present[id]) = (nil, nil)
        for (other, row) in present where row.parent == id { present[other]!.parent = nil }
      case 15...16:
        try context.save()
        (saved, savedModels) = (present, models)
      case 17:
        context.rollback()
        (present, models) = (saved, savedModels)
      case 18:
        try check(present, in: context, step)
      default:
        try check(saved, in: reader, step)
      }
    }
    try check(present, in: context, -1)
    try check(saved, in: reader, -1)
  }

  private func check(_ expected: [Int: Row], in context: ModelContext, _ step: Int) throws {
    let all = try context.fetch(FetchDescriptor<Node>())
    let found = Dictionary(
      uniqueKeysWithValues: all.map {
        ($0.serial, Row(number: $0.number, text: $0.text, parent: $0.parent?.serial))
      })
    try #require(found == expected, "step \(step)")
    let descriptor = FetchDescriptor<Node>(
      predicate: #Predicate { $0.number > 5 && $0.parent != nil },
      sortBy: [SortDescriptor(\.number, order: .reverse), SortDescriptor(\.serial)])
    let sorted = expected.filter { $0.value.number > 5 && $0.value.parent != nil }
      .sorted { ($1.value.number, $0.key) < ($0.value.number, $1.key) }.map(\.key)
    try #require(try context.fetch(descriptor).map(\.serial) == sorted, "step \(step)")
    let below = FetchDescriptor<Node>(
      predicate: #Predicate { ($0.parent?.number ?? 0) > 5 }, sortBy: [SortDescriptor(\.serial)])
    let expectedBelow = expected.filter { $0.value.parent.map { expected[$0]!.number > 5 } ?? false }
    try #require(
      try context.fetch(below).map(\.serial) == expectedBelow.keys.sorted(), "below, step \(step)")
    let leaves = FetchDescriptor<Node>(
      predicate: #Predicate { $0.children.isEmpty }, sortBy: [SortDescriptor(\.serial)])
    let parents = Set(expected.values.compactMap(\.parent))
    try #require(
      try context.fetch(leaves).map(\.serial) == expected.keys.filter { !parents.contains($0) }.sorted(),
      "leaves, step \(step)")
    for node in all {
      let children = Set(expected.filter { $0.value.parent == node.serial }.keys)
      try #require(Set(node.children.map(\.serial)) == children, "step \(step), node \(node.serial)")
    }
  }
}

@Model final class Node {
  var serial: Int
  var number: Int
  var text = ""
  @Relationship(inverse: \Node.children) var parent: Node?
  var children: [Node] = []

  init(id: Int, number: Int) {
    serial = id
    self.number = number
  }
}

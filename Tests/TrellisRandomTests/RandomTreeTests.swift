import SwiftUI
import Testing
import struct TrellisGraphChecks.SplitMix
import TrellisTesting

/// Random trees with state: after each edit, the window shows the same as a new window of the tree.
@MainActor
@Suite struct RandomTreeTests {
  /// The number of trees per seed, and of edits per tree.
  private static let (treeCount, editCount) = (50, 6)

  private func fresh(_ tree: RandomNode, size: CGSize) -> [Shown] {
    Shown.all(by: TestHost(RandomRoot(node: tree, isLive: false), size: size))
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `after each edit a random tree is laid out as from scratch`(seed: UInt64) {
    var changes = 0
    for number in 0..<Self.treeCount {
      var trees = RandomTrees(seed: seed << 32 + UInt64(number))
      let tree = trees.tree(depth: 2 + number % 3)
      var history = RandomHistory(tree: tree.copy())
      let host = TestHost(RandomRoot(node: tree, isLive: true), size: RandomHistory.window)
      var last = Shown.all(by: host)
      for _ in 0..<Self.editCount {
        if trees.random.happens(15) {
          host.size = CGSize(width: 100 + trees.random.below(400), height: 100 + trees.random.below(400))
          history.edits.append(.window(host.size))
        }
        for _ in 0...trees.random.below(3) / 2 { history.edits.append(trees.edit(tree)) }
        let now = Shown.all(by: host)
        if now != last { changes += 1 }
        last = now
        if now != fresh(tree, size: host.size) {
          Issue.record("seed \(seed), tree \(number): \(report(history))")
          return
        }
      }
    }
    // With fewer changes, the edits wouldn't be worth comparing.
    #expect(changes > Self.treeCount * Self.editCount / 8)
  }

  /// Returns a description of the history, shrunk as far as possible if it fails again.
  private func report(_ history: RandomHistory) -> String {
    let history = history.shrunk()
    guard let failure = history.failure() else { return "it passes when it runs again" }
    let different = zip(failure.shown, failure.expected).first { $0 != $1 }
    return """
      \(history.tree.describe())
      after: \(history.edits.map(\.description).joined(separator: "; "))
      shown first otherwise: \(different.map { "\($0.0)" } ?? "\(failure.shown.count) items")
      from scratch:          \(different.map { "\($0.1)" } ?? "\(failure.expected.count) items")
      """
  }

  @Test func `the comparison finds an edit without invalidation`() {
    var trees = RandomTrees(seed: 1)
    var missed = 0
    for _ in 0..<40 {
      let tree = trees.tree(depth: 4)
      let host = TestHost(RandomRoot(node: tree, isLive: true), size: RandomHistory.window)
      _ = host.displayList
      for node in tree.all { node.listeners = [] }
      for _ in 0..<5 { _ = trees.edit(tree) }
      if Shown.all(by: host) != fresh(tree, size: RandomHistory.window) { missed += 1 }
    }
    #expect(missed > 10)
  }

  @Test(arguments: [RandomNode.Kind.padding, .grid])
  func `a wrongly laid out tree is shrunk before it is reported`(kind: RandomNode.Kind) throws {
    let failing = (0..<400 as Range<UInt64>).lazy.compactMap { seed -> RandomHistory? in
      var trees = RandomTrees(seed: seed)
      let tree = trees.tree(depth: 3)
      var history = RandomHistory(tree: tree.copy(), silent: [kind])
      for _ in 0..<10 { history.edits.append(trees.edit(tree)) }
      return history.failure() == nil ? nil : history
    }
    let history = try #require(failing.first)
    let small = history.shrunk()
    #expect(small.edits.count <= 2)
    #expect(small.tree.all.count <= 4, "\(small.tree.describe())")
    #expect(small.tree.all.contains { $0.kind == kind })
    #expect(report(history).contains("\(kind) #"))
  }
}

import SwiftUI
import Testing
import TrellisTesting

/// Random trees with state: after each edit the window shows what a new window of the same tree would show.
@MainActor
@Suite struct RandomTreeTests {
  /// The trees of a seed, and the edits of a tree.
  private static let (treeCount, editCount) = (60, 6)
  private static let window = CGSize(width: 300, height: 400)

  private struct Root: View {
    let node: RandomNode
    let isLive: Bool

    var body: AnyView { AnyView(node.view(isLive: isLive)) }
  }

  /// Something that is shown: how deep it lies, its frame, and what is in it where that isn't a list.
  private struct Shown: Equatable {
    let depth: Int
    let frame: CGRect
    let content: DisplayItem.Content?
  }

  private func shown(_ list: DisplayList, _ depth: Int = 0, into all: inout [Shown]) {
    for item in list.items {
      if case .list(let inner) = item.content {
        all.append(Shown(depth: depth, frame: item.frame, content: nil))
        shown(inner, depth + 1, into: &all)
      } else {
        all.append(Shown(depth: depth, frame: item.frame, content: item.content))
      }
    }
  }

  private func shown(by host: TestHost) -> [Shown] {
    var all: [Shown] = []
    shown(host.displayList, into: &all)
    return all
  }

  private func fresh(_ tree: RandomNode, size: CGSize) -> [Shown] {
    shown(by: TestHost(Root(node: tree, isLive: false), size: size))
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `after each edit a random tree is laid out as it would be from scratch`(seed: UInt64) {
    var changes = 0
    for number in 0..<Self.treeCount {
      var trees = RandomTrees(seed: seed << 32 + UInt64(number))
      let tree = trees.tree(depth: 2 + number % 3)
      let host = TestHost(Root(node: tree, isLive: true), size: Self.window)
      var last = shown(by: host)
      var history: [String] = []
      for _ in 0..<Self.editCount {
        if trees.random.happens(15) {
          host.size = CGSize(width: 100 + trees.random.below(400), height: 100 + trees.random.below(400))
          history.append("window \(host.size)")
        }
        for _ in 0...trees.random.below(3) / 2 { history.append(trees.edit(tree)) }
        let now = shown(by: host)
        let expected = fresh(tree, size: host.size)
        if now != last { changes += 1 }
        last = now
        guard now == expected else {
          report(seed, number, history, tree, now, expected)
          return
        }
      }
    }
    // Else the edits wouldn't be worth comparing.
    #expect(changes > Self.treeCount * Self.editCount / 8)
  }

  private func report(
    _ seed: UInt64, _ number: Int, _ history: [String], _ tree: RandomNode, _ shown: [Shown],
    _ expected: [Shown]
  ) {
    let different = zip(shown, expected).first { $0 != $1 }
    Issue.record(
      """
      seed \(seed), tree \(number), after: \(history.joined(separator: ", "))
      shown first otherwise: \(different.map { "\($0.0)" } ?? "\(shown.count) items")
      from scratch:          \(different.map { "\($0.1)" } ?? "\(expected.count) items")
      the tree, with its settings now:
      \(tree.describe())
      """)
  }

  @Test func `the comparison finds an edit that the window isn't told of`() {
    var trees = RandomTrees(seed: 1)
    var missed = 0
    for _ in 0..<40 {
      let tree = trees.tree(depth: 4)
      let host = TestHost(Root(node: tree, isLive: true), size: Self.window)
      _ = host.displayList
      for node in tree.all { node.listeners = [] }
      for _ in 0..<5 { _ = trees.edit(tree) }
      if shown(by: host) != fresh(tree, size: Self.window) { missed += 1 }
    }
    #expect(missed > 10)
  }
}

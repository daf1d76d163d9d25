/// What has to be performed when an update is over: the actions of views that changed, came and went.
///
/// The order is one rule. Each modifier with actions has a position in the tree: outer modifiers come before what they
/// modify, and siblings in their order. When an update is over, all that is due is performed from the last position to the
/// first, so that what is inside comes before what is around it:
/// 1. the changes that views see which were there before (`onChange`, a new `id` of a `task`),
/// 2. the appearances of what came (`onAppear`, the start of a `task`, an initial `onChange`),
/// 3. the disappearances of what went (`onDisappear`, the end of a `task`); where several parts of the tree were removed one
///    by one, one part after the other, in the order in which they were removed.
///
/// What is set meanwhile is seen by the next round of the same update: nothing is shown in between.
///
/// Source: recorded, LC-A1 to LC-A6, LC-C8 to LC-C13, LC-E2; what comes of several modifiers in conditions within each
/// other isn't recorded, inferred.
@MainActor
final class Lifecycle {
  /// The modifiers that something may be due for.
  private var noted: [LifecycleNode] = []
  private var nodeCount = 0
  private var removalCount = 0
  /// Tells one update from the next.
  private(set) var updateCount = 0

  /// An update begins, with its rounds.
  func beginUpdate() { updateCount += 1 }

  /// A number that tells an inner modifier from an outer one at the same place: inner ones are made later.
  func nextNode() -> Int {
    nodeCount += 1
    return nodeCount
  }

  /// A number for a removal, in the order of removals.
  func nextRemoval() -> Int {
    removalCount += 1
    return removalCount
  }

  /// Notes that something may be due for a modifier when the update is over.
  func note(_ node: LifecycleNode) {
    if node.isNoted { return }
    node.isNoted = true
    noted.append(node)
  }

  /// Performs what is due; answers whether there was anything.
  func perform() -> Bool {
    let noted = self.noted
    self.noted = []
    var changes: [LifecycleNode] = []
    var appearances: [LifecycleNode] = []
    var disappearances: [LifecycleNode] = []
    for node in noted {
      node.isNoted = false
      switch node.takeNews() {
      case .appeared: appearances.append(node)
      case .disappeared: disappearances.append(node)
      case .changed: changes.append(node)
      case nil: break
      }
    }
    for node in Lifecycle.ordered(changes, by: \.order) { node.change() }
    for node in Lifecycle.ordered(appearances, by: \.order) { node.appear() }
    for node in Lifecycle.ordered(disappearances, by: \.departure) { node.disappear() }
    return !(changes.isEmpty && appearances.isEmpty && disappearances.isEmpty)
  }

  /// The modifiers in the order in which their actions are performed.
  private static func ordered(
    _ nodes: [LifecycleNode], by order: (LifecycleNode) -> LifecycleOrder
  ) -> [LifecycleNode] {
    if nodes.count < 2 { return nodes }
    return nodes.map { ($0, order($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

/// When the actions of a modifier are performed, among those of others.
struct LifecycleOrder: Comparable {
  /// Which removal took the modifier: what went first is first.
  ///
  /// The same where none did.
  var removal: Int
  /// Where the modifier is in the tree: what is last is first.
  var position: [Int]
  /// Which modifier there: the inner one is first.
  var node: Int

  static func < (first: LifecycleOrder, second: LifecycleOrder) -> Bool {
    if first.removal != second.removal { return first.removal < second.removal }
    if first.position != second.position {
      return second.position.lexicographicallyPrecedes(first.position)
    }
    return first.node > second.node
  }
}

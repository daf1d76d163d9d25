/// The actions to perform when an update is over, for views that changed, appeared or disappeared.
///
/// The order is one rule. Each modifier with actions has a position in the tree: outer modifiers come before what they modify,
/// and siblings in their order. When an update is over, all due actions are performed from the last position to the first, so
/// that inner actions come before outer ones:
/// 1. the changes in views that were there before (`onChange`, a new `id` of a `task`),
/// 2. the appearances (`onAppear`, the start of a `task`, an initial `onChange`),
/// 3. the disappearances (`onDisappear`, the end of a `task`); if several parts of the tree were removed one by one, in the order
///    of their removal.
///
/// Values that the actions set are seen by the next round of the same update; no frame is shown in between.
///
/// Source: recorded, LC-A1 to LC-A6, LC-C8 to LC-C13, LC-E2; the order of several modifiers in nested conditions isn't recorded
/// but inferred.
@MainActor
final class Lifecycle {
  /// The modifiers with actions that may be due.
  private var noted: [LifecycleNode] = []
  private var nodeCount = 0
  /// The number of the current update.
  private(set) var updateCount = 0

  /// Begins an update, with all its rounds.
  func beginUpdate() { updateCount += 1 }

  /// Returns a number that orders modifiers at the same position: inner modifiers are made later than outer ones.
  func nextNode() -> Int {
    nodeCount += 1
    return nodeCount
  }

  /// Records that actions of a modifier may be due when the update is over.
  func note(_ node: LifecycleNode) {
    if node.isNoted { return }
    node.isNoted = true
    noted.append(node)
  }

  /// Performs the due actions, and returns whether there were any.
  func perform() -> Bool {
    let noted = self.noted
    self.noted = []
    var changes: [LifecycleNode] = []
    var appearances: [LifecycleNode] = []
    var disappearances: [LifecycleNode] = []
    for node in noted {
      node.isNoted = false
      switch node.takeDueAction() {
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

  /// Returns the modifiers in the order in which their actions are performed.
  private static func ordered(
    _ nodes: [LifecycleNode], by order: (LifecycleNode) -> LifecycleOrder
  ) -> [LifecycleNode] {
    if nodes.count < 2 { return nodes }
    return nodes.map { ($0, order($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension ViewContext {
  private enum LifecycleKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Lifecycle { Lifecycle() }
  }

  /// The actions for views that changed, appeared or disappeared.
  var lifecycle: Lifecycle { self[LifecycleKey.self] }
}

/// The position of a modifier's actions among those of other modifiers.
struct LifecycleOrder: Comparable {
  /// The sequence number of the removal that removed the modifier; earlier removals come first.
  ///
  /// The number is the same for all modifiers that weren't removed.
  var removal: Int
  /// The position of the modifier in the tree; later positions come first.
  var position: [Int]
  /// The number of the modifier at that position; inner modifiers come first.
  var node: Int

  static func < (first: LifecycleOrder, second: LifecycleOrder) -> Bool {
    if first.removal != second.removal { return first.removal < second.removal }
    if first.position != second.position {
      return second.position.lexicographicallyPrecedes(first.position)
    }
    return first.node > second.node
  }
}

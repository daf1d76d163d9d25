import SwiftUI
import TrellisDisplayList
import TrellisTesting

/// A random tree and its edits, as a value that can be run again and shrunk.
@MainActor
struct RandomHistory {
  /// A change of a view or of the window.
  enum Edit {
    /// Sets a view's setting, and notifies the window.
    case set(Int, RandomNode.Setting)
    /// Sets the window's size.
    case window(CGSize)
  }

  /// The initial tree.
  ///
  /// Running the history doesn't change it.
  var tree: RandomNode
  var edits: [Edit] = []
  /// The kinds whose views don't notify the window: a deliberate fault.
  var silent: Set<RandomNode.Kind> = []

  static let window = CGSize(width: 300, height: 400)

  /// A difference from a new window after an edit.
  struct Failure {
    let shown: [Shown]
    let expected: [Shown]
    /// The tree, with its settings at that time.
    let tree: RandomNode
    /// The number of edits until the difference.
    let editCount: Int
  }

  /// Runs the history, and returns the first difference from a new window, or nil.
  func failure() -> Failure? {
    let tree = tree.copy()
    let host = TestHost(RandomRoot(node: tree, isLive: true), size: Self.window)
    _ = host.displayList
    for (index, edit) in edits.enumerated() {
      switch edit {
      case .window(let size): host.size = size
      case .set(let id, let setting):
        guard let node = tree.all.first(where: { $0.id == id }) else { continue }
        let known = Dictionary(tree.all.map { ($0.id, $0) }) { first, _ in first }
        node.setting = setting
        node.setting.rows = setting.rows.map { known[$0.id] ?? $0.copy() }
        if !silent.contains(node.kind) { node.tell() }
      }
      let shown = Shown.all(by: host)
      let expected = Shown.all(by: TestHost(RandomRoot(node: tree, isLive: false), size: host.size))
      if shown != expected {
        return Failure(shown: shown, expected: expected, tree: tree, editCount: index + 1)
      }
    }
    return nil
  }
}

/// The outermost view of a random tree.
struct RandomRoot: View {
  let node: RandomNode
  let isLive: Bool

  var body: AnyView { AnyView(node.view(isLive: isLive)) }
}

/// A shown item: its depth, its frame, and its content, which is nil for a list.
struct Shown: Equatable {
  let depth: Int
  let frame: CGRect
  let content: DisplayItem.Content?

  @MainActor
  static func all(by host: TestHost) -> [Shown] {
    var all: [Shown] = []
    add(host.displayList, 0, to: &all)
    return all
  }

  private static func add(_ list: DisplayList, _ depth: Int, to all: inout [Shown]) {
    for item in list.items {
      if case .list(let inner) = item.content {
        all.append(Shown(depth: depth, frame: item.frame, content: nil))
        add(inner, depth + 1, to: &all)
      } else if case .effect(let effect, let inner) = item.content {
        all.append(Shown(depth: depth, frame: item.frame, content: .effect(effect, DisplayList())))
        add(inner, depth + 1, to: &all)
      } else {
        all.append(Shown(depth: depth, frame: item.frame, content: item.content))
      }
    }
  }
}

// MARK: - Shrinking

extension RandomHistory {
  /// Returns a smaller history that fails too, and would pass if any part were left out.
  ///
  /// At most 2,000 candidates are run.
  func shrunk() -> RandomHistory {
    var best = self
    var tries = 0
    var isSmallest = false
    while !isSmallest {
      isSmallest = true
      for candidate in best.smaller where tries < 2000 {
        tries += 1
        let history = candidate()
        guard let failure = history.failure() else { continue }
        best = history
        best.edits.removeLast(best.edits.count - failure.editCount)
        isSmallest = false
        break
      }
    }
    return best
  }

  /// Smaller histories, the smallest first.
  private var smaller: [() -> RandomHistory] {
    var all: [() -> RandomHistory] = []
    if edits.count > 3 { all.append { with { $0.edits.removeFirst(edits.count / 2) } } }
    if edits.count > 1 { all.append { with { $0.edits = Array(edits.suffix(1)) } } }
    for index in edits.indices.dropLast() { all.append { with { $0.edits.remove(at: index) } } }
    let nodes = tree.all + edits.flatMap(\.rows).flatMap(\.all)
    var seen: Set<Int> = []
    for node in nodes where seen.insert(node.id).inserted {
      let below = node.children + node.setting.rows
      for child in below { all.append { replacing(node.id, by: child) } }
      if node.id != tree.id { all.append { replacing(node.id, by: nil) } }
      if !below.isEmpty || node.kind != .color {
        all.append { replacing(node.id, by: node.asKind(.color)) }
      }
    }
    return all
  }

  private func with(_ change: (inout RandomHistory) -> Void) -> RandomHistory {
    var copy = self
    change(&copy)
    return copy
  }

  private func replacing(_ id: Int, by node: RandomNode?) -> RandomHistory {
    with { history in
      history.tree = tree.replacing(id, by: node) ?? tree
      history.edits = edits.map { edit in
        guard case .set(let target, var setting) = edit else { return edit }
        setting.rows = setting.rows.compactMap { $0.replacing(id, by: node) }
        return .set(target, setting)
      }
    }
  }
}

extension RandomHistory.Edit {
  fileprivate var rows: [RandomNode] {
    if case .set(_, let setting) = self { setting.rows } else { [] }
  }
}

extension RandomNode {
  /// Returns the same tree of new objects, without listeners.
  func copy() -> RandomNode { replacing(-1, by: nil)! }

  /// Returns a copy with a view replaced, or removed if `node` is nil.
  fileprivate func replacing(_ id: Int, by node: RandomNode?) -> RandomNode? {
    if id == self.id { return node?.copy() }
    var setting = setting
    setting.rows = setting.rows.compactMap { $0.replacing(id, by: node) }
    return RandomNode(
      id: self.id, kind: kind, children: children.compactMap { $0.replacing(id, by: node) }, setting: setting)
  }

  /// Returns a view of another kind, without children.
  fileprivate func asKind(_ kind: Kind) -> RandomNode {
    var setting = setting
    setting.rows = []
    return RandomNode(id: id, kind: kind, children: [], setting: setting)
  }
}

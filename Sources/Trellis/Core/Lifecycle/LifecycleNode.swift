import TrellisGraph

/// A modifier with actions, as long as it is in the tree: its visible views and its due actions.
///
/// On several views there is one node, which appears with the first of them and disappears with the last (LC-A6).
@MainActor
class LifecycleNode: PresenceObserver {
  /// An action that is due for a modifier when an update is over.
  enum DueAction {
    case changed, appeared, disappeared
  }

  private let lifecycle: Lifecycle
  private let number: Int
  /// The modifier's path in the tree.
  let path: IdentityPath?
  /// The modifier's position while it has no visible view.
  private let surroundings: ViewPosition
  /// The positions of the modifier's visible views.
  private var positions: [ObjectIdentifier: ViewPosition] = [:]
  /// The order from before the first disappearance of a view in this update; nil if no view has disappeared.
  private var left: LifecycleOrder?
  /// Whether the modifier has appeared and not disappeared since.
  private(set) var isShown = false
  /// Whether the lifecycle has the node on its list.
  var isNoted = false
  /// The number of changes that were acted upon in one update.
  private var changes = (update: 0, count: 0)
  /// The largest number of changes that are acted upon in one update; more count as an endless loop.
  static let greatestChangeCount = 20

  init(_ inputs: ViewInputs) {
    lifecycle = inputs.context.lifecycle
    number = lifecycle.nextNode()
    path = inputs.identity.settledPath
    surroundings = inputs.position
  }

  /// Whether an action is due because of a change.
  var hasChange: Bool { false }
  /// Performs the actions of a change.
  func change() {}
  /// Performs the actions of an appearance, when the first view has appeared.
  func appear() {}
  /// Performs the actions of a disappearance, when the last view has disappeared.
  func disappear() {}

  /// Records that an action may be due.
  final func note() { lifecycle.note(self) }

  /// Records that a view is shown for the first time.
  final func viewCame(at position: ViewPosition, in subgraph: Subgraph, _ graph: AttributeGraph) {
    viewReturned(to: position)
    position.surroundings.presence?.add(self, at: position)
    graph.onRemoval(of: subgraph) { [self] in
      MainActor.assumeIsolated {
        position.surroundings.presence?.remove(position)
        viewGoes(from: position)
      }
    }
  }

  /// Records that a view is shown, for the first time or again.
  final override func viewReturned(to position: ViewPosition) {
    positions[ObjectIdentifier(position)] = position
    note()
  }

  /// Records that a view was removed or is no longer shown.
  final override func viewGoes(from position: ViewPosition) {
    if left == nil, !positions.isEmpty {
      left = order
      left!.removal = path?.branch?.outermostRemoval ?? .max
    }
    positions[ObjectIdentifier(position)] = nil
    note()
  }

  /// Counts a change that is acted upon; returns false if there were too many in this update.
  final func mayChange() -> Bool {
    let update = lifecycle.updateCount
    changes = (update, changes.update == update ? changes.count + 1 : 1)
    return changes.count <= Self.greatestChangeCount
  }

  /// The position of the due actions among those of others, in the current tree.
  final var order: LifecycleOrder {
    // All views of one modifier are in one container, so their ordinals determine their order.
    let first =
      positions.count < 2 ? positions.first?.value : positions.values.min { $0.ordinal < $1.ordinal }
    return LifecycleOrder(removal: 0, position: (first ?? surroundings).path, node: number)
  }

  /// The position of the disappearance among those of others.
  final var departure: LifecycleOrder { left ?? order }

  /// Returns the action that is due, or nil; called once per update.
  final func takeDueAction() -> DueAction? {
    if isShown && positions.isEmpty {
      isShown = false
      return .disappeared
    }
    left = nil
    if !isShown && !positions.isEmpty {
      isShown = true
      return .appeared
    }
    return isShown && hasChange ? .changed : nil
  }
}

/// The node of a modifier of one type, with the latest value.
final class LifecycleNodeOf<Modifier: LifecycleModifier>: LifecycleNode {
  private let memory: Modifier.Memory
  /// The modifier's value in the last update.
  private var latest: Modifier?
  /// The modifier's value when its changes were checked last.
  private var before: Modifier?

  override init(_ inputs: ViewInputs) {
    memory = Modifier.makeMemory(inputs.context)
    super.init(inputs)
  }

  /// Stores the modifier's value in the running update.
  func see(_ modifier: Modifier) {
    latest = modifier
    modifier.see(memory)
    if isShown && hasChange { note() } else { before = modifier }
  }

  override var hasChange: Bool {
    guard let before, let latest else { return false }
    return latest.isChange(from: before)
  }

  override func appear() {
    before = latest
    latest?.appear(memory)
  }

  override func disappear() { latest?.disappear(memory) }

  override func change() {
    guard let old = before, let latest else { return }
    before = latest
    guard mayChange() else { return report() }
    latest.change(from: old, memory)
  }

  private func report() {
    Warning.report(
      "\(path.map { "\($0)" } ?? "A view"): \(Modifier.title) tried to update multiple times per frame. It ran "
        + "\(Self.greatestChangeCount) times in one update, and each run changed its value again; it is stopped until the next "
        + "update; set the watched value only if it has to differ",
      onceFor: "\(path?.owner.map(shortName) ?? ""): \(Modifier.title)")
  }
}

import TrellisGraph

/// A modifier with actions, as long as it is in the tree: what it shows, and what is due for it.
///
/// On several views it is one, which appears with the first of them and disappears with the last (LC-A6).
@MainActor
class LifecycleNode {
  /// What is due for a modifier when an update is over.
  enum News {
    case changed, appeared, disappeared
  }

  private let lifecycle: Lifecycle
  private let number: Int
  /// Where the modifier is written down.
  let path: IdentityPath?
  /// Where the modifier is when none of its views is there.
  private let surroundings: ViewPosition
  /// The positions of its views that are shown.
  private var positions: [ObjectIdentifier: ViewPosition] = [:]
  /// Where it was before the first of its views went in this update; nil where none did.
  private var left: LifecycleOrder?
  /// Whether it appeared and hasn't disappeared since.
  private(set) var isShown = false
  /// Whether the lifecycle has it on its list.
  var isNoted = false
  /// How many changes were acted upon in one update.
  private var changes = (update: 0, count: 0)
  /// So many changes in one update are a chain of consequences; more are a loop.
  static let greatestChangeCount = 20

  init(_ inputs: ViewInputs) {
    lifecycle = inputs.context.lifecycle
    number = lifecycle.nextNode()
    path = inputs.identity.settledPath
    surroundings = inputs.position
  }

  /// Whether a change is due.
  var hasChange: Bool { false }
  /// Performs what is due after a change.
  func change() {}
  /// Performs what is due when the first view came.
  func appear() {}
  /// Performs what is due when the last view has gone.
  func disappear() {}

  /// Notes that something may be due.
  final func note() { lifecycle.note(self) }

  /// One of its views is shown for the first time.
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

  /// One of its views is shown, for the first time or again.
  final func viewReturned(to position: ViewPosition) {
    positions[ObjectIdentifier(position)] = position
    note()
  }

  /// One of its views has gone, or isn't shown any longer.
  final func viewGoes(from position: ViewPosition) {
    if left == nil, !positions.isEmpty {
      left = order
      left!.removal = path?.branch?.outermostRemoval ?? .max
    }
    positions[ObjectIdentifier(position)] = nil
    note()
  }

  /// Counts a change that is acted upon; false where that was done too often in this update.
  final func mayChange() -> Bool {
    let update = lifecycle.updateCount
    changes = (update, changes.update == update ? changes.count + 1 : 1)
    return changes.count <= Self.greatestChangeCount
  }

  /// When what is due for it is performed among others, with the tree as it is now.
  final var order: LifecycleOrder {
    // All views of one modifier are in one container.
    let first =
      positions.count < 2 ? positions.first?.value : positions.values.min { $0.ordinal < $1.ordinal }
    return LifecycleOrder(removal: 0, position: (first ?? surroundings).path, node: number)
  }

  /// When its disappearance is due.
  final var departure: LifecycleOrder { left ?? order }

  /// What is due now; asked once an update.
  final func takeNews() -> News? {
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

/// A modifier of one type, with its newest value.
final class LifecycleNodeOf<Modifier: LifecycleModifier>: LifecycleNode {
  private let memory: Modifier.Memory
  /// The modifier's value in the last update, and the one that it had when its changes were looked at last.
  private var latest: Modifier?
  private var before: Modifier?

  override init(_ inputs: ViewInputs) {
    memory = Modifier.makeMemory(inputs.context)
    super.init(inputs)
  }

  /// Takes the value that the modifier has in the update that runs.
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
        + "\(Self.greatestChangeCount) times in one update, each changed its value again; it is stopped until the next "
        + "update; set what it watches only where that has to differ",
      onceFor: "\(path?.owner.map(shortName) ?? ""): \(Modifier.title)")
  }
}

import TrellisGraph

/// The phase of a view in its transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is present.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before insertion, 0 while the view is present, 1 after removal.
  ///
  /// Source: recorded, in OpenSwiftUI's reconstruction.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The current phase of one view, which is read by the program's own transition modifiers.
///
/// A view built in an animated update is first laid out as before its appearance. If its container reports the insertion, the
/// phase is animated to `identity` in the next step of the same update. Otherwise it becomes `identity` at once.
@MainActor
final class PhaseSwitch {
  private var current: TransitionPhase
  private let changes: Attribute<Int>
  private let writes: StateWrites
  private var comes = false

  /// Creates the switch in the current subgraph.
  init(_ inputs: ViewInputs, isAnimated: Bool) {
    changes = inputs.graph.input(name: "transition", kind: .transaction, 0)
    writes = inputs.context.writes
    current = isAnimated ? .willAppear : .identity
    if isAnimated {
      writes.performLater("a transition", continues: true) { [self] in if !comes { set(.identity) } }
    }
  }

  /// Returns the current phase; a rule that calls this depends on it.
  func read() -> TransitionPhase {
    _ = changes.wrappedValue
    return current
  }

  /// Changes the phase in the next step of the update, with a transaction.
  func change(to phase: TransitionPhase, in transaction: Transaction) {
    comes = true
    writes.performLater("a transition", in: transaction, continues: true) { [self] in set(phase) }
  }

  private func set(_ phase: TransitionPhase) {
    current = phase
    if changes.exists { changes.wrappedValue += 1 }
  }
}

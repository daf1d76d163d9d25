import TrellisGraph

/// How far a view is on its way in or out.
///
/// Source: documented, developer.apple.com/documentation/swiftui/transitionphase.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It goes.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is there, 0 while it is, 1 after that.
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

/// The phase of one view, which modifiers of the program's own go by.
///
/// What is built in an update that is animated is laid out as it is before it appears; if its container then says that it comes, it goes
/// its way in the next step of the same update, and is there at once if not.
@MainActor
final class PhaseSwitch {
  private var current: TransitionPhase
  private let changes: Attribute<Int>
  private let writes: StateWrites
  private var comes = false

  /// Makes the switch in the subgraph in force.
  init(_ inputs: ViewInputs, isAnimated: Bool) {
    changes = inputs.graph.input(name: "transition", kind: .transaction, 0)
    writes = inputs.context.writes
    current = isAnimated ? .willAppear : .identity
    if isAnimated {
      writes.performLater("a transition", continues: true) { [self] in if !comes { set(.identity) } }
    }
  }

  /// The phase now; reading it in a rule makes the rule depend on it.
  func read() -> TransitionPhase {
    _ = changes.wrappedValue
    return current
  }

  /// Goes to another phase in the next step of the update, in a transaction.
  func change(to phase: TransitionPhase, in transaction: Transaction) {
    comes = true
    writes.performLater("a transition", in: transaction, continues: true) { [self] in set(phase) }
  }

  private func set(_ phase: TransitionPhase) {
    current = phase
    if changes.exists { changes.wrappedValue += 1 }
  }
}

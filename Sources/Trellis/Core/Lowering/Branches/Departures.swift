import TrellisGraph

/// The branches that were removed from the tree and stay until nothing of them is visible any more.
///
/// During the step in which a branch leaves, this object retains the branch's token. After that, whatever draws the leaving
/// branch retains it. When the token is released, the branch ends: at the end of the step if nothing else has retained it.
@MainActor
final class Departures {
  /// The tokens of branches that leave in the running step.
  private var tokens: [AnimationListener] = []

  /// Whether leaving branches stay until ``letGo()`` is called.
  var isKeeping = false
  private var leaving: [ObjectIdentifier: Branch] = [:]
  /// Called with a branch that is leaving or was restored.
  var onChange: ((Branch) -> Void)?
  private var removalCount = 0

  /// Returns a number for a removal, in the order of removals.
  func nextRemoval() -> Int {
    removalCount += 1
    return removalCount
  }

  /// Keeps a leaving branch.
  func keep(_ branch: Branch) {
    if isKeeping { return leaving[ObjectIdentifier(branch)] = branch }
    let token = AnimationListener(.removed) { [weak self, weak branch] in
      // A branch that was restored, and perhaps left again, has another token or none.
      guard let self, let branch, branch.phase == .leaving, branch.removalToken == nil else { return }
      MainActor.assumeIsolated { branch.end(self) }
    }
    branch.removalToken = token
    tokens.append(token)
  }

  /// Keeps the part of the graph of an ended branch until it is known which of its hosts are leaving.
  func holdUntilStepEnds(_ branch: Branch) {
    tokens.append(AnimationListener(.removed) { MainActor.assumeIsolated { branch.removeUnlessHosted() } })
  }

  /// Ends the step; branches that left in it stay only while something else retains their tokens.
  func endStep() { tokens = [] }

  func forget(_ branch: Branch) { leaving[ObjectIdentifier(branch)] = nil }

  /// Ends all kept branches, in the order of their removal.
  func letGo() {
    let all = leaving.values.sorted { ($0.outermostRemoval ?? 0) < ($1.outermostRemoval ?? 0) }
    leaving = [:]
    for branch in all { branch.end(self) }
  }
}

extension ViewContext {
  private enum DeparturesKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Departures { Departures() }
  }

  /// The removed branches that are still shown.
  var departures: Departures { self[DeparturesKey.self] }
}

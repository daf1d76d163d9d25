import TrellisGraph

/// A part of the tree that comes and goes as one: a branch of a condition, a row of a `ForEach`, what has an id; a step on the
/// paths of what is in it.
///
/// It is there; or it leaves, with its state, where it was drawn last, out of reach of events; or it has gone, and its part of
/// the graph with it. See ``Departures``.
class Branch: IdentityPath {
  enum Phase { case present, leaving, gone }

  private(set) final var phase = Phase.present
  final let subgraph: Subgraph
  /// Which of all removals it was that took this very branch; nil as long as it is there, and where it went with the one
  /// that it lies in.
  private final var removal: Int?
  /// Who is told when it goes after it left, by itself and not with what is around it.
  final var onEnd: (() -> Void)?

  /// Makes a branch below the one that the inputs are in; the subgraph is made in `owner`.
  @MainActor init(in owner: Subgraph, _ inputs: ViewInputs) {
    subgraph = inputs.graph.makeSubgraph(in: owner)
    let (parent, index) = inputs.identity.forBranch
    super.init(in: parent, index: index)
    branch = self
  }

  /// The branch around it.
  private final var outer: Branch? { parent?.branch }

  /// Which removal took the branch, or the outermost one around it that went; nil as long as it is there.
  final var outermostRemoval: Int? {
    var found: Int?
    var branch: Branch? = self
    while let here = branch {
      found = here.removal ?? found
      branch = here.outer
    }
    return found
  }

  /// Whether the branch leaves, by itself or with one around it, and is still there.
  final var isLeaving: Bool {
    var branch: Branch? = self
    while let here = branch {
      if here.phase != .present { return subgraph.exists && here.phase == .leaving }
      branch = here.outer
    }
    return false
  }

  /// Builds what is in the branch.
  @MainActor final func build<Result>(_ inputs: ViewInputs, _ body: (ViewInputs) -> Result) -> Result {
    var inner = inputs
    inner.identity.enter(self)
    // A view may well contain its like behind a condition or in a row.
    inner.depth = 0
    return inputs.graph.within(subgraph) { body(inner) }
  }

  /// Takes the branch out of the tree: it leaves where somebody keeps it, and else goes when the update ends.
  @MainActor final func leave(_ context: ViewContext, isSeen: Bool = true) {
    if phase == .present { removal = context.lifecycle.nextRemoval() }
    if isSeen && context.departures.keep(self) {
      phase = .leaving
    } else {
      context.departures.forget(self)
      end()
    }
  }

  /// Comes back, as it was, from leaving.
  @MainActor final func comeBack(_ context: ViewContext) {
    guard phase == .leaving else { return }
    (phase, removal, onEnd) = (.present, nil, nil)
    context.departures.forget(self)
  }

  /// Removes the branch with all in it, when the update ends.
  @MainActor final func end() {
    guard phase != .gone else { return }
    phase = .gone
    if subgraph.exists { subgraph.remove() }
    onEnd?()
    onEnd = nil
  }
}

/// Who has what is taken out of the tree stay for a while, and lets it go later.
///
/// Nobody does yet but for tests: all goes at once.
@MainActor
final class Departures {
  /// Whether what leaves stays until it is let go.
  var isKeeping = false
  private var leaving: [ObjectIdentifier: Branch] = [:]

  fileprivate func keep(_ branch: Branch) -> Bool {
    if isKeeping { leaving[ObjectIdentifier(branch)] = branch }
    return isKeeping
  }

  fileprivate func forget(_ branch: Branch) { leaving[ObjectIdentifier(branch)] = nil }

  /// Lets go of all that leaves, in the order in which it was taken out.
  func letGo() {
    let all = leaving.values.sorted { ($0.outermostRemoval ?? 0) < ($1.outermostRemoval ?? 0) }
    leaving = [:]
    for branch in all { branch.end() }
  }
}

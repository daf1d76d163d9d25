import TrellisGraph

/// A part of the tree that is inserted and removed as one, and a step on the paths of what is in it.
///
/// Examples are a branch of a condition, a row of a `ForEach` and a view with an id.
///
/// A branch is present at first. A leaving branch keeps its state and is drawn where it last was, out of reach of events. An ended
/// branch has no part of the graph any more. See ``Departures``.
class Branch: IdentityPath {
  enum Phase { case present, leaving, gone }

  private(set) final var phase = Phase.present
  final let subgraph: Subgraph
  /// The sequence number of this branch's own removal; nil while it is present or if it was removed with a branch around it.
  private final var removal: Int?
  /// Called when the branch ends after leaving by itself, not with a branch around it.
  final var onEnd: (() -> Void)?
  /// Called when the branch's subgraph is removed on its own; hosts may delay that, see ``addHost(_:)``.
  final var onRemoval: (() -> Void)?
  /// The changes to an update's transaction on the way to the branch.
  final let transactionScope: TransactionScope?
  /// The token that ends the branch once it is released by everything that draws the branch; nil while the branch is present.
  final weak var removalToken: AnimationListener?

  /// The branches that show views of this one, as rows of `Group(subviews:)` do.
  private final var hosts: [WeakHost] = []

  private struct WeakHost { weak var branch: Branch? }

  /// The number of the step in which the branch was created.
  private final let firstStep: Int
  /// Whether an insertion of the branch itself skips the transition.
  final var skipsInsertionTransition = false
  /// Whether the views in the branch may stay undrawn while they aren't visible; see ``StaticShape/mayStayUndrawn``.
  final var mayStayUndrawn = false
  /// The slot of the lazy list's row that contains the branch; nil unless the row's views may be reused.
  final var row: RowSlot?

  /// Creates a branch below the one that the inputs are in; its subgraph is created in `owner`.
  @MainActor init(in owner: Subgraph, _ inputs: ViewInputs) {
    subgraph = inputs.graph.makeSubgraph(in: owner)
    transactionScope = inputs.transactionScope
    firstStep = inputs.context.stepNumber
    let (parent, index) = inputs.identity.forBranch
    super.init(in: parent, index: index)
    branchStep = self
    mayStayUndrawn = outer?.mayStayUndrawn ?? false
    row = outer?.row
  }

  /// The branch around this one.
  private final var outer: Branch? { parent?.branch }

  /// The sequence number of the outermost removal among this branch and those around it; nil if none was removed.
  final var outermostRemoval: Int? {
    var found: Int?
    var branch: Branch? = self
    while let here = branch {
      found = here.removal ?? found
      branch = here.outer
    }
    return found
  }

  /// Whether the branch or one around it is leaving, and none of them has ended.
  final var isLeaving: Bool {
    var isLeaving = false
    var branch: Branch? = self
    while let here = branch {
      if here.phase == .gone { return false }
      if here.phase == .leaving { isLeaving = true }
      branch = here.outer
    }
    return isLeaving && subgraph.exists
  }

  /// Whether the branch and all branches around it are present.
  final var isPresent: Bool {
    var branch: Branch? = self
    while let here = branch {
      if here.phase != .present { return false }
      branch = here.outer
    }
    return true
  }

  /// Returns whether an insertion in a step skips its transition.
  ///
  /// The outermost branch that was inserted in the step, among this branch and those around it, determines the result.
  final func skipsInsertionTransition(in step: Int) -> Bool {
    var skips = false
    var branch: Branch? = self
    while let here = branch {
      if here.firstStep == step { skips = here.skipsInsertionTransition }
      branch = here.outer
    }
    return skips
  }

  /// Returns the transaction of the running update at the branch, without changes made inside the branch.
  @MainActor final func transaction(_ inputs: ViewInputs) -> Transaction {
    inputs.context.transaction(in: transactionScope)
  }

  /// The token of the outermost leaving branch among this one and those around it; nil if none has one.
  final var outermostRemovalToken: AnimationListener? {
    var found: AnimationListener?
    var branch: Branch? = self
    while let here = branch {
      found = here.removalToken ?? found
      branch = here.outer
    }
    return found
  }

  /// Builds the content of the branch.
  @MainActor final func build<Result>(_ inputs: ViewInputs, _ body: (ViewInputs) -> Result) -> Result {
    var inner = inputs
    inner.identity.enter(self)
    // A view may contain its own type behind a condition or in a row, so the depth is counted anew in each branch.
    inner.depth = 0
    return inputs.graph.within(subgraph) { body(inner) }
  }

  /// Removes the branch from the tree.
  ///
  /// If the removal is seen, the branch is leaving until its token is released. Otherwise it ends at once.
  @MainActor final func leave(_ context: ViewContext, isSeen: Bool = true) {
    if phase == .present { removal = context.departures.nextRemoval() }
    if isSeen {
      context.departures.keep(self)
      phase = .leaving
    } else {
      context.departures.forget(self)
      end(context.departures)
    }
    context.departures.onChange?(self)
  }

  /// Restores a leaving branch, with its state.
  @MainActor final func comeBack(_ context: ViewContext) {
    guard phase == .leaving else { return }
    (phase, removal, onEnd, removalToken) = (.present, nil, nil, nil)
    context.departures.forget(self)
    context.departures.onChange?(self)
  }

  /// Records that another branch shows views of this one.
  ///
  /// The host's drawing reads attributes of this branch, so this branch's part of the graph stays while the host is leaving.
  final func addHost(_ host: Branch) {
    let around = sequence(first: host) { $0.outer }
    var guest: Branch? = self
    // A branch around both is removed no earlier than the host, so the loop ends there.
    while let here = guest, !around.contains(where: { $0 === here }) {
      here.hosts.removeAll { $0.branch == nil || $0.branch === host }
      here.hosts.append(WeakHost(branch: host))
      guest = here.outer
    }
  }

  /// The token of a leaving branch that still shows views of this one, directly or through hosts of hosts, or nil.
  private final var hostToken: AnimationListener? {
    hosts.lazy.compactMap { $0.branch?.keepingToken }.first
  }

  /// The token that keeps the branch's part of the graph, or nil.
  ///
  /// The token is that of a leaving branch that contains this one or shows views of it.
  private final var keepingToken: AnimationListener? {
    var branch: Branch? = self
    while let here = branch {
      if let token = here.removalToken ?? here.hostToken { return token }
      branch = here.outer
    }
    return nil
  }

  /// Ends the branch: its views are removed, and its part of the graph is removed when the update ends.
  ///
  /// A part whose views other branches show is removed later; see ``addHost(_:)``.
  @MainActor final func end(_ departures: Departures) {
    guard phase != .gone else { return }
    phase = .gone
    if hosts.isEmpty {
      removePart()
    } else {
      departures.holdUntilStepEnds(self)
    }
    onEnd?()
    onEnd = nil
  }

  /// Removes the part of the graph of an ended branch, unless a leaving host keeps it.
  @MainActor final func removeUnlessHosted() {
    guard subgraph.exists else { return }
    if let host = hostToken {
      host.keep(AnimationListener(.removed) { MainActor.assumeIsolated { self.removeUnlessHosted() } })
    } else {
      removePart()
    }
  }

  /// Removes the branch's subgraph, unless it was removed with one around it.
  private final func removePart() {
    guard subgraph.exists else { return }
    subgraph.remove()
    onRemoval?()
    onRemoval = nil
  }
}

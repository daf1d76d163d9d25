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
  /// Called when the branch's subgraph is removed on its own; hosts may delay that, see ``addHost(_:)``.
  final var onRemoval: (() -> Void)?
  /// What changes the transaction of an update on the way to where the branch stands.
  final let transactionScope: TransactionScope?
  /// What ends the branch when nothing holds it any more that is drawn of it; nil as long as it is there.
  fileprivate final weak var ticket: AnimationListener?

  /// The branches that show views of this one, as rows of `Group(subviews:)` do.
  private final var hosts: [WeakHost] = []

  private struct WeakHost { weak var branch: Branch? }

  /// In which step the branch was made.
  private final let firstStep: Int
  /// Whether what is in it is there at once when it comes by itself.
  final var comesUnseen = false

  /// Makes a branch below the one that the inputs are in; the subgraph is made in `owner`.
  @MainActor init(in owner: Subgraph, _ inputs: ViewInputs) {
    subgraph = inputs.graph.makeSubgraph(in: owner)
    transactionScope = inputs.transactionScope
    firstStep = inputs.context.stepNumber
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

  /// Whether the branch or one around it is leaving, and none of them has gone.
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

  /// Whether it is there, with all around it.
  final var isPresent: Bool {
    var branch: Branch? = self
    while let here = branch {
      if here.phase != .present { return false }
      branch = here.outer
    }
    return true
  }

  /// Whether what came in a step, this one or the outermost around it that did, isn't seen to come.
  final func isUnseen(in step: Int) -> Bool {
    var isUnseen = false
    var branch: Branch? = self
    while let here = branch {
      if here.firstStep == step { isUnseen = here.comesUnseen }
      branch = here.outer
    }
    return isUnseen
  }

  /// The transaction of the update that runs, where the branch stands: what is in the branch doesn't change it.
  @MainActor final func transaction(_ inputs: ViewInputs) -> Transaction {
    inputs.context.transaction(in: transactionScope)
  }

  /// What ends the branch that leaves, be it this one or one around it.
  final var outermostTicket: AnimationListener? {
    var found: AnimationListener?
    var branch: Branch? = self
    while let here = branch {
      found = here.ticket ?? found
      branch = here.outer
    }
    return found
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
    if isSeen {
      context.departures.keep(self)
      phase = .leaving
    } else {
      context.departures.forget(self)
      end(context.departures)
    }
    context.matches.note(self)
  }

  /// Comes back, as it was, from leaving.
  @MainActor final func comeBack(_ context: ViewContext) {
    guard phase == .leaving else { return }
    (phase, removal, onEnd, ticket) = (.present, nil, nil, nil)
    context.departures.forget(self)
    context.matches.note(self)
  }

  /// Notes that another branch shows views of this one.
  ///
  /// The host's drawing reads attributes of this branch, so this branch's part of the graph stays while the host is leaving.
  final func addHost(_ host: Branch) {
    let around = sequence(first: host) { $0.outer }
    var guest: Branch? = self
    // What is around both goes no earlier than the host.
    while let here = guest, !around.contains(where: { $0 === here }) {
      here.hosts.removeAll { $0.branch == nil || $0.branch === host }
      here.hosts.append(WeakHost(branch: host))
      guest = here.outer
    }
  }

  /// The ticket of a leaving branch that still shows views of this one, directly or through hosts of hosts, or nil.
  private final var hostTicket: AnimationListener? {
    hosts.lazy.compactMap { $0.branch?.keepingTicket }.first
  }

  /// The ticket that keeps the branch's part of the graph: of a leaving branch that it is in or that shows views of it, or nil.
  private final var keepingTicket: AnimationListener? {
    var branch: Branch? = self
    while let here = branch {
      if let ticket = here.ticket ?? here.hostTicket { return ticket }
      branch = here.outer
    }
    return nil
  }

  /// Ends the branch: its views are gone, and its part of the graph is removed when the update ends.
  ///
  /// The part that other branches show views of is removed later; see ``addHost(_:)``.
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

  /// Removes the part of the graph of a branch that has ended, or has a leaving host keep it.
  @MainActor fileprivate final func removeUnlessHosted() {
    guard subgraph.exists else { return }
    if let host = hostTicket {
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

/// What is taken out of the tree stays for a while, and goes when nothing of it is to be seen any more.
///
/// In the step in which a branch leaves, this holds its ticket; whatever draws it as it goes holds it then. When the last one lets go,
/// and at once where nobody took it, the branch ends.
@MainActor
final class Departures {
  /// The tickets of branches that leave in the step that runs.
  private var tickets: [AnimationListener] = []

  /// Whether what leaves stays until it is let go.
  var isKeeping = false
  private var leaving: [ObjectIdentifier: Branch] = [:]

  /// Has a branch stay that leaves.
  fileprivate func keep(_ branch: Branch) {
    if isKeeping { return leaving[ObjectIdentifier(branch)] = branch }
    let ticket = AnimationListener(.removed) { [weak self, weak branch] in
      // A branch that came back, and perhaps left again, has another ticket, or none.
      guard let self, let branch, branch.phase == .leaving, branch.ticket == nil else { return }
      MainActor.assumeIsolated { branch.end(self) }
    }
    branch.ticket = ticket
    tickets.append(ticket)
  }

  /// Holds the part of the graph of a branch that has ended until it is known which of its hosts are leaving.
  fileprivate func holdUntilStepEnds(_ branch: Branch) {
    tickets.append(AnimationListener(.removed) { MainActor.assumeIsolated { branch.removeUnlessHosted() } })
  }

  /// The step is over in which branches left: they stay as long as somebody else has them stay.
  func endStep() { tickets = [] }

  fileprivate func forget(_ branch: Branch) { leaving[ObjectIdentifier(branch)] = nil }

  /// Lets go of all that leaves, in the order in which it was taken out.
  func letGo() {
    let all = leaving.values.sorted { ($0.outermostRemoval ?? 0) < ($1.outermostRemoval ?? 0) }
    leaving = [:]
    for branch in all { branch.end(self) }
  }
}

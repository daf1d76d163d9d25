import Foundation
import TrellisGraph
import TrellisLayout

/// What views stand for that share one geometry.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view that shares the geometry of others.
@MainActor
final class MatchedMember: Equatable {
  /// Where the view would be without the others.
  let position: ViewPosition
  private let branch: Branch?
  private let subgraph: Subgraph
  /// The member whose geometry it takes; itself where that is its own.
  let source: Attribute<MatchedMember?>
  fileprivate(set) var key: MatchedKey?
  fileprivate(set) var isSource = false
  /// In which step its source was looked for first; nil where that is still to come.
  fileprivate(set) var firstLook: Int?
  /// From where in the window it begins, as the source in another one's place; nil once that is under way.
  var start: CGRect?
  /// Where it is drawn, in the space of ``position``; nil where it would be anyway.
  var shown: CGRect?

  /// Creates a member for a view at the inputs' position; its input goes with the subgraph in force.
  init(_ branch: Branch?, _ inputs: ViewInputs) {
    position = inputs.position
    self.branch = branch
    subgraph = inputs.graph.currentSubgraph
    source = inputs.graph.input(name: "matchedGeometryEffect.source", kind: .geometry, nil)
  }

  /// Whether it is there, and isn't being removed.
  var isPresent: Bool { subgraph.exists && branch?.isPresent ?? true }

  /// Where in the window it is drawn.
  fileprivate func frameInWindow(_ motions: Motions) -> CGRect? {
    guard subgraph.exists else { return nil }
    let origin = position.originShown(motions)
    return (shown ?? position.bounds).offsetBy(dx: origin.x, dy: origin.y)
  }

  nonisolated static func == (first: MatchedMember, second: MatchedMember) -> Bool { first === second }
}

/// The views of a window that share geometries, in groups by what they stand for.
///
/// The source of a group is its first member that may be and isn't being removed. Who that is is found anew in a step that follows one
/// in which a member came, went, came back or said something else; members learn it by inputs of their own.
@MainActor
final class MatchedGroups {
  private struct Member { weak var member: MatchedMember? }

  private struct Group {
    var members: [Member] = []
    weak var source: MatchedMember?
  }

  private unowned let context: ViewContext
  private var groups: [MatchedKey: Group] = [:]
  private var isPending = false
  /// The step in which sources were found last.
  private var lastStep = -1
  /// What keeps branches until their members have been looked at.
  private var tickets: [AnimationListener] = []

  init(_ context: ViewContext) { self.context = context }

  /// A member says what it stands for, and whether others may take its geometry.
  func note(_ member: MatchedMember, _ key: MatchedKey, isSource: Bool, _ transaction: () -> Transaction) {
    if member.key == key, member.isSource == isSource { return }
    if let old = member.key, old != key { groups[old]?.members.removeAll { $0.member === member } }
    if member.key != key { groups[key, default: Group()].members.append(Member(member: member)) }
    (member.key, member.isSource) = (key, isSource)
    findSources(in: transaction())
  }

  /// A branch leaves, or comes back: members may be in it.
  func note(_ branch: Branch) {
    if groups.isEmpty { return }
    if let ticket = branch.outermostTicket { tickets.append(ticket) }
    findSources(in: context.transaction(in: branch.transactionScope))
  }

  /// Whether the step that runs is one in which sources were found.
  var isStep: Bool { context.stepNumber == lastStep }

  private func findSources(in transaction: Transaction) {
    if isPending { return }
    isPending = true
    context.writes.performLater("a matched geometry", in: transaction, continues: true) { [self] in
      (isPending, tickets, lastStep) = (false, [], context.stepNumber)
      for key in groups.keys { findSource(of: key) }
    }
  }

  private func findSource(of key: MatchedKey) {
    groups[key]!.members.removeAll { $0.member == nil }
    let members = groups[key]!.members.compactMap(\.member)
    if members.isEmpty { return groups[key] = nil }
    let old = groups[key]!.source
    let source = members.first { $0.isSource && $0.isPresent }
    if let source, source.firstLook == nil, let old, old !== source {
      source.start = old.frameInWindow(context.motions)
    }
    groups[key]!.source = source
    for member in members where member.source.exists {
      member.firstLook = member.firstLook ?? context.stepNumber
      member.source.wrappedValue = source
    }
  }
}

extension ViewPosition {
  /// Where in the window the view is shown: where it belongs, and what it and what it is in have still to go.
  final func originShown(_ motions: Motions) -> CGPoint {
    origin(inSpaceNamed: nil).moved(by: distanceAround(motions))
  }
}

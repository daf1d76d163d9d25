import Foundation
import TrellisGraph
import TrellisLayout

/// The identity that views have in common if they share a geometry.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view that shares the geometry of others.
@MainActor
final class MatchedMember: Equatable {
  /// The position that the view would have without matching.
  let position: ViewPosition
  private let branch: Branch?
  private let subgraph: Subgraph
  /// The member whose geometry this one takes, which may be itself; nil if there is no source.
  let source: Attribute<MatchedMember?>
  fileprivate(set) var key: MatchedKey?
  fileprivate(set) var isSource = false
  /// The number of the step in which the member's source was determined first; nil before that.
  fileprivate(set) var firstCheckedStep: Int?
  /// The frame in the window from which the view starts when it replaces another source; nil once it has started.
  var start: CGRect?
  /// The frame in which the view is drawn, in the space of ``position``; nil if matching doesn't change it.
  var shown: CGRect?

  /// Creates a member for a view at the inputs' position; its input belongs to the current subgraph.
  init(_ branch: Branch?, _ inputs: ViewInputs) {
    position = inputs.position
    self.branch = branch
    subgraph = inputs.graph.currentSubgraph
    source = inputs.graph.input(name: "matchedGeometryEffect.source", kind: .geometry, nil)
  }

  /// Whether the view exists and isn't being removed.
  var isPresent: Bool { subgraph.exists && branch?.isPresent ?? true }

  /// Returns the frame in the window in which the view is drawn; nil if the view was removed.
  fileprivate func frameInWindow(_ motions: Motions) -> CGRect? {
    guard subgraph.exists else { return nil }
    let origin = position.originShown(motions)
    return (shown ?? position.bounds).offsetBy(dx: origin.x, dy: origin.y)
  }

  nonisolated static func == (first: MatchedMember, second: MatchedMember) -> Bool { first === second }
}

/// The views of a window that share geometries, in groups by key.
///
/// The source of a group is the first member that is marked as a source and isn't being removed. If a member is inserted,
/// removed, restored or changed, a later step determines the sources anew. Members read their source from an input of their own.
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
  /// The number of the step in which sources were last determined.
  private var lastStep = -1
  /// The tokens that keep leaving branches until their members have been examined.
  private var removalTokens: [AnimationListener] = []

  init(_ context: ViewContext) {
    self.context = context
    context.departures.onChange = { [unowned self] in note($0) }
  }

  /// Records a member's key, and whether others may take its geometry.
  func note(_ member: MatchedMember, _ key: MatchedKey, isSource: Bool, _ transaction: () -> Transaction) {
    if member.key == key, member.isSource == isSource { return }
    if let old = member.key, old != key { groups[old]?.members.removeAll { $0.member === member } }
    if member.key != key { groups[key, default: Group()].members.append(Member(member: member)) }
    (member.key, member.isSource) = (key, isSource)
    findSources(in: transaction())
  }

  /// Records that a branch, which may contain members, is leaving or was restored.
  func note(_ branch: Branch) {
    if groups.isEmpty { return }
    if let token = branch.outermostRemovalToken { removalTokens.append(token) }
    findSources(in: context.transaction(in: branch.transactionScope))
  }

  /// Whether sources were determined in the running step.
  var isStep: Bool { context.stepNumber == lastStep }

  private func findSources(in transaction: Transaction) {
    if isPending { return }
    isPending = true
    context.writes.performLater("a matched geometry", in: transaction, continues: true) { [self] in
      (isPending, removalTokens, lastStep) = (false, [], context.stepNumber)
      for key in groups.keys { findSource(of: key) }
    }
  }

  private func findSource(of key: MatchedKey) {
    groups[key]!.members.removeAll { $0.member == nil }
    let members = groups[key]!.members.compactMap(\.member)
    if members.isEmpty { return groups[key] = nil }
    let old = groups[key]!.source
    let source = members.first { $0.isSource && $0.isPresent }
    if let source, source.firstCheckedStep == nil, let old, old !== source {
      source.start = old.frameInWindow(context.motions)
    }
    groups[key]!.source = source
    for member in members where member.source.exists {
      member.firstCheckedStep = member.firstCheckedStep ?? context.stepNumber
      member.source.wrappedValue = source
    }
  }
}

extension ViewPosition {
  /// Returns the origin at which the view is shown in the window, including the motions of the view and of the views around it.
  final func originShown(_ motions: Motions) -> CGPoint {
    origin(inSpaceNamed: nil).moved(by: distanceAround(motions))
  }
}

private enum MatchedGroupsKey: ContextKey {
  static let slot = ContextSlot()
  static func makeValue(_ context: ViewContext) -> MatchedGroups { MatchedGroups(context) }
}

extension ViewContext {
  /// The groups of views that share a geometry.
  var matches: MatchedGroups { self[MatchedGroupsKey.self] }
}

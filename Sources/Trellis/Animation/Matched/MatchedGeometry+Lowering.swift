import Foundation
import TrellisGeometry
import TrellisGraph
import TrellisLayout

extension MatchedGeometryModifier: PrimitiveModifier {
  /// Builds the view with its own geometry, inside the area that the layout reserves for it.
  ///
  /// ```
  /// the source ───────────────┐
  /// the source's frame ───────┼─▶ place ─▶ size ─▶ the content of the view
  /// the view's reserved area ─┘
  /// ```
  @MainActor static func makeList(
    _ modifier: GraphValue<MatchedGeometryModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    // In a step that determines sources, the content gets an animated size in each frame of the clock. With the transaction's animation,
    // the content would be animated twice.
    let inner = inputs.changingTransaction { [matches = inputs.context.matches] in
      if matches.isStep { $0.animation = nil }
    }
    return content(inner).map(inputs) { element, inputs in
      let (graph, position, name) = (inputs.graph, inputs.position, "matchedGeometryEffect")
      let place = graph.declare(MatchedPlace?.self, name: name, kind: .geometry)
      let size = graph.declare(ViewSize.self, name: name, kind: .geometry)
      let inside = SingleViewPosition(size, in: position, position.inside) {
        place.wrappedValue?.origin(of: size.wrappedValue.size) ?? .zero
      }
      let outputs = element.make(inside)
      let finder = MatchedPlaceFinder(element.branch, inside, inputs)
      graph.define(place) { finder.place(modifier.wrappedValue) }
      let container = position.surroundings.containerSize
      graph.define(size) {
        guard let proposed = place.wrappedValue?.size else { return position.geometry.wrappedValue }
        let proposal = ProposedViewSize(proposed)
        let computer = outputs.layoutComputer.wrappedValue
        return ViewSize(
          size: computer.within(container) { computer.sizeThatFits(proposal) }, proposal: proposal)
      }
      return outputs.shifted { inside.origin }
    }
  }
}

/// The geometry at which a matched view is drawn, in the space of its reserved area.
private struct MatchedPlace: Equatable {
  /// The anchor of the view, which is at `point`.
  var anchor: UnitPoint
  var point: CGPoint
  /// The size that is proposed to the view; nil keeps the layout that the view has without matching.
  var size: CGSize?

  func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
  }
}

/// The geometry computation of a matched view, which follows its source, with an animation if the change has one.
@MainActor
private final class MatchedPlaceFinder {
  private let inputs: ViewInputs
  private let member: MatchedMember
  /// The position of the view's content.
  private let inside: ViewPosition
  private let key: Motions.Key
  /// The target frame at the last call, and whether that was the view's own frame.
  private var last: (frame: CGRect, isOwn: Bool)?

  init(_ branch: Branch?, _ inside: ViewPosition, _ inputs: ViewInputs) {
    (self.inside, self.inputs) = (inside, inputs)
    member = MatchedMember(branch, inputs)
    key = Motions.Key(number: inputs.context.nextElementID(), part: .value)
  }

  /// Returns the geometry at which the view is drawn; nil if matching changes nothing.
  ///
  /// The rule that calls this runs in each frame while the view moves.
  func place(_ modifier: MatchedGeometryModifier) -> MatchedPlace? {
    inputs.context.matches.note(member, modifier.key, isSource: modifier.isSource) { inputs.transaction }
    let source = member.source.wrappedValue
    let anchor = modifier.anchor
    let own = CGRect(origin: inputs.position.size.point(anchor), size: inputs.position.size)
    var goal = own
    var isOwn = true
    if let source, source !== member, source.isPresent, !isInside(source.position) {
      isOwn = false
      let there = source.position.origin(inSpaceNamed: nil)
      let here = inputs.position.origin(inSpaceNamed: nil)
      let size = source.position.size
      if modifier.properties.contains(.position) {
        goal.origin = size.point(anchor).moved(by: CGPoint(x: there.x - here.x, y: there.y - here.y))
      }
      if modifier.properties.contains(.size) { goal.size = size }
    }
    // The source is determined in the next step.
    guard let firstCheckedStep = member.firstCheckedStep else { return nil }
    if last == nil, firstCheckedStep < inputs.context.stepNumber { last = (own, isOwn: true) }
    var previous = start(modifier, goal)
    if previous == nil, let last, !(last.isOwn && isOwn) { previous = last.frame }
    last = (goal, isOwn)
    let data = goal.animatableData
    let motions = inputs.context.motions
    if let previous = previous?.animatableData, previous != data, let transaction {
      motions.move(key, by: data - previous, transaction)
    }
    let shownData = motions.rest(key, as: CGRect.AnimatableData.self).map { data + $0 } ?? data
    if isOwn, shownData == data {
      member.shown = nil
      return nil
    }
    goal.animatableData = shownData
    let size = CGSize(width: max(shownData.second.first, 0), height: max(shownData.second.second, 0))
    let place = MatchedPlace(
      anchor: anchor, point: goal.origin, size: modifier.properties.contains(.size) || isOwn ? size : nil)
    member.shown = CGRect(origin: place.origin(of: size), size: size)
    return place
  }

  /// The transaction in which the view moves; nil if it moves at once.
  ///
  /// In a step that determined sources, this is the step's own transaction, because an enclosing matched view may have removed the
  /// animation from the inherited transaction.
  private var transaction: Transaction? {
    guard inputs.context.matches.isStep else { return inputs.animatingTransaction }
    var transaction = inputs.context.transaction(in: nil)
    transaction.environment = inputs.environment
    return transaction
  }

  /// Returns the frame from which the view starts when it replaces another source; nil if it doesn't.
  private func start(_ modifier: MatchedGeometryModifier, _ goal: CGRect) -> CGRect? {
    guard let frame = member.start else { return nil }
    member.start = nil
    var start = goal
    if modifier.properties.contains(.size) { start.size = frame.size }
    if modifier.properties.contains(.position) {
      let here = inputs.position.originShown(inputs.context.motions)
      start.origin = frame.size.point(modifier.anchor).moved(
        by: CGPoint(x: frame.minX - here.x, y: frame.minY - here.y))
    }
    return start
  }

  /// Returns whether a position is inside this view, which can't follow a view that it contains.
  private func isInside(_ other: ViewPosition) -> Bool {
    var position: ViewPosition? = other
    while let here = position, here !== inside { position = here.container }
    return position != nil
  }
}

extension CGSize {
  /// Returns a point of a rectangle of this size.
  fileprivate func point(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: width * anchor.x, y: height * anchor.y)
  }
}

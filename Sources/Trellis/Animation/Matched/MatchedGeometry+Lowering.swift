import Foundation
import TrellisGeometry
import TrellisGraph
import TrellisLayout

extension MatchedGeometryModifier: PrimitiveModifier {
  /// Builds the view in a place of its own within the room that it takes.
  ///
  /// ```
  /// who is the source ─┐
  /// the source's frame ─┼─▶ place ─▶ size ─▶ what is in the view
  /// the view's own room ┘
  /// ```
  @MainActor static func makeList(
    _ modifier: GraphValue<MatchedGeometryModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    // What is in the view is as large as the view in each frame: it doesn't go there by itself as well.
    let inner = inputs.changingTransaction { [matches = inputs.context.matches] in
      if matches.isStep { $0.animation = nil }
    }
    return content(inner).map(inputs) { element, inputs in
      let (graph, position, name) = (inputs.graph, inputs.position, "matchedGeometryEffect")
      let place = graph.declare(MatchedPlace?.self, name: name, kind: .geometry)
      let size = graph.declare(ViewSize.self, name: name, kind: .geometry)
      let inside = SolePosition(size, in: position, position.inside) {
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

/// Where a view is drawn that has another one's geometry, in the space of the room that it takes.
private struct MatchedPlace: Equatable {
  /// Which point of the view is where.
  var anchor: UnitPoint
  var point: CGPoint
  /// The size that is proposed to it; nil where it is laid out as it would be anyway.
  var size: CGSize?

  func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
  }
}

/// Finds where one view is drawn: it follows its source, and goes there where that is animated.
@MainActor
private final class MatchedPlaceFinder {
  private let inputs: ViewInputs
  private let member: MatchedMember
  /// The place of what is in the view.
  private let inside: ViewPosition
  private let key: Motions.Key
  /// Where the view belonged when somebody looked last, and whether that was its own place.
  private var last: (frame: CGRect, isOwn: Bool)?

  init(_ branch: Branch?, _ inside: ViewPosition, _ inputs: ViewInputs) {
    (self.inside, self.inputs) = (inside, inputs)
    member = MatchedMember(branch, inputs)
    key = Motions.Key(number: inputs.context.nextElementID(), part: .value)
  }

  /// Where the view is drawn; nil where nothing is done to it.
  ///
  /// The rule that asks runs in each frame as long as it moves.
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
    // Who is the source is known in the next step.
    guard let firstLook = member.firstLook else { return nil }
    if last == nil, firstLook < inputs.context.stepNumber { last = (own, isOwn: true) }
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

  /// The transaction in which the view moves; nil where it moves at once.
  ///
  /// That of a step in which sources were found is made for what was matched, be it in something that is, too.
  private var transaction: Transaction? {
    guard inputs.context.matches.isStep else { return inputs.animatingTransaction }
    var transaction = inputs.context.transaction(in: nil)
    transaction.environment = inputs.environment
    return transaction
  }

  /// From where the view begins as its group's source, in another one's place; nil where it doesn't.
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

  /// Whether a position is in the view itself, which can't follow what is in it.
  private func isInside(_ other: ViewPosition) -> Bool {
    var position: ViewPosition? = other
    while let here = position, here !== inside { position = here.container }
    return position != nil
  }
}

extension CGSize {
  /// A point of a rectangle of the size.
  fileprivate func point(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: width * anchor.x, y: height * anchor.y)
  }
}

import Foundation
import TrellisGraph
import TrellisLayout

/// Where a view is on the screen: how large it is, where it stands in its container, and what is around it.
///
/// A view depends on its own size alone. Where it stands nobody depends on but its container, which draws it there, and who
/// asks for a position in the space of a view around.
@MainActor
class ViewPosition {
  /// The position of the container; nil for the outermost view.
  final let container: ViewPosition?
  /// What is around the view.
  final let surroundings: Surroundings
  /// What is around the views in this one; the same unless the view changes that.
  final var inside: Surroundings
  /// Whether it is what `offset` makes of a view's place: drawing, which goes by the modifier's own transaction, and no layout.
  final var isOffset = false
  /// Whether what is in the view goes along with it, whatever way that goes: `geometryGroup`.
  final var isGeometryGroup = false
  /// The names by which views in it know the view's coordinate space.
  private final var names: [Attribute<AnyHashable>] = []
  private final var knownSize: Attribute<ViewSize>?
  private final var knownOrigin: Attribute<CGPoint>?

  /// Creates the position of a view in a container.
  init(in container: ViewPosition?, _ surroundings: Surroundings) {
    self.container = container
    self.surroundings = surroundings
    inside = surroundings
  }

  // MARK: - What each kind of container knows in its way

  /// The graph that the view lives in, the subgraph that it goes with, and what its attributes are called.
  var home: (graph: AttributeGraph, subgraph: Subgraph, name: String) {
    fatalError("\(type(of: self)).home: a kind of position has to say so; this is a bug in Trellis")
  }

  /// The view's size and proposal; reading it in a rule makes the rule depend on it.
  func readSize() -> ViewSize { ViewSize(size: .zero, proposal: .unspecified) }

  /// Where the view stands in its container's space, in points; reading it in a rule makes the rule depend on it.
  func readOrigin() -> CGPoint { .zero }

  /// How many positions there are around it.
  final var depth: Int { sequence(first: self) { $0.container }.reduce(-1) { count, _ in count + 1 } }

  /// Where it stands in the window, as it was updated last; nobody depends on what is looked at, and no attribute is made for it.
  final var originSeen: CGPoint { originSeen { _ in false } }

  /// The same in the space of a view around it.
  final func originSeen(in other: ViewPosition) -> CGPoint { originSeen { $0 === other } }

  private final func originSeen(upTo isEnd: (ViewPosition) -> Bool) -> CGPoint {
    var origin = CGPoint.zero
    var position: ViewPosition? = self
    while let here = position, !isEnd(here) {
      let own = here.readOrigin()
      origin.x += own.x
      origin.y += own.y
      position = here.container
    }
    return origin
  }

  /// Which of its container's children it is now; nobody depends on what is looked at.
  var ordinal: Int { 0 }

  // MARK: - What all do alike

  /// The attribute of the view's size, made when somebody first asks for it.
  final var geometry: Attribute<ViewSize> {
    if let knownSize { return knownSize }
    let made = makeSize()
    knownSize = made
    return made
  }

  func makeSize() -> Attribute<ViewSize> {
    let home = home
    return home.graph.within(home.subgraph) {
      home.graph.rule(name: home.name, kind: .geometry) { [self] in readSize() }
    }
  }

  /// Where the view stands, for those who are somewhere below: an attribute, so that they run only where it moved.
  var origin: CGPoint {
    if let knownOrigin { return knownOrigin.wrappedValue }
    let home = home
    let made = home.graph.within(home.subgraph) {
      home.graph.rule(name: home.name, kind: .geometry) { [self] in readOrigin() }
    }
    knownOrigin = made
    return made.wrappedValue
  }

  /// The view's size; reading it in a rule makes the rule depend on it.
  var size: CGSize { geometry.wrappedValue.size }

  /// The view's own rectangle, in its own space; reading it in a rule makes the rule depend on the size.
  final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Where the view is in the tree, as it was updated last: which child of the root's container it lies in, which of that
  /// one's, and so on.
  ///
  /// Nobody depends on what is looked at.
  final var path: [Int] {
    var path: [Int] = []
    var position: ViewPosition? = self
    while let here = position {
      path.append(here.ordinal)
      position = here.container
    }
    return path.reversed()
  }

  /// Gives the view's coordinate space a name.
  final func addName(_ name: Attribute<AnyHashable>) {
    names.append(name)
  }

  /// Where the view's origin is in the space of the innermost view around it that has a name, and in the window's where none
  /// has or no name is given; reading it in a rule makes the rule depend on all positions between.
  final func origin(inSpaceNamed name: AnyHashable?) -> CGPoint {
    let space = name.flatMap(space)
    return origin { $0 === space }
  }

  /// The innermost view around it whose coordinate space has a name, or nil; reading it in a rule makes the rule depend on the names.
  final func space(named name: AnyHashable) -> ViewPosition? {
    if let space = name.base as? ScrollViewSpace { return viewport(along: space.axis)?.position }
    return sequence(first: self) { $0.container }.first { $0.names.contains { $0.wrappedValue == name } }
  }

  /// The innermost scroll view around the view that scrolls along an axis, nil being any.
  final func viewport(along axis: Axis?) -> Viewport? {
    var viewport = surroundings.viewport
    while let axis, let here = viewport, !here.scrolls(along: axis) { viewport = here.outer }
    return viewport
  }

  /// Where the view's origin is in the space of a view around it.
  final func origin(in other: ViewPosition) -> CGPoint {
    origin { $0 === other }
  }

  /// Where layout puts the view in the innermost geometry group around it, else in the window: what offsets add to that is left out.
  final var laidOutOrigin: CGPoint { origin(countsOffsets: false) { $0.isGeometryGroup && $0 !== self } }

  private final func origin(countsOffsets: Bool = true, upTo isEnd: (ViewPosition) -> Bool) -> CGPoint {
    var origin = CGPoint.zero
    var position: ViewPosition? = self
    while let here = position, !isEnd(here) {
      let own = here.isOffset && !countsOffsets ? .zero : here.origin
      origin.x += own.x
      origin.y += own.y
      position = here.container
    }
    return origin
  }
}

/// What is around a view and decides how it is laid out and seen; shared by all views that have the same around them.
@MainActor
final class Surroundings {
  /// The safe area; nil where nothing is taken at any edge.
  let safeArea: SafeArea?
  /// The size of the container that sizes are relative to: of the window, or of a scroll view.
  let containerSize: Attribute<CGSize>
  /// The size of the window.
  let windowSize: Attribute<CGSize>
  /// What the view is seen through: the innermost scroll view around it; nil where there is none.
  ///
  /// It is held by the graph, and holds its position, around whose content this is.
  private(set) weak var viewport: Viewport?
  /// Whether the view is in one that a lazy container shows now; nil where there is no such container around it.
  let presence: Presence?

  private init(
    _ safeArea: SafeArea?, _ containerSize: Attribute<CGSize>, _ windowSize: Attribute<CGSize>,
    _ viewport: Viewport?, _ presence: Presence?
  ) {
    (self.safeArea, self.containerSize, self.windowSize) = (safeArea, containerSize, windowSize)
    (self.viewport, self.presence) = (viewport, presence)
  }

  /// What is around the outermost view of a window.
  convenience init(inWindowOf size: Attribute<CGSize>) { self.init(nil, size, size, nil, nil) }

  /// The same with some of it changed; nil leaves what there is.
  func changing(
    safeArea: SafeArea? = nil, containerSize: Attribute<CGSize>? = nil, viewport: Viewport? = nil,
    presence: Presence? = nil
  ) -> Surroundings {
    Surroundings(
      safeArea ?? self.safeArea, containerSize ?? self.containerSize, windowSize, viewport ?? self.viewport,
      presence ?? self.presence)
  }
}

/// The position of a view that stands alone in what is around it: the root, a modifier's content, a canvas' symbol.
final class SolePosition: ViewPosition {
  private let sizeAttribute: Attribute<ViewSize>
  private let originNow: () -> CGPoint
  /// Where it stood when it was drawn last, so that it is seen to move; nil where it never was.
  private var lastOrigin: CGPoint?

  /// Creates the position of a view whose size is an attribute; the closure tells where it stands in its container's space.
  init(
    _ size: Attribute<ViewSize>, in container: ViewPosition?, _ surroundings: Surroundings,
    origin: @escaping () -> CGPoint = { .zero }
  ) {
    sizeAttribute = size
    originNow = origin
    super.init(in: container, surroundings)
  }

  override func makeSize() -> Attribute<ViewSize> { sizeAttribute }
  override func readSize() -> ViewSize { sizeAttribute.wrappedValue }
  override func readOrigin() -> CGPoint { originNow() }
  override var origin: CGPoint { originNow() }

  /// Where the view is shown that stands at a point of its container's space; a rule that asks runs in each frame as long as it moves.
  func shownOrigin(_ origin: CGPoint, _ inputs: ViewInputs) -> CGPoint {
    let motions = inputs.context.motions
    if let lastOrigin, lastOrigin != origin, let transaction = inputs.animatingTransaction {
      motions.move(self, from: lastOrigin, to: origin, transaction)
    }
    lastOrigin = origin
    return origin.moved(by: motions.distance(of: self))
  }
}

/// The name that all scroll views have that scroll along an axis; nil is any.
nonisolated struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

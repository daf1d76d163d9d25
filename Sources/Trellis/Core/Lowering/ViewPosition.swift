import Foundation
import TrellisGraph
import TrellisLayout

/// The position of a view on the screen: its size, its origin in its container and its surroundings.
///
/// A view depends only on its own size. Its origin matters to its container, which draws it there, and to rules that read
/// positions in the space of an enclosing view.
@MainActor
class ViewPosition {
  /// The position of the container; nil for the outermost view.
  final let container: ViewPosition?
  /// The surroundings of the view.
  final let surroundings: Surroundings
  /// The surroundings of the views inside; the same unless this view changes them.
  final var inside: Surroundings
  /// Whether the position belongs to an `offset` modifier.
  ///
  /// An offset changes the drawing, not the layout. It is animated with the modifier's own transaction.
  final var isOffset = false
  /// Whether the view's content moves along with the view, as for `geometryGroup`.
  final var isGeometryGroup = false
  /// The names of the view's coordinate space, for the views inside.
  private final var names: [Attribute<AnyHashable>] = []
  private final var knownSize: Attribute<ViewSize>?
  private final var knownOrigin: Attribute<CGPoint>?

  /// Creates the position of a view in a container.
  init(in container: ViewPosition?, _ surroundings: Surroundings) {
    self.container = container
    self.surroundings = surroundings
    inside = surroundings
  }

  // MARK: - Overridden by each kind of position

  /// The graph and the subgraph of the view's attributes, and their name.
  var home: (graph: AttributeGraph, subgraph: Subgraph, name: String) {
    fatalError("\(type(of: self)).home: the subclass has to override home; this is a bug in Trellis")
  }

  /// Returns the view's size and proposal; a rule that calls this depends on them.
  func readSize() -> ViewSize { ViewSize(size: .zero, proposal: .unspecified) }

  /// Returns the view's origin in its container's space, in points; a rule that calls this depends on it.
  func readOrigin() -> CGPoint { .zero }

  /// The number of positions around this one.
  final var depth: Int { sequence(first: self) { $0.container }.reduce(-1) { count, _ in count + 1 } }

  /// The origin in the window as of the last update, for use outside rules; no attribute is created.
  final var originSeen: CGPoint { originSeen { _ in false } }

  /// Returns the origin in the space of an enclosing view, as of the last update, for use outside rules.
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

  /// The current index among the container's children; a rule that reads it doesn't depend on it.
  var ordinal: Int { 0 }

  // MARK: - Common to all positions

  /// The attribute of the view's size, created on first use.
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

  /// The view's origin in its container, for rules of views below.
  ///
  /// The origin is read through an attribute, so that those rules run only when the origin changes.
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

  /// The location of the view in the tree as of the last update: an index for each level, from the root's container inwards.
  ///
  /// A rule that reads it doesn't depend on it.
  final var path: [Int] {
    var path: [Int] = []
    var position: ViewPosition? = self
    while let here = position {
      path.append(here.ordinal)
      position = here.container
    }
    return path.reversed()
  }

  /// Adds a name for the view's coordinate space.
  final func addName(_ name: Attribute<AnyHashable>) {
    names.append(name)
  }

  /// Returns the view's origin in the space of the innermost view with a name: this view or one around it.
  ///
  /// If the name is nil or unknown, the space is the window's. A rule that calls this depends on all positions in between.
  final func origin(inSpaceNamed name: AnyHashable?) -> CGPoint {
    let space = name.flatMap(space)
    return origin { $0 === space }
  }

  /// Returns the innermost view with a named coordinate space, from this view outwards; nil if there is none.
  ///
  /// A rule that calls this depends on the names.
  final func space(named name: AnyHashable) -> ViewPosition? {
    if let space = name.base as? any RelativeSpace { return space.position(around: self) }
    return sequence(first: self) { $0.container }.first { $0.names.contains { $0.wrappedValue == name } }
  }

  /// Returns the view's origin in the space of a view around it.
  final func origin(in other: ViewPosition) -> CGPoint {
    origin { $0 === other }
  }

  /// The origin from layout, without offsets, in the innermost geometry group around the view or else in the window.
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

/// The surroundings of views that determine their layout and visibility; shared by all views with the same surroundings.
@MainActor
final class Surroundings {
  /// The safe area; nil if there are no insets at any edge.
  let safeArea: SafeArea?
  /// The size of the container to which sizes are relative: of the window, or of a scroll view.
  let containerSize: Attribute<CGSize>
  /// The size of the window.
  let windowSize: Attribute<CGSize>
  /// The innermost scroll view around the view, as its feature names it; nil if there is none.
  ///
  /// The reference is weak, because the scroll view retains its position, which retains these surroundings for its content. The
  /// graph retains the scroll view.
  private(set) weak var scroller: AnyObject?
  /// The presence of the view, or of the view around it, in a lazy container; nil outside lazy containers.
  let presence: Presence?

  private init(
    _ safeArea: SafeArea?, _ containerSize: Attribute<CGSize>, _ windowSize: Attribute<CGSize>,
    _ scroller: AnyObject?, _ presence: Presence?
  ) {
    (self.safeArea, self.containerSize, self.windowSize) = (safeArea, containerSize, windowSize)
    (self.scroller, self.presence) = (scroller, presence)
  }

  /// Creates the surroundings of a window's outermost view.
  convenience init(inWindowOf size: Attribute<CGSize>) { self.init(nil, size, size, nil, nil) }

  /// Returns the surroundings with some values replaced; nil keeps a value.
  func changing(
    safeArea: SafeArea? = nil, containerSize: Attribute<CGSize>? = nil, scroller: AnyObject? = nil,
    presence: Presence? = nil
  ) -> Surroundings {
    Surroundings(
      safeArea ?? self.safeArea, containerSize ?? self.containerSize, windowSize, scroller ?? self.scroller,
      presence ?? self.presence)
  }
}

/// An object that knows the origin of a view's content in the view's space.
@MainActor
protocol ContentOrigin: AnyObject {
  /// The origin, in points; a rule that reads it depends on it.
  var originOfContent: CGPoint { get }
}

/// The position of a view without siblings: the root, a modifier's content, or a symbol of a canvas.
final class SingleViewPosition: ViewPosition {
  private let sizeAttribute: Attribute<ViewSize>
  private let originNow: (() -> CGPoint)?
  /// The object that knows the origin, instead of a closure; the rules of that object's attributes retain it.
  unowned var originSource: (any ContentOrigin)?
  /// The origin when the view was last drawn, from which it moves to the next one; nil before the first drawing.
  private var lastOrigin: CGPoint?

  /// Creates the position of a view with a size attribute; the closure returns the origin in the container's space.
  ///
  /// Without a closure, the origin is that of ``originSource``, or zero.
  init(
    _ size: Attribute<ViewSize>, in container: ViewPosition?, _ surroundings: Surroundings,
    origin: (() -> CGPoint)? = nil
  ) {
    sizeAttribute = size
    originNow = origin
    super.init(in: container, surroundings)
  }

  override func makeSize() -> Attribute<ViewSize> { sizeAttribute }
  override func readSize() -> ViewSize { sizeAttribute.wrappedValue }
  override func readOrigin() -> CGPoint { originNow?() ?? originSource?.originOfContent ?? .zero }
  override var origin: CGPoint { readOrigin() }

  /// Returns the shown origin of a view placed at a point of its container's space.
  ///
  /// A rule that calls this runs in each frame while the view moves.
  func shownOrigin(_ origin: CGPoint, _ inputs: ViewInputs) -> CGPoint {
    let motions = inputs.context.viewMotions
    if let lastOrigin, lastOrigin != origin, let transaction = inputs.animatingTransaction {
      motions.move(self, from: lastOrigin, to: origin, transaction)
    }
    lastOrigin = origin
    return origin.moved(by: motions.distance(of: self))
  }
}

/// A name of a coordinate space whose meaning depends on the view that uses it, such as the space of the innermost scroll view.
protocol RelativeSpace {
  /// Returns the position of the view that the name denotes around a view; nil if there is none.
  @MainActor func position(around view: ViewPosition) -> ViewPosition?
}

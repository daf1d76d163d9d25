public import Foundation
import TrellisGraph
public import TrellisLayout

/// How large a scroll view and its content are, and how far that is scrolled, in points.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollgeometry.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled; at its beginning it is minus the insets there.
  public var contentOffset: CGPoint
  /// The content's size.
  public var contentSize: CGSize
  /// How much is left free around the content.
  public var contentInsets: EdgeInsets
  /// The scroll view's size.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// What of the content lies in the scroll view's bounds.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What of the content is seen that lies within the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// What moves a scroll view's content.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollphase.
@frozen
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger rests on it that may be about to scroll; there is no such time here.
  case tracking
  /// A finger.
  case interacting
  /// What is left of its velocity after a finger let it go.
  case decelerating
  /// The program, in an animation.
  case animating

  /// Whether it moves, or may.
  public var isScrolling: Bool { self != .idle }
}

/// What a scroll view does when its phase changes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollphasechangecontext.
public struct ScrollPhaseChangeContext {
  /// Its geometry then.
  public let geometry: ScrollGeometry
  /// How fast its content moves, in points a second; nil where that isn't known.
  public let velocity: CGVector?
}

extension Viewport {
  /// The content's size, in points.
  var contentSize: CGSize { room?.size ?? .zero }

  /// The axes along which it scrolls.
  var scrollAxes: Axis.Set {
    Axis.allCases.reduce(into: []) { axes, axis in
      if scrolls(along: axis) { axes.insert(axis == .horizontal ? .horizontal : .vertical) }
    }
  }

  var geometry: ScrollGeometry {
    let (offset, margins) = (offset, margins.wrappedValue)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
      contentSize: contentSize, contentInsets: margins, containerSize: size)
  }

  var scrollPhase: ScrollPhase {
    switch phase {
    case .finger: .interacting
    case .momentum: .decelerating
    case .program: .animating
    case .nobody, .wheel: .idle
    }
  }
}

/// Looks at the scroll view in it, and does something when what it sees there changes.
@MainActor
private protocol ScrollWatchingModifier: PrimitiveModifier {
  associatedtype Seen: Equatable
  static var title: String { get }
  func look(at viewport: Viewport) -> Seen
  func act(_ old: Seen, _ new: Seen, _ viewport: Viewport)
}

extension ScrollWatchingModifier {
  static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let (name, graph) = (title, inputs.graph)
    let link = ScrollLink(named: name, inputs)
    var inner = inputs
    inner[ScrollSettingsKey.self].links.append(link)
    let node = PreferenceNode<Seen>(of: name, modifier: name, inputs)
    let effect = graph.rule(name: name, kind: .effect) {
      let modifier = modifier.wrappedValue
      if let viewport = link.viewport {
        node.see(modifier.look(at: viewport)) { modifier.act($0, $1, viewport) }
      }
      return true
    }
    return content(inner).map(inner) { element, inputs in
      element.make(inputs.position).noting(
        node, effect, named: name, in: inputs.context.owner(of: element), inputs)
    }
  }
}

private nonisolated struct ScrollGeometryChangeModifier<Value: Equatable>: ScrollWatchingModifier {
  typealias Body = Never

  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  static var title: String { "onScrollGeometryChange" }
  @MainActor func look(at viewport: Viewport) -> Value { transform(viewport.geometry) }
  @MainActor func act(_ old: Value, _ new: Value, _ viewport: Viewport) { action(old, new) }
}

private nonisolated struct ScrollPhaseChangeModifier: ScrollWatchingModifier {
  typealias Body = Never

  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  static var title: String { "onScrollPhaseChange" }
  @MainActor func look(at viewport: Viewport) -> ScrollPhase { viewport.scrollPhase }

  @MainActor func act(_ old: ScrollPhase, _ new: ScrollPhase, _ viewport: Viewport) {
    if old == new { return }
    action(old, new, ScrollPhaseChangeContext(geometry: viewport.geometry, velocity: viewport.velocity))
  }
}

/// Does something when so much of a view comes to be seen of the scroll view around it, and when it doesn't any more.
private nonisolated struct ScrollVisibilityModifier: PrimitiveModifier {
  typealias Body = Never

  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let name = "onScrollVisibilityChange"
    return content(inputs).map(inputs) { element, inputs in
      let position = inputs.position
      let node = PreferenceNode<Bool>(of: name, modifier: name, inputs)
      let share = inputs.graph.rule(name: "\(name).share", kind: .geometry) { shareSeen(of: position) }
      let effect = inputs.graph.rule(name: name, kind: .effect) {
        let modifier = modifier.wrappedValue
        let (share, threshold) = (share.wrappedValue, modifier.threshold)
        node.see(threshold > 0 ? share >= threshold : share > 0) { old, new in
          // At first it is told that it is seen, not that it isn't.
          if new || old { modifier.action(new) }
        }
        return true
      }
      return element.make(position).noting(
        node, effect, named: name, in: inputs.context.owner(of: element), inputs)
    }
  }

  /// How much of a view is seen of the scroll view around it, 0 to 1; all where there is none.
  @MainActor private static func shareSeen(of position: ViewPosition) -> Double {
    guard let viewport = position.surroundings.viewport else { return 1 }
    let frame = CGRect(origin: position.origin(in: viewport.position), size: position.size)
    let seen = frame.intersection(CGRect(origin: .zero, size: viewport.size))
    if seen.isNull || frame.width * frame.height <= 0 { return 0 }
    return seen.width * seen.height / (frame.width * frame.height)
  }
}

extension View {
  /// Does something with what a closure makes of the geometry of the scroll view in the view: when that is first shown, and whenever it
  /// is another.
  ///
  /// Of several scroll views it is the first that is built.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:).
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChangeModifier(transform: transform, action: action))
  }

  /// Does something when something else moves the content of the scroll view in the view; a wheel's notch is at its end at once and is no
  /// phase.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:).
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier { old, new, _ in action(old, new) })
  }

  /// Does something when something else moves the content of the scroll view in the view, and is told of its geometry and velocity.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:).
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
      Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier { action($0, $1, $2) })
  }

  /// Does something when so much of the view, 0 to 1, comes to be seen of the scroll view around it, and when it doesn't any more.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:).
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      ScrollVisibilityModifier(threshold: threshold.isNaN ? 0.5 : min(max(threshold, 0), 1), action: action))
  }
}

public import Foundation
import TrellisGraph
public import TrellisLayout

/// The sizes of a scroll view and its content, and the content's offset, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content's scroll offset; at the content's beginning, it is the negative leading and top insets.
  public var contentOffset: CGPoint
  /// The content's size.
  public var contentSize: CGSize
  /// The insets around the content.
  public var contentInsets: EdgeInsets
  /// The scroll view's size.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The rectangle of the content within the scroll view's bounds.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The rectangle of the content within the scroll view's insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// The current cause of a scroll view's movement.
@frozen
public enum ScrollPhase: Hashable, Sendable {
  /// No movement.
  case idle
  /// A touch that may begin to scroll. Trellis never reports this phase.
  case tracking
  /// A finger drags the content.
  case interacting
  /// The content slows down after a finger released it.
  case decelerating
  /// The program scrolls the content, with an animation.
  case animating

  /// Whether the content moves or may move.
  public var isScrolling: Bool { self != .idle }
}

/// The context of a phase change of a scroll view.
public struct ScrollPhaseChangeContext {
  /// The scroll view's geometry at the change.
  public let geometry: ScrollGeometry
  /// The content's velocity in points per second, or nil if unknown.
  public let velocity: CGVector?
}

extension Viewport {
  /// The content's size, in points.
  var contentSize: CGSize { contentPosition?.size ?? .zero }

  /// The axes along which the content scrolls.
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
    case .none, .wheel: .idle
    }
  }
}

/// A modifier that performs an action when an observed value of the scroll view in the content changes.
@MainActor
private protocol ScrollWatchingModifier: PrimitiveModifier {
  associatedtype Observed: Equatable
  static var title: String { get }
  func value(of viewport: Viewport) -> Observed
  func act(_ old: Observed, _ new: Observed, _ viewport: Viewport)
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
    let node = PreferenceNode<Observed>(of: name, modifier: name, inputs)
    let effect = graph.rule(name: name, kind: .effect) {
      let modifier = modifier.wrappedValue
      if let viewport = link.viewport {
        node.see(modifier.value(of: viewport)) { modifier.act($0, $1, viewport) }
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
  @MainActor func value(of viewport: Viewport) -> Value { transform(viewport.geometry) }
  @MainActor func act(_ old: Value, _ new: Value, _ viewport: Viewport) { action(old, new) }
}

private nonisolated struct ScrollPhaseChangeModifier: ScrollWatchingModifier {
  typealias Body = Never

  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  static var title: String { "onScrollPhaseChange" }
  @MainActor func value(of viewport: Viewport) -> ScrollPhase { viewport.scrollPhase }

  @MainActor func act(_ old: ScrollPhase, _ new: ScrollPhase, _ viewport: Viewport) {
    if old == new { return }
    action(old, new, ScrollPhaseChangeContext(geometry: viewport.geometry, velocity: viewport.velocity))
  }
}

/// A modifier that performs an action when a share of a view becomes visible in the surrounding scroll view, and when it no
/// longer is.
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
          // The initial call is made only if the view is visible.
          if new || old { modifier.action(new) }
        }
        return true
      }
      return element.make(position).noting(
        node, effect, named: name, in: inputs.context.owner(of: element), inputs)
    }
  }

  /// Returns the visible share of a view in the surrounding scroll view, from 0 to 1; 1 if there is no scroll view.
  @MainActor private static func shareSeen(of position: ViewPosition) -> Double {
    guard let viewport = position.surroundings.viewport else { return 1 }
    let frame = CGRect(origin: position.origin(in: viewport.position), size: position.size)
    let seen = frame.intersection(CGRect(origin: .zero, size: viewport.size))
    if seen.isNull || frame.width * frame.height <= 0 { return 0 }
    return seen.width * seen.height / (frame.width * frame.height)
  }
}

extension View {
  /// Performs an action with a value computed from the geometry of the scroll view in this view: at first, and whenever the value
  /// changes.
  ///
  /// If there are several scroll views, the first one that is built counts.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChangeModifier(transform: transform, action: action))
  }

  /// Performs an action when the phase of the scroll view in this view changes.
  ///
  /// A notch of a wheel scrolls at once, without a phase.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier { old, new, _ in action(old, new) })
  }

  /// Performs an action when the phase of the scroll view in this view changes, with the view's geometry and velocity.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
      Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier { action($0, $1, $2) })
  }

  /// Performs an action when a share of the view becomes visible in the surrounding scroll view, and when it no longer is.
  ///
  /// The threshold is the least visible share, from 0 to 1.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      ScrollVisibilityModifier(threshold: threshold.isNaN ? 0.5 : min(max(threshold, 0), 1), action: action))
  }
}

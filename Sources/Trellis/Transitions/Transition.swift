import Foundation
import TrellisLayout

/// A transition for the insertion and removal of views, which modifies them in each of its phases.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns a view as modified in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties that all transitions of the type have.
  static var properties: TransitionProperties { get }
}

/// The properties of a type of transitions.
public struct TransitionProperties: Sendable {
  /// Whether views move; such views fade instead if the user prefers reduced motion.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// The default properties: views move.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as modified in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    ScopedView<Self, V, Body>(content: content, scoped: body(content: PlaceholderContentView(), phase: phase))
  }

  /// Returns the transition with an animation of its own; nil is that of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    TypedTransition(base: AnyTransition(self).animation(animation))
  }

  /// Returns a transition that combines this one and another.
  public func combined<T: Transition>(with other: T) -> some Transition {
    TypedTransition(base: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// A transition that wraps a type-erased one.
struct TypedTransition: Transition {
  let base: AnyTransition

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(AnyView(content.modifier(DrawnTransition(effects: base.effects(in: phase)))), phase)
  }
}

/// The effects on a view's drawing, as a modifier.
struct DrawnTransition: ViewModifier, @preconcurrency Animatable {
  var effects: TransitionEffects

  var animatableData: TransitionEffects {
    get { effects }
    set { effects = newValue }
  }

  func body(content: Content) -> some View {
    content
      .scaleEffect(effects.scale, anchor: .topLeading)
      .blur(radius: effects.blur)
      .opacity(effects.opacity)
      .modifier(OwnSizes(effects: effects))
  }
}

/// A modifier that moves a view by distances in points and in multiples of its own size.
private struct OwnSizes: ViewModifier {
  let effects: TransitionEffects

  func body(content: Content) -> some View {
    content.modifier(DrawnDistance(points: effects.offset, sizes: effects.wholeSizes))
  }
}

import Foundation
import TrellisLayout

/// A way for views to come and go: what modifiers make of one in each phase of it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/transition.
@MainActor @preconcurrency
public protocol Transition {
  /// What is made of the view.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// What is shown of a view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of the transition without a value of it.
  static var properties: TransitionProperties { get }
}

/// What is known of a kind of transition.
///
/// Source: documented, developer.apple.com/documentation/swiftui/transitionproperties.
public struct TransitionProperties: Sendable {
  /// Whether views move on it: where the person wants little motion, they fade instead.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// Views move.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// What is shown of a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    ScopedView<Self, V, Body>(content: content, scoped: body(content: PlaceholderContentView(), phase: phase))
  }

  /// The transition, with an animation of its own; nil is that of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    TypedTransition(base: AnyTransition(self).animation(animation))
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    TypedTransition(base: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// A transition of a kind that only its value knows.
struct TypedTransition: Transition {
  let base: AnyTransition

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(AnyView(content.modifier(DrawnTransition(effects: base.effects(in: phase)))), phase)
  }
}

/// What the drawing of a view is changed by, as a modifier.
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

/// Moves a view by distances in points and in its own sizes.
private struct OwnSizes: ViewModifier {
  let effects: TransitionEffects

  func body(content: Content) -> some View {
    content.modifier(DrawnDistance(points: effects.offset, sizes: effects.wholeSizes))
  }
}

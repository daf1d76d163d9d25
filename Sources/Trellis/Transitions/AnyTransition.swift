/// A type-erased transition.
@MainActor @preconcurrency
public struct AnyTransition {
  /// The changes of the drawing.
  private(set) var element: ElementTransition
  /// The functions that modify the view in a phase; empty if only the drawing changes.
  private var modifiers: [(AnyView, TransitionPhase) -> AnyView] = []

  nonisolated init(_ element: ElementTransition) { self.element = element }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    if let typed = transition as? TypedTransition {
      self = typed.base
    } else if let drawn = transition as? any DrawnByEffects {
      self.init(drawn.element)
    } else {
      self.init(.still)
      if T.properties.hasMotion {
        (element.insertion.hasMotion, element.removal.hasMotion) = (true, true)
      }
      modifiers = [{ AnyView(transition.apply(content: $0, phase: $1)) }]
    }
  }

  /// Whether modifiers change the view, not only its drawing.
  var hasModifiers: Bool { !modifiers.isEmpty }

  /// Returns a view as modified in a phase.
  func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    modifiers.reduce(content) { $1($0, phase) }
  }

  /// Returns the effects on the drawing in a phase.
  func effects(in phase: TransitionPhase) -> TransitionEffects {
    switch phase {
    case .willAppear: element.insertion.effects
    case .identity: .identity
    case .didDisappear: element.removal.effects
    }
  }

  /// Returns a transition that combines this one and another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(
      ElementTransition(
        insertion: element.insertion.combined(with: other.element.insertion),
        removal: element.removal.combined(with: other.element.removal)))
    both.modifiers = modifiers + other.modifiers
    return both
  }

  /// Returns the transition with an animation of its own; nil is that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var own = self
    (own.element.insertion.animation, own.element.removal.animation) = (animation, animation)
    return own
  }

  /// Returns a transition with separate transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var both = AnyTransition(
      ElementTransition(insertion: insertion.element.insertion, removal: removal.element.removal))
    // While one part is in its phase, the other part shows the view as if the view were present.
    both.modifiers =
      insertion.modifiers.map { make in { make($0, $1 == .didDisappear ? .identity : $1) } }
      + removal.modifiers.map { make in { make($0, $1 == .willAppear ? .identity : $1) } }
    return both
  }

  /// Returns a transition that applies the modifier `identity` while the view is present, and `active` before and after.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var transition = AnyTransition(.still)
    transition.modifiers = [{ AnyView($0.modifier($1.isIdentity ? identity : active)) }]
    return transition
  }
}

extension ElementTransition {
  /// No change of the drawing.
  nonisolated static let still = ElementTransition(insertion: Way(), removal: Way())
}

extension ElementTransition.Way {
  nonisolated fileprivate func combined(with other: Self) -> Self {
    Self(
      effects: effects.combined(with: other.effects), animation: other.animation ?? animation,
      hasMotion: hasMotion || other.hasMotion)
  }
}

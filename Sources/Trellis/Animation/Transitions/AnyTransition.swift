/// A way for views to come and go, of any kind.
///
/// Source: documented, developer.apple.com/documentation/swiftui/anytransition.
@MainActor @preconcurrency
public struct AnyTransition {
  /// How drawing changes.
  private(set) var element: ElementTransition
  /// What modifiers make of the view in a phase; none where drawing alone changes.
  private var modifiers: [(AnyView, TransitionPhase) -> AnyView] = []

  nonisolated init(_ element: ElementTransition) { self.element = element }

  /// Creates one of a kind.
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

  /// Whether modifiers make something of the view.
  var hasModifiers: Bool { !modifiers.isEmpty }

  /// What is shown of a view in a phase by modifiers.
  func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    modifiers.reduce(content) { $1($0, phase) }
  }

  /// How the drawing is changed in a phase.
  func effects(in phase: TransitionPhase) -> TransitionEffects {
    switch phase {
    case .willAppear: element.insertion.effects
    case .identity: .identity
    case .didDisappear: element.removal.effects
    }
  }

  /// Both at once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/anytransition/combined(with:).
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(
      ElementTransition(
        insertion: element.insertion.combined(with: other.element.insertion),
        removal: element.removal.combined(with: other.element.removal)))
    both.modifiers = modifiers + other.modifiers
    return both
  }

  /// The transition, with an animation of its own; nil is that of the change.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/anytransition/animation(_:).
  public func animation(_ animation: Animation?) -> AnyTransition {
    var own = self
    (own.element.insertion.animation, own.element.removal.animation) = (animation, animation)
    return own
  }

  /// One way in and another one out.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/anytransition/asymmetric(insertion:removal:).
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var both = AnyTransition(
      ElementTransition(insertion: insertion.element.insertion, removal: removal.element.removal))
    // Of each, what it makes of the phases of the other is what it makes of a view that is there.
    both.modifiers =
      insertion.modifiers.map { make in { make($0, $1 == .didDisappear ? .identity : $1) } }
      + removal.modifiers.map { make in { make($0, $1 == .willAppear ? .identity : $1) } }
    return both
  }

  /// A modifier that is one value while the view is there, and another one before and after.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/anytransition/modifier(active:identity:).
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

/// How a view's content changes into another one, where that is animated.
///
/// Source: documented, developer.apple.com/documentation/swiftui/contenttransition.
public struct ContentTransition: Equatable, Sendable {
  /// What happens.
  enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
  }

  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades while the new one comes.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A text's characters go to where they belong, and to their size and weight; where the text is another one, it fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// A number's characters roll: those that stay go to where they belong, the others go up while new ones come from below, or the
  /// other way round where the number counts down.
  ///
  /// Which stays is looked at from the number's end. Text that isn't written left to right, a character a glyph, fades.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/contenttransition/numerictext(countsdown:); that characters are
  /// matched from the end: ours.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The same for the text of a value, which counts down where the value becomes smaller; NaN is never smaller.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/contenttransition/numerictext(value:).
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// What is drawn of a text meanwhile; nil where the new one is there at once.
  @MainActor var change: ContentChange? {
    switch kind {
    case .identity: nil
    case .opacity: FadedContent.fade
    case .interpolate: { TextChange.interpolated($0, $1, $2) ?? FadedContent.fade($0, $1, $2) }
    case .numericText(let countsDown):
      { TextChange.rolled($0, $1, $2, countsDown: countsDown) ?? FadedContent.fade($0, $1, $2) }
    case .symbol(let effect, _): { SymbolReplacement.replaced($0, $1, $2, by: effect) }
    case .numericValue: { TextChange.rolled($0, $1, $2, countsDown: false) ?? FadedContent.fade($0, $1, $2) }
    }
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.opacity
  }

  /// How the content of views changes into another one, where that is animated.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/contenttransition; that text fades by default:
  /// unverified.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// Sets the transition of what is inside; of a value it remembers the last one, to know the direction.
private struct ContentTransitionModifier: ViewModifier {
  @MainActor private final class Memory {
    private var value: Double?
    private var countsDown = false

    func countsDown(to new: Double) -> Bool {
      if let value, value != new { countsDown = new < value }
      value = new
      return countsDown
    }
  }

  let transition: ContentTransition
  @State private var memory = Memory()

  nonisolated init(_ transition: ContentTransition) { self.transition = transition }

  func body(content: Content) -> some View {
    var known = transition
    if case .numericValue(let value) = transition.kind {
      known = .numericText(countsDown: memory.countsDown(to: value))
    }
    return content.environment(\.contentTransition, known)
  }
}

extension View {
  /// Says how the content of the views inside changes into another one, where that is animated: a text's characters.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contenttransition(_:).
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(ContentTransitionModifier(transition))
  }
}

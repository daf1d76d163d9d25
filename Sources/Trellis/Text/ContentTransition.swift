/// The transition from a view's old content to its new content, if the change is animated.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
  }

  let kind: Kind

  /// No transition: the new content appears at once.
  public static let identity = ContentTransition(kind: .identity)
  /// A fade: the old content fades while the new content appears.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A move: characters move to their new positions, sizes and weights; a different text fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition that rolls the characters of a number.
  ///
  /// Characters that stay move to their new positions. The others move up while new ones come from below, or the other way round
  /// if the number counts down.
  ///
  /// The characters that stay are matched from the number's end. Text fades unless it is written left to right, with one glyph per
  /// character.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/contenttransition/numerictext(countsdown:); matching from the
  /// end: ours.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Returns a transition that rolls the text of a value, which counts down if the value decreases.
  ///
  /// A change to or from NaN never counts down.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// The function that draws a text during the transition; nil if the new text appears at once.
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

  /// The transition of views' contents, if a change is animated.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/contenttransition; text fading by default:
  /// unverified.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// A modifier that sets the content transition of views inside.
///
/// It stores the last value, if any, to determine whether a number counts down.
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
  /// Sets the transition of the content of views inside, such as the characters of a text, if a change is animated.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(ContentTransitionModifier(transition))
  }
}

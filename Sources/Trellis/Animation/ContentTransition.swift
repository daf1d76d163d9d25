/// How a view's content changes into another one, where that is animated.
///
/// Source: documented, developer.apple.com/documentation/swiftui/contenttransition.
public struct ContentTransition: Equatable, Sendable {
  /// Whether the old content goes while the new one comes.
  let fades: Bool

  /// The new content is there at once.
  public static let identity = ContentTransition(fades: false)
  /// The old content fades while the new one comes.
  public static let opacity = ContentTransition(fades: true)
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

extension View {
  /// Says how the content of the views inside changes into another one, where that is animated: a text's characters.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contenttransition(_:).
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

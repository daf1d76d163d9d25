/// A modifier that another one stands for, which follows from the environment.
///
/// Source: documented, developer.apple.com/documentation/swiftui/environmentalmodifier.
public nonisolated protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that this one stands for.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  ///
  /// It is called again when this modifier's value or a value that it read of the environment changed.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier for the environment around it.
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    EnvironmentalContent(content: content, modifier: self)
  }
}

/// The content of an environmental modifier with the modifier that it stands for.
private struct EnvironmentalContent<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

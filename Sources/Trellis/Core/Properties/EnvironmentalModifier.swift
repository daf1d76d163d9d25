/// A modifier that resolves to another modifier in an environment.
public nonisolated protocol EnvironmentalModifier: ViewModifier {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  ///
  /// Called again when this modifier or an environment value that it read changes.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the resolved modifier.
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    EnvironmentalContent(content: content, modifier: self)
  }
}

/// Content with a modifier that is resolved in its environment.
private struct EnvironmentalContent<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

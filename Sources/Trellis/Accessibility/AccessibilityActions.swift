/// A modifier that gives the accessibility elements of a view an action.
nonisolated struct AccessibilityActionModifier {
  let kind: AccessibilityActionKind
  let action: @MainActor () -> Void
}

extension View {
  /// Gives the view an action for those who don't tap it; of two of the same kind the outer counts.
  ///
  /// Taps don't perform it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:).
  @preconcurrency
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: AccessibilityActionModifier(kind: actionKind, action: handler))
  }

  /// Gives the view an action with a name that people are told.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:).
  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Gives the view an action with a name that is written down in the source.
  @preconcurrency
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Gives the view an action with a name, as it is.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}

/// Which way something is set that has more and less.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To more.
  case increment
  /// To less.
  case decrement
}

extension View {
  /// Gives the view two actions, by which it is set to more and to less.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:).
  @preconcurrency
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(.increment) { handler(.increment) }
      .accessibilityAction(.decrement) { handler(.decrement) }
  }
}

/// A modifier that adds an action to the accessibility elements of a view.
nonisolated struct AccessibilityActionModifier {
  let kind: AccessibilityActionKind
  let action: @MainActor () -> Void
}

extension View {
  /// Adds an action for assistive technologies to the view; of two actions of the same kind, the outer one applies.
  ///
  /// Taps don't perform the action.
  @preconcurrency
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: AccessibilityActionModifier(kind: actionKind, action: handler))
  }

  /// Adds an action with a name for users.
  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action with a localized name.
  @preconcurrency
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name that isn't localized.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}

extension View {
  /// Marks the view's elements as sources of named actions or of children.
  ///
  /// See `accessibilityTakingActions()` and `accessibilityTakingChildren()`.
  package nonisolated func accessibilityActionSource() -> some View { accessibility(.isActionSource) }

  /// Removes the sources among the view's elements, and adds their default actions to the others, named by the sources' labels.
  package nonisolated func accessibilityTakingActions() -> some View { accessibility(.takesActions) }

  /// Makes the sources among the view's elements the children of the other element, in the place of its own.
  package nonisolated func accessibilityTakingChildren() -> some View { accessibility(.takesChildren) }
}

/// The direction of an adjustment.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// An increase.
  case increment
  /// A decrease.
  case decrement
}

extension View {
  /// Adds two actions, which increase and decrease the view's value.
  @preconcurrency
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(.increment) { handler(.increment) }
      .accessibilityAction(.decrement) { handler(.decrement) }
  }
}

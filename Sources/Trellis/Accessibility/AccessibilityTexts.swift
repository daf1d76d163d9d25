public import TrellisFoundation

// The texts that a screen reader speaks for a view.
extension View {
  /// Sets the label of the view, which is read in place of its content; with `isEnabled` false, nothing changes.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:); that each of several elements has
  /// it: inferred.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    accessibility(.label(label), isEnabled: isEnabled)
  }

  /// Sets the label of the view to a localized text; with `isEnabled` false, nothing changes.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  {
    accessibility(.label(Text(labelKey)), isEnabled: isEnabled)
  }

  /// Sets the label of the view to a localized text; with `isEnabled` false, nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    accessibility(.label(Text(label)), isEnabled: isEnabled)
  }

  /// Sets the label of the view to a text that isn't localized; with `isEnabled` false, nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool = true)
    -> some View
  {
    accessibility(.label(Text(label)), isEnabled: isEnabled)
  }

  /// Sets the value of the view, such as a slider's position; with `isEnabled` false, nothing changes.
  public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some View {
    accessibility(.value(valueDescription), isEnabled: isEnabled)
  }

  /// Sets the value of the view to a localized text; with `isEnabled` false, nothing changes.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  {
    accessibility(.value(Text(valueKey)), isEnabled: isEnabled)
  }

  /// Sets the value of the view to a localized text; with `isEnabled` false, nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueDescription: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View {
    accessibility(.value(Text(valueDescription)), isEnabled: isEnabled)
  }

  /// Sets the value of the view to a text that isn't localized; with `isEnabled` false, nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool = true)
    -> some View
  {
    accessibility(.value(Text(value)), isEnabled: isEnabled)
  }

  /// Sets the hint of the view: the effect of its action; with `isEnabled` false, nothing changes.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    accessibility(.hint(hint), isEnabled: isEnabled)
  }

  /// Sets the hint of the view to a localized text; with `isEnabled` false, nothing changes.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  {
    accessibility(.hint(Text(hintKey)), isEnabled: isEnabled)
  }

  /// Sets the hint of the view to a localized text; with `isEnabled` false, nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    accessibility(.hint(Text(hint)), isEnabled: isEnabled)
  }

  /// Sets the hint of the view to a text that isn't localized; with `isEnabled` false, nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool = true) -> some View
  {
    accessibility(.hint(Text(hint)), isEnabled: isEnabled)
  }

  /// Hides the view, and all views in it, from assistive technologies; false hides nothing.
  ///
  /// With `isEnabled` false, nothing changes.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    accessibility(.hidden(hidden), isEnabled: isEnabled)
  }
}

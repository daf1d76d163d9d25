public import Trellis

// Declarations for control by voice. They compile, and have no effect here, because no assistive technology of this kind is
// connected.

extension View {
  /// Sets the names by which a user may speak of the view; has no effect here.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the names by which a user may speak of the view; has no effect here.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    self
  }

  /// Sets the names by which a user may speak of the view; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    self
  }

  /// Sets whether the view responds to the user; has no effect here.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }
}

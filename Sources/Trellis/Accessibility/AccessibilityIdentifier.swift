struct IdentifierModifier {
  /// The identifier; nil keeps that of the content.
  let identifier: String?
}

extension View {
  /// Sets an identifier of the view for tests, which users never see.
  ///
  /// The outermost of several identifiers on a view applies. With `isEnabled` false, nothing changes.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
    ModifiedContent(
      content: self, modifier: IdentifierModifier(identifier: isEnabled ? identifier : nil))
  }
}

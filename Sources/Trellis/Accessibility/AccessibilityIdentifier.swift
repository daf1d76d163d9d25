struct IdentifierModifier {
  let identifier: String
}

extension View {
  /// Names the view for tests; people never see it.
  ///
  /// Of several names on one view the outermost counts.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    ModifiedContent(content: self, modifier: IdentifierModifier(identifier: identifier))
  }
}

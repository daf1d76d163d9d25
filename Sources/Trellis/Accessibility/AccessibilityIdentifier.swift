struct IdentifierModifier {
  let identifier: String
}

extension View {
  /// Sets an identifier of the view for tests, which users never see.
  ///
  /// Of several identifiers on a view, the outermost applies.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    ModifiedContent(content: self, modifier: IdentifierModifier(identifier: identifier))
  }
}

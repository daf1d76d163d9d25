struct IdentifierModifier {
  let identifier: String
}

extension View {
  /// Sets an identifier of the view for tests, which users never see.
  ///
  /// The outermost of several identifiers on a view applies.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    ModifiedContent(content: self, modifier: IdentifierModifier(identifier: identifier))
  }
}

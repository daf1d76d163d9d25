extension View {
  /// Shows when the view's body is evaluated: the view gets a background in a random colour, another one after each
  /// evaluation, and a line goes to standard output: `[Row] Body evaluated at 2025-06-01 12:00:00 +0000`.
  ///
  /// A background that changes only with what the view shows is as it should be; one that changes whenever anything around
  /// the view does says that the view's values can't be told equal: ``diffingReport`` says why. The colour goes with the
  /// evaluations of this view's body, not with those of the views around it or in it. A view without a body (a stack, a view
  /// with modifiers) is taken for evaluated where its value is another. Put it directly behind the view that is meant.
  ///
  /// A method of the same name that a program has itself goes before this one.
  ///
  /// Source: ours (choice).
  @_disfavoredOverload
  public nonisolated func debugDiffing() -> some View {
    DebugDiffing(content: self)
  }
}

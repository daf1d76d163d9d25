extension View {
  /// Shows the evaluations of the view's body: by a background in a new random colour, and by a line on standard output.
  ///
  /// The line is like `[Row] Body evaluated at 2025-06-01 12:00:00 +0000`. The background should change only with the view's own
  /// content. If it changes whenever something around the view does, the view's values can't be compared as equal;
  /// ``diffingReport`` gives the reason. The colour follows the evaluations of this view's body, not those of the views around it
  /// or in it. A view without a body (a stack, a view with modifiers) counts as evaluated when its value changes. Apply the
  /// modifier directly to the view in question.
  ///
  /// A program's own method of the same name takes precedence.
  ///
  /// Source: ours (choice).
  @_disfavoredOverload
  public nonisolated func debugDiffing() -> some View {
    DebugDiffing(content: self)
  }

  /// Shows the evaluations of the view's body as ``debugDiffing()`` does, with a name, a count and the time since the last evaluation.
  ///
  /// The line on standard output is like `[Row] evaluation 3, 0.520 s after the last`. A line warns of evaluations less than a frame
  /// of 60 Hz apart, since only the last of them is visible.
  ///
  /// A program's own method of the same name takes precedence.
  ///
  /// Source: ours (choice).
  @_disfavoredOverload
  public nonisolated func debugDiffing(_ name: String) -> some View {
    DebugDiffing(content: self, name: name)
  }
}

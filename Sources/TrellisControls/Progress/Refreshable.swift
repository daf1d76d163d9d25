public import Trellis

extension View {
  /// Sets the action that refreshes the view.
  ///
  /// The action is called when the user pulls a scroll view in the view down with a finger, or presses F5. Code can call it
  /// through ``EnvironmentValues/refresh``, too.
  ///
  /// A scroll view shows a progress view until the action returns. While the action runs, it isn't started again. The action is
  /// cancelled when the scroll view disappears. Scroll views within scroll views can't be pulled.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    pulled(for: action, mark: ProgressView())
  }
}

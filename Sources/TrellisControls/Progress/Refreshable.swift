public import Trellis

extension View {
  /// Says how the view is brought up to date: by pulling scroll views in it down with a finger, by the key F5, or by who calls
  /// ``EnvironmentValues/refresh``.
  ///
  /// A scroll view shows that the action runs until it returns. It isn't started while it runs, and is cancelled when the scroll view
  /// goes. Scroll views within scroll views aren't pulled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/refreshable(action:).
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    pulled(for: action, mark: ProgressView())
  }
}

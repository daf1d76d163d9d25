public import Trellis

// Declarations about the window that gets a URL. They compile, and have no effect on a desktop.

extension View {
  /// Sets the URLs that the window prefers and accepts; does nothing here.
  ///
  /// Every URL that the app is opened with goes to its first window, whose views handle it by `onOpenURL`.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
}

extension Scene {
  /// Sets the URLs for which the scene opens a window; does nothing here.
  ///
  /// Every URL that the app is opened with goes to its first window, whose views handle it by `onOpenURL`.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

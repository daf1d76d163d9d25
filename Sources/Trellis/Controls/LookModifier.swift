extension View {
  /// Has the view look as another device's: its text sizes, colours, and the sizes and styles of controls.
  ///
  /// ```swift
  /// WindowGroup { ContentView().look(.phone) }
  /// ```
  ///
  /// Source: ours (choice); SwiftUI's look is the system's.
  public nonisolated func look(_ look: Look) -> some View { environment(\.look, look) }
}

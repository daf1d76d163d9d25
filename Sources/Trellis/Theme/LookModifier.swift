extension View {
  /// Sets the theme of the view: its text sizes and colours, and the sizes and styles of controls.
  ///
  /// ```swift
  /// WindowGroup { ContentView().look(.phone) }
  /// ```
  ///
  /// Source: ours (choice); in SwiftUI the system determines the theme.
  public nonisolated func look(_ look: Look) -> some View { environment(\.look, look) }
}

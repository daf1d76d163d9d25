extension View {
  /// Sets the theme of the view: its text sizes and colours, and the sizes and styles of controls.
  ///
  /// ```swift
  /// WindowGroup { ContentView().controlTheme(.phone) }
  /// ```
  ///
  /// Source: ours (choice); in SwiftUI the system determines the theme.
  public nonisolated func controlTheme(_ theme: ControlTheme) -> some View {
    environment(\.controlTheme, theme)
  }
}

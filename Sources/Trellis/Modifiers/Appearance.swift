struct AppearanceModifier {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?
}

extension View {
  /// Performs an action when the view comes on screen, before the picture that first shows it is drawn.
  @preconcurrency
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Performs an action when the view has gone from the screen.
  @preconcurrency
  public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}

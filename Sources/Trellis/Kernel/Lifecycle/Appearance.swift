nonisolated struct AppearanceModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

extension View {
  /// Performs an action when the view comes on screen, before the picture that first shows it is drawn.
  ///
  /// On several views (a `Group`, a `ForEach`) it is performed once, when the first of them comes. Views that come together
  /// appear from the last to the first, and what is inside a view before the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onappear(perform:); the order: recorded, LC-A1 to
  /// LC-A6.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Performs an action when the view has gone from the screen.
  ///
  /// On several views it is performed once, when the last of them has gone. It comes after what appears in the same update.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondisappear(perform:); the order: recorded, LC-A1 to
  /// LC-A6.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}

nonisolated struct AppearanceModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

extension View {
  /// Performs an action when the view appears, before the first frame that shows it is drawn.
  ///
  /// On several views (a `Group`, a `ForEach`) the action is performed once, when the first of them appears. Views that appear
  /// together do so from the last to the first, and the content of a view before the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onappear(perform:); the order: recorded, LC-A1 to
  /// LC-A6.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Performs an action when the view has disappeared.
  ///
  /// On several views the action is performed once, when the last of them has disappeared. It is performed after the appearances
  /// of the same update.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondisappear(perform:); the order: recorded, LC-A1 to
  /// LC-A6.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}

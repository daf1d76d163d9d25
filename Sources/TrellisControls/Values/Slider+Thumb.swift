public import Trellis

extension EnvironmentValues {
  private enum ThumbVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  var sliderThumbVisibility: Visibility {
    get { self[ThumbVisibilityKey.self] }
    set { self[ThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the thumbs of the sliders in the view; a slider without a thumb can still be dragged.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/sliderthumbvisibility(_:).
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}

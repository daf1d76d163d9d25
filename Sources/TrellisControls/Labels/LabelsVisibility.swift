import Foundation
public import Trellis

extension EnvironmentValues {
  private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// The visibility of the titles of controls.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the titles of the controls in the view; assistive technology still reads them.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Shows or hides the titles of the controls in the view.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

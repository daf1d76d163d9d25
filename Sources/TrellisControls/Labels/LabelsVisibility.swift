import Foundation
public import Trellis

extension EnvironmentValues {
  private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Whether controls show their titles.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/labelsvisibility.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Has the controls in the view show no titles; who doesn't see them is told all the same.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/labelshidden().
  public nonisolated func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Says whether the controls in the view show their titles.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/labelsvisibility(_:).
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

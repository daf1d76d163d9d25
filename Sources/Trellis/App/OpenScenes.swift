import Observation

/// The ids of the scenes that have an open window, observed by views.
@MainActor @Observable final class OpenScenes {
  var ids: Set<String> = []
  nonisolated init() {}
}

extension EnvironmentValues {
  /// Returns whether the scene with an id has an open window; views that ask are updated when this changes.
  @MainActor package func isWindowOpen(id: String) -> Bool {
    windowOpener?.windows?.openScenes.ids.contains(id) ?? false
  }

  /// Returns the title of the scene with an id; nil if the app has no such scene or the scene has no title.
  @MainActor package func windowTitle(id: String) -> String? { windowOpener?.windows?.title(ofScene: id) }
}

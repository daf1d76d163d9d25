/// The windows of an app, which can be opened and closed.
@MainActor protocol WindowsOfApp: AnyObject {
  /// Shows a window of the scene that has the id, is for values of the value's type, or both.
  ///
  /// `hasFrame` is whether a new window has a frame; nil is the scene's setting.
  func openWindow(id: String?, value: AnyHashable?, hasFrame: Bool?)
  /// Returns the open windows except one.
  func proxies(without window: ViewGraph) -> [WindowProxy]
  /// The scenes that have an open window.
  var openScenes: OpenScenes { get }
  /// Returns the title of the scene with an id; nil if there is no such scene or it has no title.
  func title(ofScene id: String) -> String?
  /// Closes the windows that have the id, the value, or both.
  func dismissWindow(id: String?, value: AnyHashable?)
  /// Closes a window.
  func close(_ viewGraph: ViewGraph)
  /// Closes a window for the user, unless its content prevents that or asks a question first.
  func closeForUser(_ viewGraph: ViewGraph)
  /// Closes all windows.
  func closeAll()
  /// The app's name.
  var nameOfApp: String { get }
  /// Whether the app has settings.
  var hasSettings: Bool { get }
  /// Opens the app's settings, or brings them to the front.
  func openSettings()
  /// Whether there can be another window like the app's first.
  var canOpenNew: Bool { get }
  /// Opens another window like the app's first.
  func openNew()
  /// Performs the command that a key has in every app, unless the window has commands of its own; returns whether it did so.
  func performDefaultCommand(_ press: KeyPress, in window: ViewGraph) -> Bool
  /// Updates the app's phase after that of a window has changed.
  func followPhases()
}

/// The link from a window's environment to its app.
@MainActor final class WindowOpener {
  weak var windows: (any WindowsOfApp)?
  /// The window that the link belongs to.
  weak var window: ViewGraph?

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum OpenerKey: EnvironmentKey {
    static var defaultValue: WindowOpener? { nil }
  }

  /// The link to the app, which opens windows; nil outside of windows.
  var windowOpener: WindowOpener? {
    get { self[OpenerKey.self] }
    set { self[OpenerKey.self] = newValue }
  }
}

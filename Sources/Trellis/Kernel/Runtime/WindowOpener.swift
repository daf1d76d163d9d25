/// What opens and closes windows of an app.
@MainActor protocol WindowsOfApp: AnyObject {
  /// Shows a window of the scene with an id, or of the one for values of the value's type, or what both say.
  func openWindow(id: String?, value: AnyHashable?)
  /// Closes the windows of which the same is true.
  func dismissWindow(id: String?, value: AnyHashable?)
  /// Closes a window.
  func close(_ viewGraph: ViewGraph)
  /// Closes all windows.
  func closeAll()
  /// What the app is called.
  var nameOfApp: String { get }
  /// Whether the app has settings; what opens them, or brings them to the front.
  var hasSettings: Bool { get }
  func openSettings()
  /// Whether there can be another window like the app's first; what opens one.
  var canOpenNew: Bool { get }
  func openNew()
  /// Performs the command that a key has in every app, unless a menu bar has the commands of the window; returns whether it did.
  func performDefaultCommand(_ press: KeyPress, in window: ViewGraph) -> Bool
  /// A window takes part more or less than before.
  func followPhases()
}

/// Leads from the environment of a window to its app.
@MainActor final class WindowOpener {
  weak var windows: (any WindowsOfApp)?
  /// The window whose it is.
  weak var window: ViewGraph?

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum OpenerKey: EnvironmentKey {
    static var defaultValue: WindowOpener? { nil }
  }

  /// What opens windows for the views in it; nil where nobody does.
  var windowOpener: WindowOpener? {
    get { self[OpenerKey.self] }
    set { self[OpenerKey.self] = newValue }
  }
}

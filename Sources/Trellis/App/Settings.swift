/// A window for the app's settings.
///
/// There is at most one such window, and it isn't open at first. The item Settings… of the menu bar's Edit menu opens it, and so
/// does the item's key, Ctrl+,. With the phone theme there is only the key. ``EnvironmentValues/openSettings`` and `SettingsLink`
/// open it as well. The window is as large as its content, unless ``Scene/windowResizability(_:)`` sets another rule.
///
/// Source: documented, developer.apple.com/documentation/swiftui/settings; the location of the item: ours, as desktops on Linux
/// have it.
public nonisolated struct Settings<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  let content: Content

  /// Creates the window with a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: WindowScene {
  var groupID: String? { nil }
  var windowTitle: Text? { Text("Settings") }
  var valueType: Any.Type? { nil }
  static var isSingle: Bool { true }
  static var isForSettings: Bool { true }
}

/// An action that opens the app's settings.
@preconcurrency @MainActor
public struct OpenSettingsAction {
  let opener: WindowOpener?

  nonisolated init(_ opener: WindowOpener?) { self.opener = opener }

  /// Whether the app has settings.
  package var isThere: Bool { opener?.windows?.hasSettings ?? false }

  /// Opens the settings, or brings their window to the front.
  ///
  /// Without a ``Settings`` scene in the app nothing opens, and that is reported once.
  public func callAsFunction() {
    guard let windows = opener?.windows, windows.hasSettings else {
      return Warning.report(
        "openSettings: the app has no Settings scene; nothing opens; add one to the body of the App",
        onceFor: "openSettings")
    }
    windows.openSettings()
  }
}

/// An action that opens another window like the app's first.
@MainActor
package struct NewWindowAction {
  fileprivate let opener: WindowOpener?

  /// Whether another window can open.
  package var isThere: Bool { opener?.windows?.canOpenNew ?? false }

  package func callAsFunction() { opener?.windows?.openNew() }
}

extension EnvironmentValues {
  /// The action that opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windowOpener) }

  /// The action that opens another window like the app's first.
  package var newWindow: NewWindowAction { NewWindowAction(opener: windowOpener) }

  /// Closes the window for the user, unless its content prevents that or asks a question first; nil outside of an app.
  @MainActor package var closeWindow: (() -> Void)? {
    guard let opener = windowOpener, let windows = opener.windows else { return nil }
    return { if let window = opener.window { windows.closeForUser(window) } }
  }

  /// Ends the app by closing all its windows; nil outside of an app.
  @MainActor package var quitApp: (() -> Void)? {
    windowOpener?.windows.map { windows in { windows.closeAll() } }
  }

  /// Sends a key to the view that has the focus or, while a menu is open, to the view that had it before.
  @MainActor package func sendToFocus(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    windowOpener?.window?.sendBelowMenus(KeyPress(key, modifiers: modifiers))
  }

  /// The app's name; empty outside of an app.
  @MainActor package var nameOfApp: String { windowOpener?.windows?.nameOfApp ?? "" }
}

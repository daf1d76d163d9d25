/// A window in which a person sets the app up.
///
/// There is one at the most, and it isn't open at first: the item Settings… of the menu bar's Edit menu opens it, its key Ctrl+,
/// (on a phone's look the key alone), ``EnvironmentValues/openSettings`` and `SettingsLink`. It is as large as its content, unless
/// ``Scene/windowResizability(_:)`` says otherwise.
///
/// Source: documented, developer.apple.com/documentation/swiftui/settings; where its item is: ours, as desktops on Linux have it.
public nonisolated struct Settings<Content: View>: Scene {
  /// It has no body.
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

/// Opens the app's settings.
///
/// Source: documented, developer.apple.com/documentation/swiftui/opensettingsaction.
@preconcurrency @MainActor
public struct OpenSettingsAction {
  let opener: WindowOpener?

  nonisolated init(_ opener: WindowOpener?) { self.opener = opener }

  /// Whether the app has any.
  package var isThere: Bool { opener?.windows?.hasSettings ?? false }

  /// Opens the window, or brings it to the front; where the app has no ``Settings``, nothing opens, which is reported once.
  public func callAsFunction() {
    guard let windows = opener?.windows, windows.hasSettings else {
      return Warning.report(
        "openSettings: the app has no settings, so that nothing opens; add a Settings scene to the body of the App",
        onceFor: "openSettings")
    }
    windows.openSettings()
  }
}

/// Opens another window like the app's first.
@MainActor
package struct NewWindowAction {
  fileprivate let opener: WindowOpener?

  /// Whether there can be several.
  package var isThere: Bool { opener?.windows?.canOpenNew ?? false }

  package func callAsFunction() { opener?.windows?.openNew() }
}

extension EnvironmentValues {
  /// Opens the app's settings.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/opensettings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windowOpener) }

  /// Opens another window like the app's first.
  package var newWindow: NewWindowAction { NewWindowAction(opener: windowOpener) }

  /// Ends the app, by closing all its windows.
  @MainActor package var quitApp: (() -> Void)? {
    windowOpener?.windows.map { windows in { windows.closeAll() } }
  }

  /// Sends a key to the view that has the focus; while a menu is open, to the one that had it before.
  @MainActor package func sendToFocus(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    windowOpener?.window?.sendBelowMenus(KeyPress(key, modifiers: modifiers))
  }

  /// What the app is called; empty where there is none.
  @MainActor package var nameOfApp: String { windowOpener?.windows?.nameOfApp ?? "" }
}

/// An action that opens windows of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Show log") { openWindow(id: "log") }
/// Button("Read") { openWindow(value: message.id) }
/// ```
/// A ``Window``, or a window of a ``WindowGroup`` for a value, comes to the front if it is open; otherwise a new window opens. If
/// no scene of the app matches, nothing opens, and that is reported once.
@preconcurrency @MainActor
public struct OpenWindowAction {
  fileprivate let opener: WindowOpener?

  nonisolated fileprivate init(_ opener: WindowOpener?) { self.opener = opener }

  private func open(_ id: String?, _ value: AnyHashable?) {
    guard let windows = opener?.windows else {
      return Warning.report(
        "openWindow: these views aren't in an App; nothing opens; call it from views in a scene of an App",
        onceFor: "openWindow without an app")
    }
    windows.openWindow(id: id, value: value)
  }

  /// Opens a window of the scene with an id.
  public func callAsFunction(id: String) { open(id, nil) }

  /// Opens a window of the first group for values of this type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value)) }

  /// Opens a window of the group with an id, for a value of this type.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, AnyHashable(value)) }
}

/// An action that closes windows of the app, as the user would.
@preconcurrency @MainActor
public struct DismissWindowAction {
  fileprivate let opener: WindowOpener?

  nonisolated fileprivate init(_ opener: WindowOpener?) { self.opener = opener }

  /// Closes the window whose environment the action comes from.
  public func callAsFunction() {
    if let window = opener?.window { opener?.windows?.close(window) }
  }

  /// Closes the windows of the scene with an id; does nothing if none is open.
  public func callAsFunction(id: String) { opener?.windows?.dismissWindow(id: id, value: nil) }

  /// Closes the window that shows a value; does nothing if there is none.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    opener?.windows?.dismissWindow(id: nil, value: AnyHashable(value))
  }

  /// Closes the window of the scene with an id that shows a value; does nothing if there is none.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    opener?.windows?.dismissWindow(id: id, value: AnyHashable(value))
  }
}

extension EnvironmentValues {
  /// The action that opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowOpener) }

  /// The action that closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowOpener) }

  /// Whether the app can have several windows; true for all views in a window.
  public var supportsMultipleWindows: Bool { windowOpener != nil }
}

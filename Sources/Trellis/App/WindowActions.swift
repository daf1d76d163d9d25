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
  /// Whether new windows have a frame; nil is their scene's setting.
  private let hasFrame: Bool?

  nonisolated fileprivate init(_ opener: WindowOpener?, hasFrame: Bool?) {
    (self.opener, self.hasFrame) = (opener, hasFrame)
  }

  private func open(_ id: String?, _ value: AnyHashable?) {
    guard let windows = opener?.windows else {
      return Warning.report(
        "openWindow: these views aren't in an App; nothing opens; call it from views in a scene of an App",
        onceFor: "openWindow without an app")
    }
    windows.openWindow(id: id, value: value, hasFrame: hasFrame)
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
  public var openWindow: OpenWindowAction {
    OpenWindowAction(windowOpener, hasFrame: presentedWindowHasFrame)
  }

  /// The action that closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowOpener) }

  private enum FrameKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

  /// Whether windows that the views open have a frame; nil is the setting of the windows' scene.
  fileprivate var presentedWindowHasFrame: Bool? {
    get { self[FrameKey.self] }
    set { self[FrameKey.self] = newValue }
  }

  /// Whether the app can have several windows; true for all views in a window.
  public var supportsMultipleWindows: Bool { windowOpener != nil }
}

extension View {
  /// Sets the style of windows that the view opens.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentedwindowstyle(_:).
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    environment(\.presentedWindowHasFrame, style._hasFrame)
  }

  /// Sets the style of toolbars in windows that the view opens.
  ///
  /// Has no effect here, because toolbars are below the title that the desktop draws.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}

/// Opens windows of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Show log") { openWindow(id: "log") }
/// Button("Read") { openWindow(value: message.id) }
/// ```
/// A ``Window``, and a ``WindowGroup`` for a value that is open already, comes to the front; else there is a new one. Where no scene
/// of the app fits, nothing opens, and that is reported once.
///
/// Source: documented, developer.apple.com/documentation/swiftui/openwindowaction.
@preconcurrency @MainActor
public struct OpenWindowAction {
  fileprivate let opener: WindowOpener?

  nonisolated fileprivate init(_ opener: WindowOpener?) { self.opener = opener }

  private func open(_ id: String?, _ value: AnyHashable?) {
    guard let windows = opener?.windows else {
      return Warning.report(
        "openWindow: these views are in no app, so that there is nothing to open; call it from views in a scene of an App",
        onceFor: "openWindow without an app")
    }
    windows.openWindow(id: id, value: value)
  }

  /// Opens a window of the scene with an id.
  public func callAsFunction(id: String) { open(id, nil) }

  /// Opens a window of the first group that is for values of this type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value)) }

  /// Opens a window of the group with an id that is for values of this type.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, AnyHashable(value)) }
}

/// Closes windows of the app, as a person would.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dismisswindowaction.
@preconcurrency @MainActor
public struct DismissWindowAction {
  fileprivate let opener: WindowOpener?

  nonisolated fileprivate init(_ opener: WindowOpener?) { self.opener = opener }

  /// Closes the window of the views in whose environment it was read.
  public func callAsFunction() {
    if let window = opener?.window { opener?.windows?.close(window) }
  }

  /// Closes the windows of the scene with an id; does nothing where none is open.
  public func callAsFunction(id: String) { opener?.windows?.dismissWindow(id: id, value: nil) }

  /// Closes the window that shows a value; does nothing where none does.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    opener?.windows?.dismissWindow(id: nil, value: AnyHashable(value))
  }

  /// Closes the window of the scene with an id that shows a value; does nothing where none does.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    opener?.windows?.dismissWindow(id: id, value: AnyHashable(value))
  }
}

extension EnvironmentValues {
  /// Opens windows of the app.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/openwindow.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowOpener) }

  /// Closes windows of the app.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/dismisswindow.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowOpener) }

  /// Whether the app can have several windows: where the views are in an app.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/supportsmultiplewindows.
  public var supportsMultipleWindows: Bool { windowOpener != nil }
}

/// The services of a window's host and of its app, in the environment of its views.
enum HostFeature: ViewGraphFeature {
  static func addValues(to environment: inout EnvironmentValues, _ context: ViewContext) {
    environment.urlOpener = context.opener
    environment.windowOpener = context.windowOpener
    environment.fileChooser = context.fileChooser
    environment.undoManager = context.undoManager
    environment.updateTransaction = context.updateTransaction
  }
}

extension ViewContext {
  private enum OpenerKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> URLOpener { URLOpener() }
  }

  /// The host's way of opening URLs.
  var opener: URLOpener { self[OpenerKey.self] }

  private enum FileChooserKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> FileChooser { FileChooser() }
  }

  /// The host's dialogs about files.
  var fileChooser: FileChooser { self[FileChooserKey.self] }

  private enum WindowOpenerKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> WindowOpener { WindowOpener() }
  }

  /// The app's means of opening windows.
  var windowOpener: WindowOpener { self[WindowOpenerKey.self] }
}

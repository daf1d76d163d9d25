import Foundation

/// Opens addresses as the host does: a window by the desktop, a test by writing them down.
@MainActor final class URLOpener {
  /// Answers whether the host took it.
  var open: @MainActor (URL) -> Bool = { _ in false }

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum OpenerKey: EnvironmentKey {
    static var defaultValue: URLOpener? { nil }
  }

  /// Opens what no view around dealt with.
  var urlOpener: URLOpener? {
    get { self[OpenerKey.self] }
    set { self[OpenerKey.self] = newValue }
  }
}

extension ViewContext {
  /// Has an environment know what the host does for views.
  func addHosts(to environment: inout EnvironmentValues) {
    environment.urlOpener = opener
    environment.windowOpener = windowOpener
    environment.fileChooser = fileChooser
    environment.updateTransaction = updateTransaction
  }
}

import Foundation

/// Opens URLs through the host: a window uses the desktop, a test records them.
@MainActor final class URLOpener {
  /// The host's function, which returns whether it opened the URL.
  var open: @MainActor (URL) -> Bool = { _ in false }

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum OpenerKey: EnvironmentKey {
    static var defaultValue: URLOpener? { nil }
  }

  /// The opener for URLs that no surrounding view handled; nil outside of windows.
  var urlOpener: URLOpener? {
    get { self[OpenerKey.self] }
    set { self[OpenerKey.self] = newValue }
  }
}

extension ViewContext {
  /// Adds the host's services and the update's transaction to an environment.
  func addHosts(to environment: inout EnvironmentValues) {
    environment.urlOpener = opener
    environment.windowOpener = windowOpener
    environment.fileChooser = fileChooser
    environment.updateTransaction = updateTransaction
  }
}

import Foundation

/// The opener of URLs through the host: a window uses the desktop, a test records them.
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

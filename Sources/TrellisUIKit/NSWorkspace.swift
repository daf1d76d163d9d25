public import Foundation
import Trellis

/// The desktop, as far as it opens URLs.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsworkspace.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The only instance.
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens a URL or a file with the desktop's program for it; returns whether the desktop accepted it.
  @discardableResult public func open(_ url: URL) -> Bool { CurrentWindow.open(url) }
}

package import Foundation
import TrellisGraph

/// The implicit current window: that of the body being evaluated, else the window that was last created or sent an event.
@MainActor
package enum CurrentWindow {
  static weak var last: ViewGraph?

  private static var context: ViewContext? { BodyRun.window ?? last?.context }

  /// The size expected of a window that doesn't exist yet, in points.
  package static var expectedSize = CGSize(width: 640, height: 480)

  /// The window's size in points, on which a body that reads it depends; the expected size if there is no window.
  package static var size: CGSize {
    if let size = BodyRun.window?.windowSize, size.exists { return size.wrappedValue }
    return last?.context.windowSize?.cachedValue ?? expectedSize
  }

  /// The environment at the window's root; the defaults if there is no window.
  package static var environment: EnvironmentValues { last?.environment ?? EnvironmentValues() }

  /// Opens a URL through the host; returns whether it did.
  package static func open(_ url: URL) -> Bool { context?.opener.open(url) ?? false }

  /// The window's pasteboard; nil if there is no window.
  package static var pasteboard: (any Pasteboard)? { context?.pasteboard }

  /// Brings the window to the front.
  package static func bringToFront() {
    guard let last, let windows = last.windows ?? last.context.windowOpener.windows as? AppWindows else {
      return
    }
    windows.host?.bringToFront(last)
  }

  /// Closes all windows of the app, which ends it.
  package static func closeAll() { last?.context.windowOpener.windows?.closeAll() }

  /// Shows a file dialog of the window; without a window, `completion` gets the reason.
  package static func chooseFiles(
    _ request: FileRequest, _ completion: @escaping @MainActor (FileAnswer) -> Void
  ) {
    guard let last else { return completion(.impossible(reason: "there is no window")) }
    _ = last.chooseFiles(request, completion)
  }

  /// Takes the focus from the view that has it.
  package static func endEditing() { last?.context.focus.move(to: nil) }
}

package import Foundation
import TrellisGraph

/// The window that source means that names none: that of the body which is evaluated, else the one that was updated or sent an event last.
@MainActor
package enum CurrentWindow {
  static weak var last: ViewGraph?

  private static var context: ViewContext? { BodyRun.window ?? last?.context }

  /// The size that a window will have that isn't there yet, in points.
  package static var expectedSize = CGSize(width: 640, height: 480)

  /// Its size in points, of which a body that asks depends; what is expected where there is no window.
  package static var size: CGSize {
    if let size = BodyRun.window?.windowSize, size.exists { return size.wrappedValue }
    return last?.context.windowSize?.cachedValue ?? expectedSize
  }

  /// The environment at its root; the defaults where there is no window.
  package static var environment: EnvironmentValues { last?.environment ?? EnvironmentValues() }

  /// Has the host open an address; answers whether it took it.
  package static func open(_ url: URL) -> Bool { context?.opener.open(url) ?? false }

  /// Takes the focus from the view that has it.
  package static func endEditing() { last?.context.focus.move(to: nil) }
}

package import Foundation
import TrellisGraph

/// The window that source means that names none: that of the body which is evaluated, else the one that was updated or sent an event last.
@MainActor
package enum CurrentWindow {
  static weak var last: ViewGraph?

  private static var context: ViewContext? { BodyRun.window ?? last?.context }

  /// Its size in points, of which a body that asks depends; zero where there is no window.
  package static var size: CGSize {
    guard let size = context?.windowSize, size.exists else { return .zero }
    return size.wrappedValue
  }

  /// The environment at its root; the defaults where there is no window.
  package static var environment: EnvironmentValues { last?.environment ?? EnvironmentValues() }

  /// Has the host open an address; answers whether it took it.
  package static func open(_ url: URL) -> Bool { context?.opener.open(url) ?? false }

  /// Takes the focus from the view that has it.
  package static func endEditing() { last?.context.focus.move(to: nil) }
}

package import Foundation
import TrellisGraph
package import TrellisLayout

/// The window of objects outside the graph that views show, such as a tree of UIKit's views.
///
/// The objects notify the graph of their changes by a ``ChangeSource``. A change during an update is read in a later step of the same
/// update.
@MainActor
package final class HostWindow {
  private weak var context: ViewContext?

  private init(_ context: ViewContext) { self.context = context }

  /// The window of the running body; nil outside of bodies.
  package static var current: HostWindow? { BodyRun.window.map(HostWindow.init) }

  /// Returns whether both are the same window, which exists.
  package func isSame(as other: HostWindow) -> Bool { context != nil && context === other.context }

  /// The window that was used last; nil before the first one.
  package static var last: HostWindow? { (CurrentWindow.last?.context).map(HostWindow.init) }

  /// Whether the window is being updated, so that changes have to wait for ``performLater(_:_:)``.
  package var isUpdating: Bool { context?.graph.isUpdating ?? false }

  /// Performs a closure in a later step of the running update, in the current transaction; `name` is for messages about changes that
  /// don't end.
  package func performLater(_ name: String, _ change: @escaping () -> Void) {
    context?.writes.performLater(name, in: .current, change)
  }

  /// Takes the focus from the view that has it.
  package func endEditing() { context?.focus.move(to: nil) }

  /// Returns the size of a view for a proposal, of a view that isn't in the graph; zero before the first window.
  ///
  /// The view is built in the environment at the root of the window used last, which `adjust` changes, and removed at once.
  package static func size<Content: View>(
    of content: Content, proposing proposal: ProposedViewSize, adjust: (inout EnvironmentValues) -> Void
  ) -> CGSize {
    guard let window = CurrentWindow.last else { return .zero }
    defer { CurrentWindow.last = window }
    var environment = window.environment
    adjust(&environment)
    let graph = ViewGraph(
      root: content, size: window.size, colorScheme: environment.colorScheme,
      measurer: window.context.measurer)
    graph.environment = environment
    return graph.contentSize(proposing: proposal)
  }
}

extension Transaction {
  /// The transaction in force, for objects outside the graph.
  package static var inForce: Transaction { current }
}

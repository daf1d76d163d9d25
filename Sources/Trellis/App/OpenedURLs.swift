public import Foundation
import TrellisGraph

/// The action of a view for URLs with which the app is opened.
private nonisolated struct OpenedURLHandler {
  let action: @MainActor (URL) -> Void
}

private nonisolated enum OpenedURLKey: PreferenceKey {
  static var defaultValue: [OpenedURLHandler] { [] }
  static func reduce(value: inout [OpenedURLHandler], nextValue: () -> [OpenedURLHandler]) {
    value += nextValue()
  }
}

extension View {
  /// Performs an action with each URL with which the app is opened.
  ///
  /// The URLs are among the program's arguments, as desktop files pass them (`Exec=program %u`).
  /// `trellis run FILE --open ADDRESS` does the same. If several views have an action, all are performed, in the order of the
  /// views.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onopenurl(perform:); the origin of URLs: ours.
  @preconcurrency
  public nonisolated func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    transformPreference(OpenedURLKey.self) { $0.append(OpenedURLHandler(action: action)) }
  }
}

extension ViewGraph {
  /// Passes a URL to the views that handle URLs and to the app's delegate; returns whether any of them handles it.
  ///
  /// Update the display list first.
  package func open(_ url: URL) -> Bool {
    guard isMounted else { return false }
    let handlers = preference(OpenedURLKey.self)
    for handler in handlers { handler.action(url) }
    return AppEvents.send(.opened(url)) || !handlers.isEmpty
  }
}

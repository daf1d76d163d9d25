public import Foundation
import TrellisGraph

/// What views do with addresses that the app is opened with.
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
  /// Performs an action with each address that the app is opened with.
  ///
  /// A program is opened with the addresses among its arguments, as desktop files hand them over (`Exec=program %u`); `trellis run FILE
  /// --open ADDRESS` does the same. Of several views with an action all perform theirs, in the order of the views.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onopenurl(perform:); where addresses come from: ours.
  @preconcurrency
  public nonisolated func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    transformPreference(OpenedURLKey.self) { $0.append(OpenedURLHandler(action: action)) }
  }
}

extension ViewGraph {
  /// Hands an address to the views that want those; answers whether any did.
  ///
  /// Bring the display list up to date first.
  package func open(_ url: URL) -> Bool {
    guard isMounted else { return false }
    let handlers = preference(OpenedURLKey.self)
    for handler in handlers { handler.action(url) }
    return !handlers.isEmpty
  }
}

import Foundation
import TrellisGraph

/// A weak reference to the window of a context; the window retains the context.
@MainActor
private final class WindowLink {
  weak var window: ViewGraph?
}

extension ViewContext {
  private enum WindowKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> WindowLink { WindowLink() }
  }

  /// The window that shows the views; nil while it is being created.
  var window: ViewGraph? {
    get { self[WindowKey.self].window }
    set { self[WindowKey.self].window = newValue }
  }

  private enum WindowSizeKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Attribute<CGSize>? { nil }
  }

  /// The window's size in points; nil until there is a window.
  var windowSize: Attribute<CGSize>? {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}

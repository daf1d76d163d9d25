import Foundation
import Trellis

extension TestHost {
  /// The open windows of the app, oldest first; the first is this one, unless it was closed.
  ///
  /// Each is a host of its own, on the same clock: `try host.windows[1].tap("Done")`.
  public var windows: [TestHost] {
    _ = displayList
    return (viewGraph.isMounted ? [self] : []) + shelf.opened
  }

  /// The window that was last brought to the front or opened; nil if none is open.
  public var frontWindow: TestHost? {
    _ = displayList
    return windows.first { $0.viewGraph === shelf.front } ?? windows.last
  }

  /// Closes the window, as the user does: its views disappear, unless they prevent that.
  public func closeWindow() {
    warningLog.during {
      if let app = viewGraph.windows ?? app?.viewGraph.windows {
        app.closeForUser(viewGraph)
      } else {
        viewGraph.unmount()
      }
    }
  }
}

/// The windows that an app under test has opened.
@MainActor
final class TestWindowHost: WindowHost {
  private unowned let first: TestHost
  private(set) var opened: [TestHost] = []
  private(set) weak var front: ViewGraph?

  init(_ first: TestHost) { self.first = first }

  /// The screen, which exists only for the placement of windows.
  private static let display = DisplayProxy(
    bounds: CGRect(x: 0, y: 0, width: 1440, height: 900),
    visibleRect: CGRect(x: 0, y: 30, width: 1440, height: 870))

  func show(_ window: ViewGraph) {
    window.place(on: TestWindowHost.display)
    opened.append(TestHost(window, openedBy: first))
    front = window
  }

  func bringToFront(_ window: ViewGraph) { front = window }

  func take(_ window: ViewGraph) { opened.removeAll { $0.viewGraph === window } }
}

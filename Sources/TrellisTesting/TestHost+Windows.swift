import Trellis

extension TestHost {
  /// The windows that the app has opened and that are open, oldest first; the first is this one, where it wasn't closed.
  ///
  /// Each is a host of its own, on the same clock: `try host.windows[1].tap("Done")`.
  public var windows: [TestHost] {
    _ = displayList
    return (viewGraph.isMounted ? [self] : []) + shelf.opened
  }

  /// The window that was brought to the front last, or opened last; nil where none is open.
  public var frontWindow: TestHost? {
    _ = displayList
    return windows.first { $0.viewGraph === shelf.front } ?? windows.last
  }

  /// Closes the window, as a person does: its views disappear.
  public func closeWindow() {
    warningLog.during {
      if let app = viewGraph.windows ?? app?.viewGraph.windows {
        app.close(viewGraph)
      } else {
        viewGraph.unmount()
      }
    }
  }
}

/// The windows of an app that a test looks at.
@MainActor
final class WindowShelf: WindowHost {
  private unowned let first: TestHost
  private(set) var opened: [TestHost] = []
  private(set) weak var front: ViewGraph?

  init(_ first: TestHost) { self.first = first }

  func show(_ window: ViewGraph) {
    opened.append(TestHost(window, openedBy: first))
    front = window
  }

  func bringToFront(_ window: ViewGraph) { front = window }

  func take(_ window: ViewGraph) { opened.removeAll { $0.viewGraph === window } }
}

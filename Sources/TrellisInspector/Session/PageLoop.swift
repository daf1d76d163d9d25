import Foundation
package import Trellis
import TrellisWindow

/// The loop that serves the windows of a process without a display, each in a page, as ``WindowLoop`` serves those of a desktop.
@MainActor
package final class PageLoop {
  private var screens: [PageScreen] = []
  /// Whether the loop is to end.
  private var isOver = false

  package init() {}

  /// Adds a window to serve; nothing of it is built before the loop runs.
  package func add(_ inspector: Inspector) {
    screens.append(PageScreen(inspector.viewGraph, inspector))
  }

  /// Returns the inspector of a window; nil if the window isn't served.
  package func inspector(of window: ViewGraph) -> Inspector? {
    screens.first { $0.viewGraph === window }?.inspector
  }

  /// Removes a window, and stops its inspector.
  package func take(_ window: ViewGraph) {
    for screen in screens where screen.viewGraph === window { screen.inspector.stop() }
    screens.removeAll { $0.viewGraph === window }
  }

  /// Makes ``run(each:)`` return.
  package func end() { isOver = true }

  /// Serves until `end()` is called, or the last window is closed; calls a closure in each turn.
  package func run(each turn: () -> Void = {}) {
    while !isOver && !screens.isEmpty {
      let timer = MainLoop.serve()
      turn()
      let waits =
        screens.map { $0.step() } + [timer.map { Duration.seconds($0.timeIntervalSinceNow) }]
      let wait = waits.compactMap(\.self).min().map { Int(($0 / .milliseconds(1)).rounded(.up)) }
      if wait ?? 1 > 0, !isOver { MainLoop.wait(milliseconds: min(wait ?? .max, 3_600_000)) }
    }
  }
}

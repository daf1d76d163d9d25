import Foundation
package import Trellis
import TrellisWindow

/// Serves the windows of a process that has no display, each shown in a page of its own: as ``WindowLoop`` does those of a desktop.
@MainActor
package final class PageLoop {
  private var screens: [PageScreen] = []
  /// Whether it is to end.
  private var isOver = false

  package init() {}

  /// Serves a window from now on; nothing of it is made before the loop runs.
  package func add(_ inspector: Inspector) {
    screens.append(PageScreen(inspector.viewGraph, inspector))
  }

  /// What inspects a window that is served; nil where it isn't.
  package func inspector(of window: ViewGraph) -> Inspector? {
    screens.first { $0.viewGraph === window }?.inspector
  }

  /// Takes a window away, with its page.
  package func take(_ window: ViewGraph) {
    for screen in screens where screen.viewGraph === window { screen.inspector.stop() }
    screens.removeAll { $0.viewGraph === window }
  }

  /// Has ``run(each:)`` return.
  package func end() { isOver = true }

  /// Serves until it is ended, or the last window has gone; a closure is called in each turn.
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

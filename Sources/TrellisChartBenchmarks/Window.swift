import Foundation
import Trellis
import TrellisBenchmarkSupport
import TrellisCairo
import TrellisDisplayList
import TrellisGraph

/// A view in a window of 1,000 × 400 points without a screen.
@MainActor
final class Window {
  /// The times of a frame, in milliseconds.
  struct Times {
    var views = 0.0
    var drawing = 0.0
    var together: Double { views + drawing }
  }

  private let graph: ViewGraph
  private let bitmap: Bitmap
  private let renderer = Renderer()
  private var shown: DisplayList
  /// The number of rules that ran, if they are counted.
  private(set) var evaluations = 0

  init(_ root: some View, isCounting: Bool = false) throws {
    let size = CGSize(width: 1000, height: 400)
    bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
    graph = ViewGraph(root: root, size: size, measurer: PangoTextMeasurer())
    shown = graph.update()
    renderer.draw(shown, into: bitmap, background: .white)
    guard isCounting else { return }
    graph.graph.addObserver { [weak self] event in
      MainActor.assumeIsolated {
        if case .evaluated = event { self?.evaluations += 1 }
      }
    }
  }

  /// Updates the views, and draws what changed.
  @discardableResult
  func frame() -> Times {
    var times = Times()
    var list = shown
    times.views = milliseconds { list = graph.update() }
    times.drawing = milliseconds {
      let damage = DisplayList.damage(from: shown, to: list)
      _ = renderer.draw(list, into: bitmap, background: .white, damage: damage)
    }
    shown = list
    return times
  }
}

extension [Window.Times] {
  /// The columns of the medians, with a goal for the sum.
  func cells(goal: Double) -> String {
    let together = map(\.together).median
    let figures = [map(\.views).median, map(\.drawing).median, together].map { String(format: "%.2f", $0) }
    let limit = String(format: "%g", goal)
    return (figures + [goalText(limit, isMet: together <= goal)]).joined(separator: " | ")
  }
}

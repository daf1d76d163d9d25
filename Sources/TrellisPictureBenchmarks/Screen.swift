import SwiftUI
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisGraph
import TrellisText
import TrellisBenchmarkSupport

/// A window without a screen, with installed fonts.
@MainActor
final class Screen<Content: View> {
  /// The number of evaluated attributes, if they are counted.
  private(set) var rules = 0
  /// The root view.
  let root: Content
  private let window: ViewGraph
  private let renderer = Renderer()
  private let bitmap: Bitmap
  private var shown: DisplayList
  private(set) var time = Duration.zero

  init(_ root: Content, width: Int = 400, height: Int = 800, isCounting: Bool = false) throws {
    self.root = root
    bitmap = try Bitmap(width: width, height: height)
    window = ViewGraph(
      root: root, size: CGSize(width: width, height: height), measurer: PangoTextMeasurer())
    window.drawsOnlyVisible = true
    shown = window.update(at: .zero)
    renderer.draw(shown, into: bitmap, background: .white)
    guard isCounting else { return }
    window.graph.addObserver { [weak self] event in
      MainActor.assumeIsolated {
        guard let self, case .evaluated = event else { return }
        self.rules += 1
      }
    }
  }

  /// Resets the count.
  func forget() { rules = 0 }

  /// Runs a closure, draws the result in the next frame, and returns the times.
  ///
  /// Destroying removed nodes isn't timed: a window destroys them while it waits for the following frame.
  @discardableResult
  func frame(_ body: () -> Void = {}) -> FrameTimes {
    time += .seconds(1) / 60
    var list = shown
    var damage: [CGRect] = []
    var times = FrameTimes()
    times.views = milliseconds {
      body()
      list = window.update(at: time)
    }
    times.damage = milliseconds { damage = DisplayList.damage(from: shown, to: list) }
    times.drawing = milliseconds {
      _ = renderer.draw(list, into: bitmap, background: .white, damage: damage)
    }
    shown = list
    while window.collect(limit: 1000) {}
    return times
  }

  /// Sends an event to the window.
  func send(_ action: InputEvent.Action) { window.send(InputEvent(action, time: time)) }
}

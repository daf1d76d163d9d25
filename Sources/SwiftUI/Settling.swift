import Foundation
import Trellis
import TrellisDisplayList
import TrellisWindow

/// Waits until the initial work of views has ended: their tasks, the pictures that they load, and blocks on the main queue.
@MainActor
struct Settling {
  /// The maximum waiting time.
  let limit: Duration
  /// Whether the animations are waited for, too: in simulated time, for at most `limit`.
  var waitsForMotion = false

  /// Updates a graph until no work is left, and returns its display list.
  ///
  /// At the limit, reports the tasks that are still running, and returns the current display list.
  func settle(_ viewGraph: ViewGraph) -> DisplayList {
    let clock = ContinuousClock()
    let begin = clock.now
    // The time of the views' clock, and the part of it that passed without real time.
    var (time, skipped) = (Duration.zero, Duration.zero)
    _ = viewGraph.update(at: time)
    MainLoop.serve()
    while true {
      let list = viewGraph.update(at: time)
      let names = viewGraph.tasksUnderWay
      if names.isEmpty && !viewGraph.needsUpdate {
        guard waitsForMotion, viewGraph.isMoving, skipped < limit else { return list }
        skipped += Settling.frame
        time += Settling.frame
        MainLoop.serve()
        continue
      }
      let elapsed = clock.now - begin
      time = max(time, elapsed + skipped)
      if elapsed >= limit {
        if !names.isEmpty { report(names) }
        return list
      }
      MainLoop.wait(milliseconds: 10)
      MainLoop.serve()
    }
  }

  private static var frame: Duration { .seconds(1) / 60 }

  private func report(_ names: [String]) {
    let shown =
      names.prefix(5).joined(separator: ", ")
      + (names.count > 5 ? " and \(names.count - 5) more" : "")
    let text =
      "trellis: after \(limit.formatted(.units(allowed: [.seconds, .milliseconds], width: .abbreviated))) "
      + "these tasks are still running: \(shown); the picture is from that time; --settle 10s waits longer, --settle 0s not at all"
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension DisplayList {
  /// Returns the list scaled by a factor.
  func scaled(by scale: Double) -> DisplayList {
    guard scale != 1, let id = items.first?.id else { return self }
    let transform = ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
    return DisplayList([
      DisplayItem(id: id, frame: .zero, content: .effect(.transform(transform), self))
    ])
  }
}

extension CGSize {
  /// Returns the size scaled by a factor.
  func scaled(by scale: Double) -> CGSize { CGSize(width: width * scale, height: height * scale) }
}

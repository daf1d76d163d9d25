import Foundation
import Trellis
import TrellisDisplayList
import TrellisWindow

/// Waits until what views begin in their first moment has come to rest: their tasks, the pictures that they load, and what was handed to
/// the main queue.
@MainActor
struct Settling {
  /// How long it waits at most.
  let limit: Duration
  /// Whether it also goes on until animations have ended, in time that passes as fast as it can and for at most as long.
  var waitsForMotion = false

  /// Brings a graph up to date, and goes on with it until nothing is under way; what still is when the time is up is said, and the
  /// picture is of then.
  func settle(_ viewGraph: ViewGraph) -> DisplayList {
    let clock = ContinuousClock()
    let begin = clock.now
    // The time on the views' clock, and the part of it that no real time has passed for.
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
      "trellis: after \(limit.formatted(.units(allowed: [.seconds, .milliseconds], width: .abbreviated))) there is still "
      + "under way: \(shown); the picture is of then; --settle 10s waits longer, --settle 0s not at all"
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension DisplayList {
  /// The list so many times as large.
  func scaled(by scale: Double) -> DisplayList {
    guard scale != 1, let id = items.first?.id else { return self }
    let transform = ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
    return DisplayList([
      DisplayItem(id: id, frame: .zero, content: .effect(.transform(transform), self))
    ])
  }
}

extension CGSize {
  /// The size so many times as large.
  func scaled(by scale: Double) -> CGSize { CGSize(width: width * scale, height: height * scale) }
}

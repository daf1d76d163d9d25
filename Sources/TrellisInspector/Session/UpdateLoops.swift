import Trellis
import TrellisGraph

/// States that are set again and again without an action of the user, mostly because of what the last value caused.
///
/// An example is a `GeometryReader` whose content stores the size in a state that changes the size. The writes are in one frame, until
/// the update stops them, or in one frame after the other.
@MainActor
enum UpdateLoops {
  /// The number of writes from which on a series counts as a loop.
  static let least = 8

  /// The writes of a state since the user's last action.
  private struct Run {
    var writes = 0
    var duration = Duration.zero
    var last = 0
    var frame = 0
  }

  /// Returns an entry for each loop in the remembered frames.
  ///
  /// Linear in their events.
  static func entries(in history: FrameHistory, path: (AnyAttribute) -> String?) -> [Waste.Entry] {
    var found: [AnyAttribute: Run] = [:]
    var running: [AnyAttribute: Run] = [:]
    for frame in history.frames {
      if !frame.causes.isEmpty { running = [:] }
      var next: [AnyAttribute: Run] = [:]
      for number in frame.events {
        guard case .set(let state) = history.recorder.event(number), state.exists, state.kind == .state else {
          continue
        }
        if next[state] == nil {
          next[state] = running[state] ?? Run()
          next[state]!.duration += frame.updating
        }
        next[state]!.writes += 1
        (next[state]!.last, next[state]!.frame) = (number, frame.number)
        if next[state]!.writes >= max(least, found[state]?.writes ?? 0) { found[state] = next[state] }
      }
      running = next
    }
    return found.map { entry($0, $1, history, path) }
  }

  private static func entry(
    _ state: AnyAttribute, _ run: Run, _ history: FrameHistory, _ path: (AnyAttribute) -> String?
  ) -> Waste.Entry {
    let name = state.name ?? "the state"
    let isGeometric =
      history.frame(run.frame)?.events.contains { number in
        guard case .evaluated(let rule, true, _) = history.recorder.event(number) else { return false }
        return rule.exists && rule.kind == .geometry
      } ?? false
    let property = name.split(separator: ".").last.map(String.init) ?? name
    let advice =
      isGeometric
      ? "a size or position is written to \(name), and then \(name) changes that size again: make the size that is read independent "
        + "of \(name), or write only if the value differs by more than a point"
      : "\(name) is set again and again: if the cause is its own last value, and not a timer or a task, write it only if it differs"
    var entry = Waste.Entry(
      title: state.name.map { "“\($0)”" } ?? name, kind: state.kind.description, path: path(state),
      node: state.snapshotID, attributes: 1, count: run.writes, frame: run.frame, advice: advice)
    entry.duration = run.duration
    entry.fix = "if newValue != \(property) { \(property) = newValue }"
    entry.isLoop = true
    entry.writes = history.recorder[run.last]
    return entry
  }
}

import Trellis
import TrellisGraph

/// Bodies that ran because of an environment value, of whose views few changed: the value is read too high in the tree.
@MainActor
struct EnvironmentReads {
  private struct Key: Hashable {
    var body: AnyAttribute
    var cause: AnyAttribute
  }

  private struct Run {
    var count = 0
    var duration = Duration.zero
    var frame = 0
    var equal = 0
    var changed: [AnyAttribute] = []
  }

  private var runs: [Key: Run] = [:]

  /// The kinds that are parts of a body's result.
  private static let parts: Set<AttributeKind> = [.view, .modifier, .element]

  /// Adds a frame's bodies that ran because of an environment value.
  mutating func take(_ frame: FrameRecord, _ recorder: GraphRecorder) {
    // The body that each rule ran because of, at any distance.
    var origins: [AnyAttribute: Key] = [:]
    var times: [UInt64: Duration]?
    for number in frame.events {
      guard case .evaluated(let rule, let changed, .inputChanged(let cause)) = recorder.event(number),
        rule.exists
      else { continue }
      if changed, rule.kind == .body, cause.exists, cause.kind == .environmentValue {
        let known = times ?? frame.bodyTimes
        times = known
        let key = Key(body: rule, cause: cause)
        origins[rule] = key
        runs[key, default: Run()].count += 1
        runs[key]!.duration += known[rule.rawValue] ?? .zero
        runs[key]!.frame = frame.number
      } else if let origin = origins[cause] {
        if changed { origins[rule] = origin }
        guard Self.parts.contains(rule.kind) else { continue }
        if changed { runs[origin]!.changed.append(rule) } else { runs[origin]!.equal += 1 }
      }
    }
  }

  /// Returns the entries: bodies with at least four parts that stayed equal, which are more than half of all parts.
  func entries(in history: FrameHistory, path: (AnyAttribute) -> String?) -> [Waste.Entry] {
    runs.compactMap { key, run in
      guard run.equal >= 4, run.equal > run.changed.count, key.body.exists, key.cause.exists,
        history.isOfApp(key.body)
      else { return nil }
      let body = key.body.name ?? "the body"
      let view = body.hasSuffix(".body") ? String(body.dropLast(5)) : body
      let name = WasteRemedy.environmentName(of: key.cause)
      let readers = Set(run.changed.filter(\.exists).compactMap(\.name)).sorted().prefix(3).joined(
        separator: ", ")
      let total = run.equal + run.changed.count
      var entry = Waste.Entry(
        title: key.body.name.map { "“\($0)”" } ?? body, kind: "body", path: path(key.body),
        node: key.body.snapshotID,
        attributes: 1, count: run.count, frame: run.frame,
        advice:
          "\(view) reads `\(name)` from the environment and made \(total) parts again, of which \(run.equal) were equal: "
          + "read it in the view that uses it" + (readers.isEmpty ? "" : " (\(readers) changed)"))
      entry.duration = run.duration
      entry.cause = "environment value \(name)"
      entry.fix =
        "@Environment(\\.\(name)) private var \(name)  // move from \(view) to the view that uses it"
      entry.isEnvironment = true
      return entry
    }
  }
}

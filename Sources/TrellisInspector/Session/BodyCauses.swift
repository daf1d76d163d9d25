import Foundation
import Trellis
import TrellisGraph

/// The bodies that ran in the remembered frames, each with the causes of its runs, for an editor that shows them beside the source.
@MainActor
struct BodyCauses {
  /// The reason for a run.
  enum Cause: Hashable {
    /// An input that was set.
    case input(AnyAttribute)
    /// A property that can't be compared, by its path and the title of its view.
    case property(String, of: String)
    /// The view was made.
    case creation
    /// The cause is in no remembered frame.
    case unknown
  }

  struct Body {
    var runs = 0
    var equal = 0
    var duration = Duration.zero
    var causes: [Cause: Int] = [:]
  }

  /// The bodies by name, as in `Counter.body`.
  private(set) var bodies: [String: Body] = [:]
  /// The last write of each input, and the number of writes.
  private(set) var writes: [AnyAttribute: (count: Int, last: Int)] = [:]

  /// Finds the causes in all remembered frames but the first, which builds everything.
  ///
  /// Linear in the events of these frames.
  init(of history: FrameHistory) {
    for frame in history.frames where frame.number > 0 {
      var origins: [AnyAttribute: Cause] = [:]
      for number in frame.events {
        switch history.recorder.event(number) {
        case .set(let input):
          origins[input] = .input(input)
          writes[input] = (count: (writes[input]?.count ?? 0) + 1, last: number)
        case .evaluated(let rule, let changed, let reason):
          let cause = cause(of: number, reason, origins, history.recorder)
          if changed { origins[rule] = cause }
          guard rule.exists, rule.kind == .body, let name = rule.name, history.isOfApp(rule) else { continue }
          bodies[name, default: Body()].runs += 1
          if !changed { bodies[name]!.equal += 1 }
          bodies[name]!.causes[cause, default: 0] += 1
        default: continue
        }
      }
      for body in frame.bodies where bodies[body.name] != nil { bodies[body.name]!.duration += body.duration }
    }
  }

  private func cause(
    of event: Int, _ reason: GraphEvent.Reason, _ origins: [AnyAttribute: Cause], _ recorder: GraphRecorder
  ) -> Cause {
    switch reason {
    case .firstRun: return .creation
    case .inputChanged(let input), .inputRemoved(let input):
      if let difference = recorder.values(event)?.difference, difference.isIncomparable {
        return .property(difference.path, of: recorder[event]?.title ?? "")
      }
      return origins[input] ?? .unknown
    default: return .unknown
    }
  }

  // MARK: - JSON

  /// Returns the JSON of the bodies, with the source locations of the writes that were found.
  ///
  /// `{frame, bodies: [{name, runs, equal, ms, causes: [{count, title, place}]}], writes: [{title, count, bodies, place}]}`
  func json(frame: Int, places: [Int: CodeLocation]) -> JSONText {
    func place(of cause: Cause) -> JSONText {
      guard case .input(let input) = cause else { return .null }
      return .optional(writes[input].flatMap { places[$0.last] }?.description)
    }
    let listed = bodies.sorted { ($1.value.runs, $0.key) < ($0.value.runs, $1.key) }.prefix(500)
    let inputs = writes.filter { $0.key.exists && $0.key.name != nil }.sorted {
      $0.value.last < $1.value.last
    }
    return .object([
      ("frame", .int(frame)),
      (
        "bodies",
        .array(
          listed.map { name, body in
            .object([
              ("name", .string(name)), ("runs", .int(body.runs)), ("equal", .int(body.equal)),
              ("ms", .double(body.duration.milliseconds)),
              (
                "causes",
                .array(
                  body.causes.sorted { ($1.value, title($0.key)) < ($0.value, title($1.key)) }.prefix(8).map {
                    .object([
                      ("count", .int($1)), ("title", .string(title($0))),
                      ("place", place(of: $0)),
                    ])
                  })
              ),
            ])
          })
      ),
      (
        "writes",
        .array(
          inputs.suffix(200).map { input, writes in
            .object([
              ("title", .string(input.name ?? "")), ("count", .int(writes.count)),
              ("bodies", .int(bodies.values.reduce(0) { $0 + ($1.causes[.input(input)] ?? 0) })),
              ("place", place(of: .input(input))),
            ])
          })
      ),
    ])
  }

  private func title(_ cause: Cause) -> String {
    switch cause {
    case .input(let input): input.exists ? input.name ?? input.kind.description : "a removed input"
    case .property(let path, let view): "\(path) of \(view), which can't be compared"
    case .creation: "its creation"
    case .unknown: "an earlier change"
    }
  }
}

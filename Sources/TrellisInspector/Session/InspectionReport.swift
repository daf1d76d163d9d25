package import Foundation
package import Trellis
import TrellisGraph

/// The report of a script's steps and their costs, as text or JSON.
@MainActor
package final class InspectionReport {
  struct Step {
    var words: String
    var frames: [FrameRecord] = []
    var bodies: [String: Int] = [:]
    var counts = [Int](repeating: 0, count: NodeOutcome.allCases.count)
    var work = StepWork()
    /// The message for a budget that was exceeded; nil if there is none.
    var failure: String?
  }

  private let viewGraph: ViewGraph
  private let history: FrameHistory
  private(set) var steps: [Step] = []
  /// A message for each regression since a baseline.
  package var regressions: [String] = []
  private let picture = PictureStream()
  private let isRecorded: Bool
  private var recording: FrameRecording?

  /// Creates a report of a window; the first frame builds everything, and belongs to no step.
  ///
  /// If `isRecorded` is true, pictures are drawn, too.
  package init(of viewGraph: ViewGraph, isRecorded: Bool = false) {
    (self.viewGraph, history) = (viewGraph, FrameHistory(of: viewGraph))
    self.isRecorded = isRecorded
    picture.setRecorded(isRecorded)
  }

  /// Returns the frames as a file, a page that needs no app; nil if they weren't recorded.
  package func recordingFile(named name: String) -> Data? {
    recording.map {
      Data(
        Page.file(
          recording: $0.contents(named: name, waste: .array(waste.prefix(200).map { $0.json(place: nil) }))
            .json))
    }
  }

  /// Whether all budgets were kept, and there are no regressions.
  package var isPassed: Bool { regressions.isEmpty && steps.allSatisfy { $0.failure == nil } }

  /// Begins a step; `words` is the step's text in the script.
  package func begin(_ words: String) { steps.append(Step(words: words)) }

  /// Makes a frame for a time, as part of the last step.
  package func frame(at time: Duration) {
    let begin = ContinuousClock.now
    let list = viewGraph.update(at: time)
    let updating = ContinuousClock.now - begin
    let damage = isRecorded ? picture.draw(list, size: viewGraph.size, scale: 1) : []
    let causes = isRecorded ? steps.last.map { [$0.words] } ?? [] : []
    let taken = history.take(
      at: time, causes: causes, updating: updating, drawing: .zero, damage: damage)
    if let taken { recording?.add(taken, history.table) }
    if isRecorded, recording == nil {
      recording = FrameRecording(of: viewGraph, history, picture) { [viewGraph] in
        viewGraph.nearestPath(of: $0)
      }
    }
    guard let frame = taken, !steps.isEmpty else { return }
    steps[steps.count - 1].frames.append(frame)
    for index in frame.counts.indices { steps[steps.count - 1].counts[index] += frame.counts[index] }
    for number in frame.events {
      guard case .evaluated(let attribute, _, _) = history.recorder.event(number), attribute.exists else {
        continue
      }
      steps[steps.count - 1].work.add(attribute.kind)
      guard attribute.kind == .body, let name = attribute.name else { continue }
      steps[steps.count - 1].bodies[name, default: 0] += 1
    }
  }

  /// Checks a budget for a type of view, in the last step that isn't an `expect`.
  package func expect(_ view: String, atMost limit: Int) {
    let last = steps.dropLast().last { !$0.words.hasPrefix("expect ") }
    let count = last?.bodies["\(view).body"] ?? 0
    guard count > limit else { return }
    let why = last?.frames.flatMap { reasons(for: "\(view).body", in: $0) }.prefix(3) ?? []
    steps[steps.count - 1].failure =
      (["\(view).body was evaluated \(count)×; the limit is \(limit)×"] + why).joined(
        separator: "\n")
  }

  func reasons(for name: String, in frame: FrameRecord) -> [String] {
    let graph = viewGraph.graph
    return frame.events.compactMap { number in
      guard case .evaluated(let attribute, _, _) = history.recorder.event(number), attribute.exists,
        attribute.name == name
      else { return nil }
      return ExplanationText(graph.explain(attribute, before: number + 1), of: graph) { [viewGraph] id in
        let index = Int(UInt32(truncatingIfNeeded: id)) - 1
        return graph.attribute(withSnapshotID: index).flatMap { viewGraph.identityPath(of: $0) }
      }.text
    }
  }

  private var waste: [Waste.Entry] {
    Waste(of: history) { [viewGraph] in viewGraph.identityPath(of: $0) }.entries
  }

  // MARK: - Text and JSON

  /// The report as text: each step with its evaluations, then the wasted work.
  package var text: String {
    var lines: [String] = []
    for step in steps {
      let time = step.frames.reduce(Duration.zero) { $0 + $1.updating }.milliseconds
      lines.append(
        step.frames.isEmpty
          ? step.words
          : "\(step.words): \(step.frames.count) frames, \(time.formatted(.number.precision(.fractionLength(1)))) ms"
      )
      for (name, count) in step.bodies.sorted(by: { $0.key < $1.key }) { lines.append("  \(name) \(count)×") }
      let words = NodeOutcome.allCases.compactMap { outcome in
        step.counts[outcome.ordinal] > 0 ? "\(step.counts[outcome.ordinal]) \(outcome.rawValue)" : nil
      }
      if !words.isEmpty {
        lines.append("  attributes: " + words.joined(separator: ", "))
      }
      if let failure = step.failure {
        lines += "failed: \(failure)".split(separator: "\n").map { "  \($0)" }
      }
    }
    for regression in regressions {
      lines += "worse: \(regression)".split(separator: "\n").map(String.init)
    }
    let waste = waste.filter(\.isRemediable).prefix(20)
    if !waste.isEmpty { lines.append("wasted work") }
    for entry in waste {
      let what = entry.words
      let others = entry.attributes > 1 ? " and \(entry.attributes - 1) others" : ""
      lines.append("  \(entry.title) \(entry.path ?? "")\(others) \(entry.count)× \(what): \(entry.advice)")
    }
    return lines.joined(separator: "\n")
  }

  /// The report as JSON.
  package var json: String {
    JSONText.object([
      ("passed", .bool(isPassed)), ("nodes", .int(viewGraph.graph.nodeCount)),
      ("steps", .array(steps.map(json))), ("waste", .array(waste.prefix(200).map { $0.json(place: nil) })),
      ("worse", .array(regressions.map { .string($0) })),
    ]).text
  }

  private func path(ofID id: UInt64) -> String? { viewGraph.path(ofID: id) }

  private func json(_ step: Step) -> JSONText {
    .object([
      ("step", .string(step.words)),
      ("bodies", .object(step.bodies.sorted { $0.key < $1.key }.map { ($0.key, .int($0.value)) })),
      ("counts", .object(NodeOutcome.allCases.map { ($0.rawValue, .int(step.counts[$0.ordinal])) })),
      ("frames", .array(step.frames.map { $0.json(path: path(ofID:)) })),
      (
        "work",
        .object([
          ("bodies", .int(step.work.bodies)), ("layout", .int(step.work.layout)),
          ("displayList", .int(step.work.displayList)), ("other", .int(step.work.other)),
        ])
      ), ("failure", .optional(step.failure)),
    ])
  }
}

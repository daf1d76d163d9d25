package import Foundation
package import Trellis
import TrellisComparison
package import TrellisGraph

/// The remembered frames of a window, each created from the events that a ``GraphRecorder`` keeps.
///
/// While a frame is made, the only cost is the recorder's. Of the first frame, which builds everything, only the range
/// of its events is stored.
@MainActor
package final class FrameHistory {
  /// The most remembered frames.
  package static let limit = 2000

  /// The most bytes of the remembered frames; the last frame is kept whatever its size.
  package static let byteLimit = 1 << 24

  package let recorder: GraphRecorder
  private let byteLimit: Int
  /// The bytes that the remembered frames take.
  package private(set) var byteCount = 0
  private let viewGraph: ViewGraph
  /// The frames with activity, oldest first: at most ``limit`` frames and ``byteLimit`` bytes.
  package private(set) var frames: [FrameRecord] = []
  /// The outcomes of attributes in the last frame, and the numbers of their runs since the first.
  private(set) var table = OutcomeTable()
  private var bodies: [BodyTime] = []
  private var (seen, seenMarks) = (0, 0)
  private var frameCount = 0

  /// The kinds whose values are kept as text: short values that a reader requests.
  package static let valueKinds: Set<AttributeKind> = [
    .state, .binding, .storedValue, .observedObject, .environmentValue, .geometry, .windowSize, .windowTitle,
    .preference, .clock,
  ]
  /// The kinds whose differences are kept: values that an enclosing body creates.
  package static let differenceKinds: Set<AttributeKind> = [.view, .modifier, .element, .layout]

  /// The kinds whose rules lay out, and the kinds whose rules create display lists.
  package static let timedKinds: [Set<AttributeKind>] = [
    [.layout, .layoutComputer, .placements, .geometry, .windowSize], [.displayList, .rootDisplayList],
  ]

  /// Creates a history that records a window's graph from now on.
  package init(of viewGraph: ViewGraph, capacity: Int = 1 << 18, byteLimit: Int = FrameHistory.byteLimit) {
    (self.viewGraph, self.byteLimit) = (viewGraph, byteLimit)
    LineFinder.install()
    if ValueFormat.formatter == nil { ValueFormat.formatter = { ReadableText.text(of: $0, limit: $1) } }
    recorder = GraphRecorder(
      of: viewGraph.graph, capacity: capacity, keepsValues: true, keepsLocations: true,
      keepsDifferences: true, valueKinds: Self.valueKinds, differenceKinds: Self.differenceKinds,
      coalescesInvalidations: true, timedKinds: Self.timedKinds)
    viewGraph.observeBodies { [weak self] name, attribute, duration in
      guard let self, bodies.count < 10_000 else { return }
      bodies.append(BodyTime(name: name, attribute: attribute?.rawValue, duration: duration))
    }
  }

  /// Records the events since the last frame; returns nil if nothing has happened.
  ///
  /// Afterwards, ``table`` has the outcome of each attribute in the frame. `updating` is the time that the update of the display
  /// list took. This time includes layout and the creation of the list, whose times the recorder has measured.
  package func take(
    at time: Duration, causes: [String], updating: Duration, drawing: Duration, damage: [CGRect]
  ) -> FrameRecord? {
    let range = max(seen, recorder.numbers.lowerBound)..<recorder.numbers.upperBound
    let marks = max(seenMarks, recorder.markNumbers.lowerBound)..<recorder.markNumbers.upperBound
    defer { (seen, seenMarks, bodies) = (range.upperBound, marks.upperBound, []) }
    let times = recorder.drainTimings().map { Duration.nanoseconds($0) }
    if range.isEmpty && damage.isEmpty { return nil }
    let isFirst = frameCount == 0
    // The first frame builds everything: its events are of no interest.
    let isTold = isFirst ? 0..<0 : range
    table.take(recorder, events: isTold, marks: isFirst ? 0..<0 : marks, counts: !isFirst)
    if !isFirst && table.count == 0 && damage.isEmpty { return nil }
    var frame = FrameRecord(
      number: frameCount, time: time, causes: causes, events: range, marks: marks,
      phases: phases(updating, times, drawing), bodies: bodies, damage: damage)
    for (_, outcome) in table.activeNodes { frame.counts[Int(outcome.rawValue)] += 1 }
    frame.counts[NodeOutcome.marked.ordinal] = table.markedCount
    frameCount += 1
    remember(frame)
    return frame
  }

  /// Adds a frame, and removes the oldest ones beyond the limits.
  private func remember(_ frame: FrameRecord) {
    frames.append(frame)
    byteCount += frame.byteCount
    var surplus = 0
    while surplus < frames.count - 1, frames.count - surplus > Self.limit || byteCount > byteLimit {
      byteCount -= frames[surplus].byteCount
      surplus += 1
    }
    frames.removeFirst(surplus)
  }

  private func phases(_ updating: Duration, _ times: [Duration], _ drawing: Duration) -> FramePhases {
    guard times.count == 3 else { return FramePhases(update: updating, raster: drawing) }
    // If the caller measured no time, the rules' own times count.
    let whole = max(updating, times.reduce(.zero, +))
    return FramePhases(
      update: whole - times[0] - times[1], layout: times[0], displayList: times[1], raster: drawing)
  }

  /// Returns the frame with a number; nil if it isn't remembered.
  package func frame(_ number: Int) -> FrameRecord? {
    guard let first = frames.first?.number, number >= first, number - first < frames.count else { return nil }
    return frames[number - first]
  }

  /// Returns whether an attribute belongs to a view of the program, not to one of Trellis.
  func isOfApp(_ attribute: AnyAttribute) -> Bool {
    viewGraph.viewType(of: attribute).map { !ExplanationText.isOwn($0) } ?? false
  }

  /// Returns the numbers of an attribute's evaluations and changes since the first frame.
  func statistics(of attribute: AnyAttribute) -> (evaluations: Int, changes: Int) {
    table.runs(of: attribute)
  }

  /// Returns the outcome of each attribute in a remembered frame, by number.
  ///
  /// Linear in the frame's events.
  func outcomes(in frame: FrameRecord) -> [Int: NodeOutcome] {
    var table = OutcomeTable()
    table.take(recorder, events: frame.events, marks: frame.marks, counts: false)
    var outcomes: [Int: NodeOutcome] = [:]
    for (node, outcome) in table.activeNodes { outcomes[node] = NodeOutcome(outcome) }
    for node in table.markedNodes { outcomes[node] = .marked }
    return outcomes
  }
}

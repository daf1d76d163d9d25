package import Foundation
package import Trellis
package import TrellisGraph

/// The frames of a window, as far as they are remembered: made from what a ``GraphRecorder`` keeps, after each of them.
///
/// Nothing is counted while a frame is made but what the recorder writes; the first frame, which builds everything, is known by its
/// range of events alone.
@MainActor
package final class FrameHistory {
  /// The most frames that are remembered.
  package static let limit = 2000

  /// The most bytes that the remembered frames take; the last one is remembered whatever it takes.
  package static let byteLimit = 1 << 24

  package let recorder: GraphRecorder
  private let byteLimit: Int
  /// The bytes that the remembered frames take.
  package private(set) var byteCount = 0
  private let viewGraph: ViewGraph
  /// The frames in which something happened, oldest first; at most ``limit``, and ``byteLimit`` bytes.
  package private(set) var frames: [FrameRecord] = []
  /// What became of attributes in the last frame, and how often they ran since the first.
  private(set) var table = OutcomeTable()
  private var bodies: [BodyTime] = []
  private var (seen, seenMarks) = (0, 0)
  private var frameCount = 0

  /// Of which kinds values are kept as text: those that are short, and that a reader asks for.
  package static let valueKinds: Set<AttributeKind> = [
    .state, .binding, .storedValue, .observedObject, .environmentValue, .geometry, .windowSize, .windowTitle,
    .preference, .clock,
  ]
  /// Of which it is kept where they differ: those that a body around makes anew.
  package static let differenceKinds: Set<AttributeKind> = [.view, .modifier, .element, .layout]

  /// The kinds whose rules lay out, and those whose rules say what is drawn.
  package static let timedKinds: [Set<AttributeKind>] = [
    [.layout, .layoutComputer, .placements, .geometry, .windowSize], [.displayList, .rootDisplayList],
  ]

  /// Begins to record a window's graph.
  package init(of viewGraph: ViewGraph, capacity: Int = 1 << 18, byteLimit: Int = FrameHistory.byteLimit) {
    (self.viewGraph, self.byteLimit) = (viewGraph, byteLimit)
    LineFinder.install()
    recorder = GraphRecorder(
      of: viewGraph.graph, capacity: capacity, keepsValues: true, keepsLocations: true,
      keepsDifferences: true, valueKinds: Self.valueKinds, differenceKinds: Self.differenceKinds,
      condensesMarks: true, timedKinds: Self.timedKinds)
    viewGraph.observeBodies { [weak self] name, attribute, duration in
      guard let self, bodies.count < 10_000 else { return }
      bodies.append(BodyTime(name: name, attribute: attribute?.rawValue, duration: duration))
    }
  }

  /// Takes in what has happened since the last frame; nil where nothing has.
  ///
  /// What became of each attribute in it is in ``table`` then. `updating` is how long it took to bring the display list up to date: which part of that
  /// was layout, and which drew up the list, the recorder knows.
  package func take(
    at time: Duration, causes: [String], updating: Duration, drawing: Duration, damage: [CGRect]
  ) -> FrameRecord? {
    let range = max(seen, recorder.numbers.lowerBound)..<recorder.numbers.upperBound
    let marks = max(seenMarks, recorder.markNumbers.lowerBound)..<recorder.markNumbers.upperBound
    defer { (seen, seenMarks, bodies) = (range.upperBound, marks.upperBound, []) }
    let times = recorder.takeTimes().map { Duration.nanoseconds($0) }
    if range.isEmpty && damage.isEmpty { return nil }
    let isFirst = frameCount == 0
    // Of the first one, which builds everything, nobody wants to know that.
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

  /// Adds a frame, and forgets the oldest ones beyond the limits.
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
    // Where nobody took the time around, there is what rules took.
    let whole = max(updating, times.reduce(.zero, +))
    return FramePhases(
      update: whole - times[0] - times[1], layout: times[0], displayList: times[1], raster: drawing)
  }

  /// The frame with a number; nil where it isn't remembered.
  package func frame(_ number: Int) -> FrameRecord? {
    guard let first = frames.first?.number, number >= first, number - first < frames.count else { return nil }
    return frames[number - first]
  }

  /// How often an attribute ran since the first frame.
  func statistics(of attribute: AnyAttribute) -> (evaluations: Int, changes: Int) {
    table.runs(of: attribute)
  }

  /// What became of each attribute in a frame that is remembered.
  ///
  /// Linear in its events.
  func outcomes(in frame: FrameRecord) -> [Int: NodeOutcome] {
    var table = OutcomeTable()
    table.take(recorder, events: frame.events, marks: frame.marks, counts: false)
    var outcomes: [Int: NodeOutcome] = [:]
    for (node, outcome) in table.activeNodes { outcomes[node] = NodeOutcome(outcome) }
    for node in table.markedNodes { outcomes[node] = .marked }
    return outcomes
  }
}

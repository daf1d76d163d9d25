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

  package let recorder: GraphRecorder
  private let viewGraph: ViewGraph
  /// The frames in which something happened, oldest first; at most ``limit``.
  package private(set) var frames: [FrameRecord] = []
  /// How often attributes ran since the first frame, by ``AnyAttribute/rawValue``.
  private var statistics: [UInt64: NodeStatistics] = [:]
  private var bodies: [BodyTime] = []
  private var seen = 0
  private var frameCount = 0

  /// Of which kinds values are kept as text: those that are short, and that a reader asks for.
  package static let valueKinds: Set<AttributeKind> = [
    .state, .binding, .storedValue, .observedObject, .environmentValue, .geometry, .windowSize, .windowTitle,
    .preference, .clock,
  ]
  /// Of which it is kept where they differ: those that a body around makes anew.
  package static let differenceKinds: Set<AttributeKind> = [.view, .modifier, .element, .layout]

  /// Begins to record a window's graph.
  package init(of viewGraph: ViewGraph, capacity: Int = 1 << 18) {
    self.viewGraph = viewGraph
    LineFinder.install()
    recorder = GraphRecorder(
      of: viewGraph.graph, capacity: capacity, keepsValues: true, keepsLocations: true,
      keepsDifferences: true, valueKinds: Self.valueKinds, differenceKinds: Self.differenceKinds)
    viewGraph.observeBodies { [weak self] name, path, duration in
      guard let self, bodies.count < 10_000 else { return }
      bodies.append(BodyTime(name: name, path: path, duration: duration))
    }
  }

  /// Takes in what has happened since the last frame; nil where nothing has.
  ///
  /// Answers the frame with what became of each attribute.
  package func take(
    at time: Duration, causes: [String], updating: Duration, drawing: Duration, damage: [CGRect]
  ) -> (frame: FrameRecord, outcomes: [AnyAttribute: NodeOutcome])? {
    let range = max(seen, recorder.numbers.lowerBound)..<recorder.numbers.upperBound
    defer { (seen, bodies) = (range.upperBound, []) }
    if range.isEmpty && damage.isEmpty { return nil }
    let isFirst = frameCount == 0
    let outcomes = isFirst ? [:] : outcomes(in: range, counting: true)
    if !isFirst && outcomes.isEmpty && damage.isEmpty { return nil }
    var frame = FrameRecord(
      number: frameCount, time: time, causes: causes, events: range, updating: updating, drawing: drawing,
      bodies: bodies, damage: damage)
    var counts = Array(repeating: 0, count: NodeOutcome.allCases.count)
    for outcome in outcomes.values { counts[outcome.ordinal] += 1 }
    for outcome in NodeOutcome.allCases where counts[outcome.ordinal] > 0 {
      frame.counts[outcome] = counts[outcome.ordinal]
    }
    frameCount += 1
    frames.append(frame)
    if frames.count > Self.limit { frames.removeFirst(frames.count - Self.limit) }
    return (frame, outcomes)
  }

  /// The frame with a number; nil where it isn't remembered.
  package func frame(_ number: Int) -> FrameRecord? {
    guard let first = frames.first?.number, number >= first, number - first < frames.count else { return nil }
    return frames[number - first]
  }

  /// How often an attribute ran since the first frame.
  func statistics(of attribute: AnyAttribute) -> NodeStatistics {
    statistics[attribute.rawValue] ?? NodeStatistics()
  }

  /// What became of each attribute in a range of events.
  ///
  /// Linear in that.
  func outcomes(in range: Range<Int>, counting: Bool = false) -> [AnyAttribute: NodeOutcome] {
    var outcomes: [AnyAttribute: NodeOutcome] = [:]
    for number in range {
      switch recorder.event(number) {
      case .set(let attribute), .tookEffect(let attribute): outcomes[attribute] = .set
      case .evaluated(let attribute, let changed, _):
        if counting { count(attribute, changed: changed) }
        // Of several runs in a frame the one with an effect counts.
        if outcomes[attribute] != .changed { outcomes[attribute] = changed ? .changed : .equal }
      case .marked(let attribute): if outcomes[attribute] == nil { outcomes[attribute] = .marked }
      default: break
      }
    }
    return outcomes
  }

  private func count(_ attribute: AnyAttribute, changed: Bool) {
    // What is gone is forgotten where there is much of it.
    if statistics.count > 1 << 19 { statistics = [:] }
    statistics[attribute.rawValue, default: NodeStatistics()].evaluations += 1
    if changed { statistics[attribute.rawValue]!.changes += 1 }
  }
}

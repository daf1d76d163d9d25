import Foundation
import Trellis
import TrellisGraph

/// The last frames of a window with all that a page shows of them, so that one can step through them: pictures, values and the graph.
///
/// Kept is what differs from one frame to the next; beside that, the graph as it was before the first, and a whole picture before each
/// hundred. It is bounded, by frames and by bytes: what is oldest goes, a hundred frames at once.
@MainActor
final class FrameRecording {
  /// What is bounded, and where.
  struct Limits {
    /// The most frames.
    var frames = 2000
    /// About how many bytes, pictures and all.
    var bytes = 24 << 20
    /// How many frames there are from one whole picture to the next.
    var segment = 100
    /// How large a graph is described as a whole when it begins; of a larger one, what does something, and what that reads.
    var wholeGraph = 8000
    /// The most attributes that are described.
    var attributes = 50_000
    /// Up to which size of the graph the values of views and bodies are described, which takes longer than to evaluate them.
    var describedGraph = 1000
    /// The most values that are described at the beginning, and in a frame.
    var valuesAtFirst = 2000
    var valuesInFrame = 100
  }

  /// Some frames, and the picture before the first of them.
  struct Segment: Sendable {
    var picture: Tile?
    var size: PictureSize
    var frames: [RecordedFrame] = []
    var byteCount = 0

    var pictureBytes: Int {
      frames.reduce(picture?.byteCount ?? 0) { sum, frame in
        frame.tiles.reduce(sum) { $0 + $1.byteCount }
      }
    }
  }

  /// Of these kinds values are described in any graph: they are short.
  private static let shortKinds = FrameHistory.valueKinds.union([.resolvedText, .resolvedColor])
  /// Of these they never are: they hold what whole parts of the tree draw or how they are laid out.
  private static let longKinds: Set<AttributeKind> = [
    .displayList, .rootDisplayList, .environment, .environmentModifier, .placements, .viewList, .children,
    .layoutComputer, .responder,
  ]

  /// Of these the recorder keeps values, or where they differ.
  private static let toldKinds = FrameHistory.valueKinds.union(FrameHistory.differenceKinds)

  let limits: Limits
  private let viewGraph: ViewGraph
  private let history: FrameHistory
  private let picture: PictureStream
  private let path: (AnyAttribute) -> String?
  private(set) var base = RecordedGraph()
  private(set) var segments: [Segment] = []
  /// How many frames were kept and aren't any more.
  private(set) var droppedCount = 0
  /// Whether attributes weren't described because there were too many.
  private(set) var isCut = false
  /// Whether the base is the whole graph.
  private let isWhole: Bool
  private let describesAll: Bool
  /// The attributes that are described, by ``AnyAttribute/rawValue``.
  private var known: Set<UInt64> = []
  private var size: PictureSize

  /// Begins with the window as it is now, whose picture was drawn; nil where there is none.
  init?(
    of viewGraph: ViewGraph, _ history: FrameHistory, _ picture: PictureStream, limits: Limits = Limits(),
    path: @escaping (AnyAttribute) -> String?
  ) {
    guard let size = picture.size else { return nil }
    (self.viewGraph, self.history, self.picture, self.path) = (viewGraph, history, picture, path)
    (self.limits, self.size) = (limits, size)
    let count = viewGraph.graph.nodeCount
    isWhole = count <= limits.wholeGraph
    describesAll = count <= limits.describedGraph
    _ = picture.takeUnrecorded()
    segments = [Segment(picture: picture.whole(), size: size)]
    if isWhole { takeGraph() }
  }

  private func takeGraph() {
    for attribute in viewGraph.graph.attributes {
      guard let described = describe(attribute) else { continue }
      base.attributes[attribute.snapshotID] = described
      for source in attribute.reads {
        base.edges.insert(RecordedEdge(source: source.snapshotID, reader: attribute.snapshotID))
      }
      if base.values.count < limits.valuesAtFirst, let text = value(of: attribute) {
        base.values[attribute.snapshotID] = text
      }
    }
  }

  /// How many frames are kept.
  var frameCount: Int { segments.reduce(0) { $0 + $1.frames.count } }

  /// About how many bytes they take.
  var byteCount: Int { segments.reduce(0) { $0 + $1.byteCount + $1.pictureBytes } }

  // MARK: - A frame

  /// Takes in a frame that has just been made and drawn.
  func add(_ frame: FrameRecord, _ outcomes: [AnyAttribute: NodeOutcome]) {
    var taken = RecordedFrame(frame: frame, tiles: picture.takeUnrecorded())
    if let now = picture.size, now != size { (size, taken.size) = (now, now) }
    for number in frame.events { take(number, into: &taken) }
    for (attribute, outcome) in outcomes where attribute.exists {
      if outcome == .marked {
        note(attribute, in: &taken)
        taken.marked.append(attribute.snapshotID)
      } else if outcome != .equal, taken.values.count < limits.valuesInFrame,
        !FrameHistory.valueKinds.contains(attribute.kind), let text = value(of: attribute)
      {
        taken.values.append((attribute.snapshotID, text))
      }
    }
    segments[segments.count - 1].frames.append(taken)
    segments[segments.count - 1].byteCount += taken.byteCount
    let last = segments[segments.count - 1]
    let isLarge = last.byteCount + (last.frames.count % 10 == 0 ? last.pictureBytes : 0) > limits.bytes / 4
    if last.frames.count >= limits.segment || isLarge { beginSegment() }
  }

  private func beginSegment() {
    segments.append(Segment(picture: picture.whole(), size: size))
    while segments.count > 2, frameCount > limits.frames || byteCount > limits.bytes {
      let oldest = segments.removeFirst()
      for frame in oldest.frames { base.apply(frame) }
      droppedCount += oldest.frames.count
    }
  }

  private func take(_ number: Int, into frame: inout RecordedFrame) {
    switch history.recorder.event(number) {
    case .set(let attribute):
      var entry = entry(attribute, .set, number, in: &frame)
      entry.write = history.recorder[number].map { RecordedWrite($0) }
      frame.entries.append(entry)
    case .evaluated(let attribute, let changed, let reason):
      var entry = entry(attribute, changed ? .changed : .equal, number, in: &frame)
      switch reason {
      case .firstRun: entry.isFirst = true
      case .inputChanged(let cause), .inputRemoved(let cause):
        note(cause, in: &frame)
        entry.cause = cause.snapshotID
      case .unknown: break
      }
      frame.entries.append(entry)
    case .edgeAdded(let source, let reader):
      note(source, in: &frame)
      note(reader, in: &frame)
      frame.addedEdges.append(RecordedEdge(source: source.snapshotID, reader: reader.snapshotID))
    case .edgeRemoved(let source, let reader):
      frame.removedEdges.append(RecordedEdge(source: source.snapshotID, reader: reader.snapshotID))
      for attribute in [source, reader] where !attribute.exists && known.remove(attribute.rawValue) != nil {
        frame.gone.append(attribute.snapshotID)
      }
    default: break
    }
  }

  private func entry(
    _ attribute: AnyAttribute, _ outcome: NodeOutcome, _ number: Int, in frame: inout RecordedFrame
  ) -> RecordedEntry {
    note(attribute, in: &frame)
    let exists = attribute.exists
    // Of an equal result there is nothing more to tell.
    let keepsMore =
      outcome == .set || !exists || outcome == .changed && Self.toldKinds.contains(attribute.kind)
    let recorded = keepsMore ? history.recorder[number] : nil
    return RecordedEntry(
      node: exists ? attribute.snapshotID : nil, title: exists ? "" : recorded?.title ?? "", outcome: outcome,
      old: recorded?.old, new: recorded?.new, difference: recorded?.difference,
      advice: recorded?.difference.flatMap {
        Telling.advice(for: $0, in: exists ? attribute.name ?? "" : "")
      })
  }

  // MARK: - Attributes

  /// Describes an attribute that hasn't been met yet.
  private func note(_ attribute: AnyAttribute, in frame: inout RecordedFrame) {
    guard attribute.exists, !known.contains(attribute.rawValue), let described = describe(attribute) else {
      return
    }
    frame.made.append((attribute.snapshotID, described))
    if isWhole { return }
    // It was there before, perhaps, with what it reads.
    for source in attribute.reads.prefix(60) {
      frame.addedEdges.append(RecordedEdge(source: source.snapshotID, reader: attribute.snapshotID))
      if !known.contains(source.rawValue), let described = describe(source) {
        frame.made.append((source.snapshotID, described))
      }
    }
  }

  private func describe(_ attribute: AnyAttribute) -> RecordedAttribute? {
    guard known.count < limits.attributes else {
      isCut = true
      return nil
    }
    known.insert(attribute.rawValue)
    let summary = attribute.summary()
    return RecordedAttribute(
      name: summary.name, kind: summary.kind.description, path: path(attribute),
      type: String(summary.type.prefix(200)), role: summary.role.rawValue)
  }

  private func value(of attribute: AnyAttribute) -> String? {
    let kind = attribute.kind
    let isDescribed = describesAll ? !Self.longKinds.contains(kind) : Self.shortKinds.contains(kind)
    return isDescribed ? attribute.summary(withValue: true).value : nil
  }

  /// All of it as a plain value, to be written down elsewhere.
  func contents(named name: String, waste: JSONText) -> RecordingDocument {
    RecordingDocument(
      name: name, title: viewGraph.title, base: base, segments: segments, droppedCount: droppedCount,
      isCut: isCut, isWhole: isWhole, waste: waste)
  }
}

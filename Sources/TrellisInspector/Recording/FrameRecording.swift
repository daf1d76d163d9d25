import Foundation
import Trellis
import TrellisGraph

/// The last frames of a window with all that a page shows of them, for stepping: pictures, values and the graph.
///
/// A frame is stored as the differences from the frame before. In addition, the recording has the graph before the first frame,
/// and a whole picture before each segment of at most a hundred frames. The number of frames and their bytes are bounded: the
/// oldest segment is removed as a whole.
@MainActor
final class FrameRecording {
  /// The limits of a recording.
  struct Limits {
    /// The most frames.
    var frames = 2000
    /// The most bytes, approximately, including pictures.
    var bytes = 24 << 20
    /// The number of frames from one whole picture to the next.
    var segment = 100
    /// The most attributes of a graph that is described as a whole at the beginning.
    ///
    /// In a larger graph, only active attributes are described, and those that they read.
    var wholeGraph = 8000
    /// The most attributes that are described.
    var attributes = 50_000
    /// The most attributes of a graph in which values of views and bodies are described, which takes longer than evaluating them.
    var describedGraph = 1000
    /// The most values that are described at the beginning.
    var valuesAtFirst = 2000
    /// The most values that are described in a frame.
    var valuesInFrame = 100
    /// The most values of a frame that are described at once, since they may hold objects.
    var describedInFrame = 4
    /// The most views whose frames and proposals are recorded; if there are more, none are.
    var places = 400
    /// The most views of a stack whose account is recorded.
    var stackViews = 40
  }

  /// A series of frames, and the picture before the first of them.
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

  /// The kinds whose values are described in any graph, since they are short.
  private static let shortKinds = FrameHistory.valueKinds.union([.resolvedText, .resolvedColor])
  /// The kinds whose values cover whole parts of the tree; ``InspectedValue`` keeps them.
  private static let wholeKinds: Set<AttributeKind> = [
    .displayList, .rootDisplayList, .environment, .environmentModifier, .placements,
  ]
  /// The kinds whose values are never described: the graph's own structures.
  private static let longKinds: Set<AttributeKind> = [.viewList, .children, .layoutComputer, .responder]
  /// The kinds whose changes move views, or change proposals to them.
  private static let layoutKinds: Set<AttributeKind> = [.placements, .geometry, .windowSize, .layoutComputer]

  /// The kinds of which the recorder keeps values or differences.
  private static let shownKinds = FrameHistory.valueKinds.union(FrameHistory.differenceKinds)

  let limits: Limits
  private let viewGraph: ViewGraph
  private let history: FrameHistory
  private let picture: PictureStream
  private let path: (AnyAttribute) -> String?
  private(set) var base = RecordedGraph()
  private(set) var segments: [Segment] = []
  /// The number of frames that were recorded and are removed.
  private(set) var droppedCount = 0
  /// Whether there were too many attributes to describe all.
  private(set) var isCut = false
  /// Whether the base is the whole graph.
  private let isWhole: Bool
  private let describesAll: Bool
  /// The attributes that are described.
  private var known = KnownAttributes()
  /// The last frames and proposals of views.
  private var places: [Int: RecordedLayout] = [:]
  private var arithmetic: [Int: RecordedArithmetic] = [:]
  private var size: PictureSize

  /// Creates a recording that begins with the current window; nil if its picture wasn't drawn.
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
    for (node, place) in placesNow() {
      (base.places[node], places[node]) = (place, place)
      if let record = newArithmetic(of: node) { base.arithmetic[node] = record }
    }
  }

  /// The number of kept frames.
  var frameCount: Int { segments.reduce(0) { $0 + $1.frames.count } }

  /// The approximate size, in bytes.
  var byteCount: Int { segments.reduce(0) { $0 + $1.byteCount + $1.pictureBytes } }

  // MARK: - Frames

  /// Adds a frame that was just made and drawn, with the outcomes of attributes in it.
  func add(_ frame: FrameRecord, _ table: OutcomeTable) {
    var taken = RecordedFrame(frame: frame, tiles: picture.takeUnrecorded())
    if let now = picture.size, now != size { (size, taken.size) = (now, now) }
    taken.entries.reserveCapacity(frame.counts.reduce(0, +) - table.markedCount)
    for number in frame.events { take(number, into: &taken) }
    var isLaidOut = false
    var describedCount = 0
    for (node, outcome) in table.activeNodes where outcome != .equal {
      guard let attribute = viewGraph.graph.attribute(withSnapshotID: node) else { continue }
      let kind = attribute.kind
      if Self.layoutKinds.contains(kind) { isLaidOut = true }
      if taken.values.count >= limits.valuesInFrame || FrameHistory.valueKinds.contains(kind) { continue }
      guard let value = value(of: attribute, describes: describedCount < limits.describedInFrame) else {
        continue
      }
      if case .kept(.text) = value { describedCount += 1 }
      taken.values.append((node, value))
    }
    // An attribute that was only marked did nothing, and needs no description.
    taken.marked = known.present(table.markedNodes)
    if isLaidOut && isWhole { notePlaces(in: &taken, table) }
    segments[segments.count - 1].frames.append(taken)
    segments[segments.count - 1].byteCount += taken.byteCount
    let last = segments[segments.count - 1]
    let isLarge = last.byteCount + (last.frames.count % 10 == 0 ? last.pictureBytes : 0) > limits.bytes / 4
    if last.frames.count >= limits.segment || isLarge { beginSegment() }
  }

  /// Adds the frames, proposals, guides and accounts of views that have changed or are new.
  private func notePlaces(in frame: inout RecordedFrame, _ table: OutcomeTable) {
    var evaluated: Set<Int> = []
    for (node, _) in table.activeNodes where places[node] != nil { evaluated.insert(node) }
    for (node, place) in placesNow() {
      let isMoved = places[node] != place
      if isMoved {
        places[node] = place
        frame.places.append((node, place))
      }
      if isMoved || evaluated.contains(node), let record = newArithmetic(of: node) {
        frame.arithmetic.append((node, record))
      }
    }
  }

  /// Returns a view's guides and account if they differ from the recorded ones.
  private func newArithmetic(of node: Int) -> RecordedArithmetic? {
    guard let computer = viewGraph.graph.attribute(withSnapshotID: node),
      let (guides, stack) = viewGraph.layoutRecord(of: computer)
    else { return nil }
    let record = RecordedArithmetic(
      guides: guides.map { .init(name: $0.name, axis: $0.axis, position: $0.position) },
      stack: stack.flatMap {
        $0.names.count <= limits.stackViews ? .init(account: $0.account, names: $0.names) : nil
      })
    let isEmpty = record.guides.isEmpty && record.stack == nil
    if arithmetic[node] == record || (isEmpty && arithmetic[node] == nil) { return nil }
    arithmetic[node] = record
    return record
  }

  private func placesNow() -> [(Int, RecordedLayout)] {
    viewGraph.layoutPlaces(atMost: limits.places).map { computer, frame, proposal in
      (computer.snapshotID, RecordedLayout(frame: frame, width: proposal.width, height: proposal.height))
    }
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
      frame.entries.append(entry(attribute, .set, number, in: &frame))
    case .evaluated(let attribute, let changed, let reason):
      var entry = entry(attribute, changed ? .changed : .equal, number, in: &frame)
      switch reason {
      case .firstRun: entry.isFirst = true
      case .inputChanged(let cause), .inputRemoved(let cause):
        note(cause, in: &frame)
        entry.cause = UInt32(truncatingIfNeeded: cause.snapshotID)
      case .unknown: break
      }
      frame.entries.append(entry)
    case .edgeAdded(let source, let reader):
      note(source, in: &frame)
      note(reader, in: &frame)
      frame.addedEdges.append(RecordedEdge(source: source.snapshotID, reader: reader.snapshotID))
    case .edgeRemoved(let source, let reader):
      frame.removedEdges.append(RecordedEdge(source: source.snapshotID, reader: reader.snapshotID))
      for attribute in [source, reader] where !attribute.exists && known.remove(attribute) {
        frame.gone.append(attribute.snapshotID)
        (places[attribute.snapshotID], arithmetic[attribute.snapshotID]) = (nil, nil)
      }
    default: break
    }
  }

  private func entry(
    _ attribute: AnyAttribute, _ outcome: NodeOutcome, _ number: Int, in frame: inout RecordedFrame
  ) -> RecordedEntry {
    if known.contains(attribute) {
      // An equal result has no further facts.
      guard outcome != .equal else {
        return RecordedEntry(node: UInt32(truncatingIfNeeded: attribute.snapshotID), outcome: outcome)
      }
    } else {
      note(attribute, in: &frame)
    }
    let exists = attribute.exists
    var entry = RecordedEntry(
      node: exists ? UInt32(truncatingIfNeeded: attribute.snapshotID) : RecordedEntry.none, outcome: outcome)
    let isTold = outcome == .changed && exists && Self.shownKinds.contains(attribute.kind)
    if outcome == .set || !exists || isTold { entry.more = more(number, attribute, outcome) }
    return entry
  }

  private func more(_ number: Int, _ attribute: AnyAttribute, _ outcome: NodeOutcome) -> EntryDetails? {
    let exists = attribute.exists
    let values = history.recorder.values(number)
    let event = outcome == .set || !exists ? history.recorder[number] : nil
    if values == nil && event == nil { return nil }
    return EntryDetails(
      title: exists ? "" : event?.title ?? "", values: values ?? RecordedValues(),
      advice: values?.difference.flatMap {
        ExplanationText.advice(
          for: $0, in: exists ? attribute.name ?? "" : "",
          isOwn: exists && ExplanationText.isOwnView(attribute))
      },
      write: outcome == .set ? event.map { RecordedWrite($0) } : nil)
  }

  // MARK: - Attributes

  /// Describes an attribute that appears for the first time.
  private func note(_ attribute: AnyAttribute, in frame: inout RecordedFrame) {
    guard !known.contains(attribute), attribute.exists, let described = describe(attribute) else {
      return
    }
    frame.made.append((attribute.snapshotID, described))
    if isWhole { return }
    // The attribute may have existed before, with its dependencies.
    for source in attribute.reads.prefix(60) {
      frame.addedEdges.append(RecordedEdge(source: source.snapshotID, reader: attribute.snapshotID))
      if !known.contains(source), let described = describe(source) {
        frame.made.append((source.snapshotID, described))
      }
    }
  }

  private func describe(_ attribute: AnyAttribute) -> RecordedAttribute? {
    guard known.count < limits.attributes else {
      isCut = true
      return nil
    }
    known.insert(attribute)
    let summary = attribute.summary()
    return RecordedAttribute(
      name: summary.name, kind: summary.kind.description, path: path(attribute),
      type: String(summary.type.prefix(200)), role: summary.role.rawValue,
      isOfApp: (summary.kind == .body || summary.kind == .view) && history.isOfApp(attribute))
  }

  /// Returns an attribute's value, which is described later if possible; nil if the value isn't recorded.
  ///
  /// `describes` allows describing the value now.
  private func value(of attribute: AnyAttribute, describes: Bool = true) -> RecordedText? {
    let kind = attribute.kind
    if Self.wholeKinds.contains(kind) {
      guard describesAll, let value = attribute.latestValue() else { return nil }
      if let value = InspectedValue(value) { return .inspected(value) }
    }
    let isDescribed = describesAll ? !Self.longKinds.contains(kind) : Self.shortKinds.contains(kind)
    return isDescribed ? attribute.keptValue(describes: describes).map { .kept($0) } : nil
  }

  /// Returns the recording as a plain value, to be encoded on another thread.
  func contents(named name: String, waste: JSONText) -> RecordingDocument {
    RecordingDocument(
      name: name, title: viewGraph.title, base: base, segments: segments, droppedCount: droppedCount,
      isCut: isCut, isWhole: isWhole, waste: waste)
  }
}

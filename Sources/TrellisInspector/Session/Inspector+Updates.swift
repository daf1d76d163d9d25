import Trellis
import TrellisGraph

/// Messages that pages receive without asking: the frames, and the outcomes of attributes in them.
extension Inspector {
  /// The most frames whose outcomes wait separately; beyond that, they are merged.
  private static let outcomesApart = 16

  /// Stores a frame and its outcomes for a page, until the page has read the updates before.
  func note(_ frame: FrameRecord, _ outcomes: FrameOutcomes, for number: Int) {
    pages[number]!.frames.append(frame)
    let surplus = pages[number]!.frames.count - FrameHistory.limit
    if surplus > 0 { pages[number]!.frames.removeFirst(surplus) }
    pages[number]!.outcomes.append(outcomes)
    if pages[number]!.outcomes.count > Self.outcomesApart {
      pages[number]!.outcomes = [FrameOutcomes.merged(pages[number]!.outcomes)]
    }
  }

  /// Sends a page its waiting frames, if it has read the last updates; the message is built in another thread.
  func sendUpdates(to number: Int) {
    guard let page = pages[number], page.awaitedUpdate == nil, !page.frames.isEmpty else { return }
    let count = page.updateCount + 1
    let (frames, outcomes) = (page.frames, page.outcomes)
    let (nodeCount, edgeCount) = (viewGraph.graph.nodeCount, viewGraph.graph.edgeCount)
    let settings = settings
    let settingsJSON = settings == page.settings ? JSONText.null : settings.json
    let long = frames.lazy.flatMap(\.longBodies).compactMap(\.attribute)
    let paths = Dictionary(long.map { [viewGraph] in ($0, viewGraph.path(ofID: $0)) }) { first, _ in first }
    hub.send(to: number) {
      let merged = FrameOutcomes.merged(outcomes)
      return .object([
        ("t", .string("updates")), ("updates", .int(count)),
        ("frames", .array(frames.map { $0.json { paths[$0] ?? nil } })),
        ("outcomes", merged.json), ("cut", .bool(merged.isCut)), ("nodes", .int(nodeCount)),
        ("edges", .int(edgeCount)), ("settings", settingsJSON),
      ])
    }
    var next = PageState()
    (next.awaitedUpdate, next.updateCount, next.firstUpdate) = (count, count, page.firstUpdate)
    next.settings = settings
    pages[number] = next
  }
}

extension FrameRecord {
  /// The bodies that took at least 500 µs: the ten slowest at most, slowest first.
  var longBodies: [BodyTime] {
    Array(
      bodies.filter { $0.duration >= .microseconds(500) }.sorted { $0.duration > $1.duration }.prefix(10))
  }

  /// Returns the JSON of the frame for a timeline; `path` returns an attribute's identity path.
  func json(path: (UInt64) -> String?) -> JSONText {
    .object([
      ("n", .int(number)), ("at", .double(time.milliseconds)),
      (
        "ms",
        .array(
          [phases.update, phases.layout, phases.displayList, phases.raster].map { .double($0.milliseconds) })
      ), ("why", .array(causes.suffix(5).map { .string($0) })),
      ("counts", .object(NodeOutcome.allCases.map { ($0.rawValue, .int(counts[$0.ordinal])) })),
      ("bodies", .int(bodies.count)), ("long", .array(longBodies.map { $0.json(path: path) })),
    ])
  }
}

extension BodyTime {
  func json(path: (UInt64) -> String?) -> JSONText {
    .object([
      ("name", .string(name)), ("path", .optional(attribute.flatMap(path))),
      ("node", attribute.map { .int(Int(UInt32(truncatingIfNeeded: $0)) - 1) } ?? .null),
      ("ms", .double(duration.milliseconds)),
    ])
  }
}

import Trellis
import TrellisGraph

/// What pages are told without asking: which frames there were, and what became of attributes in them.
extension Inspector {
  /// So many frames' outcomes wait apart; more are made one.
  private static let outcomesApart = 16

  /// Keeps what happened for a page, until it has read what it was told before.
  func note(_ frame: FrameRecord, _ outcomes: FrameOutcomes, for number: Int) {
    pages[number]!.frames.append(frame)
    let surplus = pages[number]!.frames.count - FrameHistory.limit
    if surplus > 0 { pages[number]!.frames.removeFirst(surplus) }
    pages[number]!.outcomes.append(outcomes)
    if pages[number]!.outcomes.count > Self.outcomesApart {
      pages[number]!.outcomes = [FrameOutcomes.merged(pages[number]!.outcomes)]
    }
  }

  /// Tells a page what it hasn't been told, where it has read the last news: it is put into words in a thread beside.
  func sendNews(to number: Int) {
    guard let page = pages[number], page.awaitedNews == nil, !page.frames.isEmpty else { return }
    let count = page.newsCount + 1
    let (frames, outcomes) = (page.frames, page.outcomes)
    let (nodeCount, edgeCount) = (viewGraph.graph.nodeCount, viewGraph.graph.edgeCount)
    let settings = settings
    let told = settings == page.settings ? JSONText.null : settings.json
    let long = frames.lazy.flatMap(\.longBodies).compactMap(\.attribute)
    let paths = Dictionary(long.map { [viewGraph] in ($0, viewGraph.path(ofID: $0)) }) { first, _ in first }
    hub.send(to: number) {
      let merged = FrameOutcomes.merged(outcomes)
      return .object([
        ("t", .string("news")), ("news", .int(count)),
        ("frames", .array(frames.map { $0.json { paths[$0] ?? nil } })),
        ("outcomes", merged.json), ("cut", .bool(merged.isCut)), ("nodes", .int(nodeCount)),
        ("edges", .int(edgeCount)), ("settings", told),
      ])
    }
    var next = PageState()
    (next.awaitedNews, next.newsCount, next.firstNews) = (count, count, page.firstNews)
    next.settings = settings
    pages[number] = next
  }
}

extension FrameRecord {
  /// The bodies that took longest, of those that took long.
  var longBodies: [BodyTime] {
    Array(
      bodies.filter { $0.duration >= .microseconds(500) }.sorted { $0.duration > $1.duration }.prefix(10))
  }

  /// The frame in a line of a timeline; `path` says where an attribute is.
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

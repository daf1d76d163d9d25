import Trellis
import TrellisGraph

/// What pages are told without asking: which frames there were, and what became of attributes in them.
extension Inspector {
  /// The most attributes that one message tells of: who shows more asks for the frame.
  private static let outcomeLimit = 4000

  /// Keeps what happened for a page, until it has read what it was told before.
  func note(_ frame: FrameRecord, _ outcomes: [AnyAttribute: NodeOutcome], for number: Int) {
    pages[number]!.frames.append(frame)
    let surplus = pages[number]!.frames.count - FrameHistory.limit
    if surplus > 0 { pages[number]!.frames.removeFirst(surplus) }
    for (attribute, outcome) in outcomes {
      if pages[number]!.outcomes.count >= Self.outcomeLimit {
        pages[number]!.isCut = true
        break
      }
      pages[number]!.outcomes[attribute.snapshotID] = outcome
    }
  }

  /// Tells a page what it hasn't been told, where it has read the last news.
  func sendNews(to number: Int) {
    guard let page = pages[number], page.awaitedNews == nil, !page.frames.isEmpty else { return }
    let count = page.newsCount + 1
    var nodes = Array(repeating: [Int](), count: NodeOutcome.allCases.count)
    for (node, outcome) in page.outcomes { nodes[outcome.ordinal].append(node) }
    let outcomes = zip(NodeOutcome.allCases, nodes).map { ($0.rawValue, JSONText.ints($1.sorted())) }
    let graph = viewGraph.graph
    let settings = settings
    hub.send(
      .object([
        ("t", .string("news")), ("news", .int(count)), ("frames", .array(page.frames.map(\.json))),
        ("outcomes", .object(outcomes)), ("cut", .bool(page.isCut)), ("nodes", .int(graph.nodeCount)),
        ("edges", .int(graph.edgeCount)), ("settings", settings == page.settings ? .null : settings.json),
      ]), to: number)
    var next = PageState()
    (next.awaitedNews, next.newsCount, next.firstNews) = (count, count, page.firstNews)
    next.settings = settings
    pages[number] = next
  }
}

extension FrameRecord {
  /// The frame in a line of a timeline.
  var json: JSONText {
    .object([
      ("n", .int(number)), ("at", .double(time.milliseconds)), ("update", .double(updating.milliseconds)),
      ("draw", .double(drawing.milliseconds)), ("why", .array(causes.suffix(5).map { .string($0) })),
      ("counts", .object(NodeOutcome.allCases.map { ($0.rawValue, .int(counts[$0] ?? 0)) })),
      ("bodies", .int(bodies.count)),
      (
        "long",
        .array(
          bodies.filter { $0.duration >= .microseconds(500) }.sorted { $0.duration > $1.duration }.prefix(10)
            .map(\.json))
      ),
    ])
  }
}

extension BodyTime {
  var json: JSONText {
    .object([
      ("name", .string(name)), ("path", .optional(path)), ("ms", .double(duration.milliseconds)),
    ])
  }
}

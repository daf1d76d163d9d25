import Foundation
import TrellisGraph

/// A recording as it is written: JSON in which each text occurs once.
///
/// ```
/// {v, name, title, dropped, cut, whole, settings, waste,
///  base: {nodes, edges, values, places, arithmetic},
///  segments: [{w, h, scale, png, frames: [frame]}],
///  texts: [text]}
/// ```
/// A text is represented by its number, or -1 for none. A frame contains the differences from the frame before.
struct RecordingDocument: Sendable {
  /// The queue that encodes recordings.
  static let queue = DispatchQueue(label: "trellis inspector recordings", qos: .utility)

  var name: String
  var title: String
  var base: RecordedGraph
  var segments: [FrameRecording.Segment]
  var droppedCount: Int
  var isCut: Bool
  var isWhole: Bool
  var waste: JSONText

  /// The JSON; looks up source locations of writes and waits for PNGs, so it isn't for the app's own thread.
  var json: [UInt8] {
    var texts = TextTable()
    let base = json(base, &texts)
    let segments = segments.map { json($0, &texts) }
    return JSONText.object([
      ("v", .int(1)), ("name", .string(name)), ("title", .string(title)), ("dropped", .int(droppedCount)),
      ("cut", .bool(isCut)), ("whole", .bool(isWhole)), ("budget", .double(1000 / 60)),
      ("waste", waste), ("base", base), ("segments", .array(segments)),
      ("texts", .array(texts.all.map { .string($0) })),
    ]).bytes
  }

  private func json(_ graph: RecordedGraph, _ texts: inout TextTable) -> JSONText {
    .object([
      (
        "nodes",
        .array(
          graph.attributes.sorted { $0.key < $1.key }.map { json($0.key, $0.value, &texts) })
      ),
      ("edges", json(graph.edges.sorted { ($0.reader, $0.source) < ($1.reader, $1.source) })),
      ("values", json(graph.values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, &texts)),
      ("places", json(graph.places.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
      ("arithmetic", json(graph.arithmetic.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
    ])
  }

  private func json(_ segment: FrameRecording.Segment, _ texts: inout TextTable) -> JSONText {
    .object([
      ("w", .int(segment.size.width)), ("h", .int(segment.size.height)),
      ("scale", .double(segment.size.scale)),
      ("png", segment.picture.map { .base64($0.png) } ?? .null),
      ("frames", .array(segment.frames.map { json($0, &texts) })),
    ])
  }

  private func json(_ frame: RecordedFrame, _ texts: inout TextTable) -> JSONText {
    var members: [(String, JSONText)] = [("f", frame.frame.json { _ in nil })]
    func add(_ name: String, _ elements: [JSONText]) {
      if !elements.isEmpty { members.append((name, .array(elements))) }
    }
    if let size = frame.size {
      members.append(("z", .array([.int(size.width), .int(size.height), .double(size.scale)])))
    }
    add("m", frame.made.map { json($0.node, $0.attribute, &texts) })
    add("x", frame.gone.map { .int($0) })
    if !frame.addedEdges.isEmpty { members.append(("a", json(frame.addedEdges))) }
    if !frame.removedEdges.isEmpty { members.append(("d", json(frame.removedEdges))) }
    add("e", frame.entries.map { json($0, &texts) })
    add("k", frame.marked.map { .int(Int($0)) })
    if !frame.values.isEmpty { members.append(("v", json(frame.values.map { ($0.node, $0.text) }, &texts))) }
    if !frame.places.isEmpty { members.append(("p", json(frame.places.map { ($0.node, $0.place) }))) }
    if !frame.arithmetic.isEmpty {
      members.append(("q", json(frame.arithmetic.map { ($0.node, $0.arithmetic) })))
    }
    add("b", frame.frame.bodies.prefix(500).map { $0.json { _ in nil } })
    add("g", frame.frame.damage.map { .array([$0.minX, $0.minY, $0.width, $0.height].map { .double($0) }) })
    add(
      "t",
      frame.tiles.map { tile in
        .array([.int(tile.x), .int(tile.y), .int(tile.width), .int(tile.height), .base64(tile.png)])
      })
    return .object(members)
  }

  private func json(_ node: Int, _ attribute: RecordedAttribute, _ texts: inout TextTable) -> JSONText {
    .ints([
      node, texts[attribute.name], texts[attribute.kind], texts[attribute.path], texts[attribute.type],
      texts[attribute.role], attribute.isOfApp ? 1 : 0,
    ])
  }

  private func json(_ edges: [RecordedEdge]) -> JSONText { .ints(edges.flatMap { [$0.source, $0.reader] }) }

  private func json(_ values: [(Int, RecordedText)], _ texts: inout TextTable) -> JSONText {
    .ints(values.flatMap { [$0, texts[$1.text]] })
  }

  // [node, x, y, width, height, proposed width, proposed height]; null where nothing was proposed.
  private func json(_ places: [(Int, RecordedLayout)]) -> JSONText {
    .array(
      places.map { node, place in
        let frame = place.frame
        return .array(
          [.int(node)] + [frame.minX, frame.minY, frame.width, frame.height].map { .length($0) }
            + [place.width, place.height].map { $0.map { .length($0) } ?? .null })
      })
  }

  // [node, guides, stack]; null for a view that is no stack.
  private func json(_ records: [(Int, RecordedArithmetic)]) -> JSONText {
    .array(
      records.map { node, record in
        let guides = record.guides.map { JSONText.guide($0.name, $0.axis, at: $0.position, isSet: true) }
        return .array(
          [.int(node), .array(guides), record.stack.map { .stack($0.account, $0.names) } ?? .null])
      })
  }

  // [node, outcome, cause, first, old, new, place, title], and with a difference [path, reason, old, new, incomparable, advice].
  private func json(_ entry: RecordedEntry, _ texts: inout TextTable) -> JSONText {
    let more = entry.more
    let node = entry.node == RecordedEntry.none ? -1 : Int(entry.node)
    var numbers = [
      node, entry.outcome.ordinal, entry.cause == RecordedEntry.none ? -1 : Int(entry.cause),
      entry.isFirst ? 1 : 0, texts[more?.values.old?.text], texts[more?.values.new?.text],
      texts[more?.write?.place?.description], node < 0 ? texts[more?.title] : -1,
    ]
    if let difference = more?.values.difference {
      numbers += [
        texts[difference.path], texts[difference.reason], texts[difference.old], texts[difference.new],
        difference.isIncomparable ? 1 : 0, texts[more?.advice],
      ]
    }
    return .ints(numbers)
  }
}

/// A table of texts by number.
private struct TextTable {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  subscript(text: String?) -> Int {
    mutating get {
      guard let text else { return -1 }
      if let known = numbers[text] { return known }
      numbers[text] = all.count
      all.append(text)
      return all.count - 1
    }
  }
}

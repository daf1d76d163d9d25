import Foundation
import TrellisGraph

/// What is known of an attribute as long as it is there.
struct RecordedAttribute: Sendable {
  var name: String
  var kind: String
  var path: String?
  var type: String
  var role: String
}

/// A dependency, by the numbers of the attribute that was read and of the one whose rule read it.
struct RecordedEdge: Hashable, Sendable {
  var source: Int
  var reader: Int
}

/// Something that happened to an attribute.
struct RecordedEntry: Sendable {
  /// The attribute's number; nil where it was removed before anybody could ask.
  var node: Int?
  var title: String
  var outcome: NodeOutcome
  /// The number of the attribute whose change brought it about.
  var cause: Int?
  /// Whether its rule had never run.
  var isFirst = false
  var old: String?
  var new: String?
  var difference: Explanation.Difference?
  /// What to do about that.
  var advice: String?
  var write: RecordedWrite?
}

/// Where a write stands in the source: looked up when somebody asks, in any thread.
final class RecordedWrite: Sendable {
  // Of an event that was kept nothing changes.
  nonisolated(unsafe) private let event: RecordedEvent

  init(_ event: RecordedEvent) { self.event = event }

  /// The first place in the program's own source; else the one that was given.
  var place: SourcePlace? { Telling.ownPlace(event.callers) ?? event.location }
}

/// A frame as it is kept in a recording: what differs from the one before it.
struct RecordedFrame: Sendable {
  var frame: FrameRecord
  /// The picture's size, where it is another.
  var size: PictureSize?
  var tiles: [Tile]
  /// What was made, and what was removed.
  var made: [(node: Int, attribute: RecordedAttribute)] = []
  var gone: [Int] = []
  var addedEdges: [RecordedEdge] = []
  var removedEdges: [RecordedEdge] = []
  var entries: [RecordedEntry] = []
  /// What was marked as perhaps out of date, and didn't run.
  var marked: [Int] = []
  /// Values of which no entry tells.
  var values: [(node: Int, text: String)] = []

  /// About how many bytes it takes, without its tiles.
  var byteCount: Int {
    var count = 400 + made.count * 100 + (addedEdges.count + removedEdges.count) * 16 + marked.count * 8
    for entry in entries {
      count += 120 + entry.title.utf8.count + (entry.old?.utf8.count ?? 0) + (entry.new?.utf8.count ?? 0)
      if let difference = entry.difference {
        count += 60 + difference.old.utf8.count + difference.new.utf8.count
      }
    }
    for value in values { count += 24 + value.text.utf8.count }
    return count
  }
}

/// The graph as it was before the frames that are kept.
struct RecordedGraph: Sendable {
  var attributes: [Int: RecordedAttribute] = [:]
  var edges: Set<RecordedEdge> = []
  var values: [Int: String] = [:]

  /// Goes on to what it was after a frame.
  mutating func apply(_ frame: RecordedFrame) {
    for node in frame.gone { (attributes[node], values[node]) = (nil, nil) }
    for (node, attribute) in frame.made { attributes[node] = attribute }
    edges.subtract(frame.removedEdges)
    edges.formUnion(frame.addedEdges)
    for entry in frame.entries {
      if let node = entry.node, let new = entry.new { values[node] = new }
    }
    for (node, text) in frame.values { values[node] = text }
  }
}

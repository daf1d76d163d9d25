import Foundation
import Trellis
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
  /// What an attribute's number is where it was removed before anybody could ask.
  static let none = UInt32.max

  /// The attribute's number.
  var node: UInt32
  /// The number of the attribute whose change brought it about.
  var cause = RecordedEntry.none
  var outcome: NodeOutcome
  /// Whether its rule had never run.
  var isFirst = false
  /// What else is known of it; most say nothing more.
  var more: RecordedMore?
}

/// What is known of few entries.
final class RecordedMore: Sendable {
  let title: String
  let values: RecordedValues
  /// What to do about where the values differ.
  let advice: String?
  let write: RecordedWrite?

  init(title: String, values: RecordedValues, advice: String?, write: RecordedWrite?) {
    (self.title, self.values, self.advice, self.write) = (title, values, advice, write)
  }
}

/// A value that is described when it is written down, in a thread beside, or when somebody asks before.
enum RecordedText: Sendable {
  case kept(KeptValue)
  case inspected(InspectedValue)

  var text: String {
    switch self {
    case .kept(let value): value.text
    case .inspected(let value): value.text
    }
  }

  /// About how many bytes it takes.
  var byteCount: Int {
    switch self {
    case .kept(.text(let text)): 24 + text.utf8.count
    case .kept: 120
    case .inspected(let value): 24 + value.byteCount
    }
  }
}

/// Where a view was laid out, and what was proposed to it, in points.
struct RecordedPlace: Hashable, Sendable {
  var frame: CGRect
  var width: CGFloat?
  var height: CGFloat?
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
  var marked: [UInt32] = []
  /// Values of which no entry tells.
  var values: [(node: Int, text: RecordedText)] = []
  /// Where views were laid out that were elsewhere before, by their layout computers.
  var places: [(node: Int, place: RecordedPlace)] = []

  /// About how many bytes it takes, without its tiles.
  var byteCount: Int {
    var count = 400 + made.count * 100 + (addedEdges.count + removedEdges.count) * 16 + marked.count * 4
    count += entries.count * MemoryLayout<RecordedEntry>.stride + places.count * 72 + frame.bodies.count * 40
    for entry in entries {
      guard let more = entry.more else { continue }
      count += 150 + more.title.utf8.count
      for value in [more.values.old, more.values.new] {
        count += value.map { RecordedText.kept($0).byteCount } ?? 0
      }
      if let difference = more.values.difference {
        count += 60 + difference.old.utf8.count + difference.new.utf8.count
      }
    }
    for value in values { count += value.text.byteCount }
    return count
  }
}

/// The graph as it was before the frames that are kept.
struct RecordedGraph: Sendable {
  var attributes: [Int: RecordedAttribute] = [:]
  var edges: Set<RecordedEdge> = []
  var values: [Int: RecordedText] = [:]
  var places: [Int: RecordedPlace] = [:]

  /// Goes on to what it was after a frame.
  mutating func apply(_ frame: RecordedFrame) {
    for node in frame.gone { (attributes[node], values[node], places[node]) = (nil, nil, nil) }
    for (node, attribute) in frame.made { attributes[node] = attribute }
    edges.subtract(frame.removedEdges)
    edges.formUnion(frame.addedEdges)
    for entry in frame.entries {
      if let new = entry.more?.values.new { values[Int(entry.node)] = .kept(new) }
    }
    for (node, place) in frame.places { places[node] = place }
    for (node, text) in frame.values { values[node] = text }
  }
}

import Foundation
import Trellis
import TrellisGraph
import TrellisLayout

/// The facts about an attribute that hold as long as it exists.
struct RecordedAttribute: Sendable {
  var name: String
  var kind: String
  var path: String?
  var type: String
  var role: String
  /// Whether the attribute is a view or a body of the app, not of Trellis.
  var isOfApp = false
}

/// A dependency, by the numbers of the attribute that was read and of its reader.
struct RecordedEdge: Hashable, Sendable {
  var source: Int
  var reader: Int
}

/// An event of an attribute.
struct RecordedEntry: Sendable {
  /// The number of an attribute that was removed before it could be described.
  static let none = UInt32.max

  /// The attribute's number.
  var node: UInt32
  /// The number of the attribute whose change caused the event.
  var cause = RecordedEntry.none
  var outcome: NodeOutcome
  /// Whether the rule ran for the first time.
  var isFirst = false
  /// Further facts; nil for most entries.
  var more: EntryDetails?
}

/// Further facts, which few entries have.
final class EntryDetails: Sendable {
  let title: String
  let values: RecordedValues
  /// The remedy for the difference of the values.
  let advice: String?
  let write: RecordedWrite?

  init(title: String, values: RecordedValues, advice: String?, write: RecordedWrite?) {
    (self.title, self.values, self.advice, self.write) = (title, values, advice, write)
  }
}

/// A value that is described when the recording is written, in another thread, or when it is needed earlier.
enum RecordedText: Sendable {
  case kept(KeptValue)
  case inspected(InspectedValue)

  var text: String {
    switch self {
    case .kept(let value): value.text
    case .inspected(let value): value.text
    }
  }

  /// The approximate size, in bytes.
  var byteCount: Int {
    switch self {
    case .kept(.text(let text)): 24 + text.utf8.count
    case .kept: 120
    case .inspected(let value): 24 + value.byteCount
    }
  }
}

/// The frame of a view, and the size that was proposed to it, in points.
struct RecordedLayout: Hashable, Sendable {
  var frame: CGRect
  var width: CGFloat?
  var height: CGFloat?
}

/// The guides of a view that its containers used, and how a stack divided its space.
struct RecordedArithmetic: Hashable, Sendable {
  /// A guide that the view sets; its position is in points from the view's leading side or its top.
  struct Guide: Hashable, Sendable {
    var name: String
    var axis: Axis
    var position: CGFloat
  }

  /// A stack's account, and the names of its views.
  struct Stack: Hashable, Sendable {
    var account: StackAccount
    var names: [String]
  }

  var guides: [Guide]
  /// The record of a stack; nil for other views.
  var stack: Stack?

  /// The approximate size in memory, in bytes.
  var byteCount: Int { 80 + guides.count * 48 + (stack.map { 100 + $0.names.count * 90 } ?? 0) }
}

/// The source location of a write, looked up when needed, in any thread.
final class RecordedWrite: Sendable {
  // A kept event doesn't change.
  nonisolated(unsafe) private let event: RecordedEvent

  init(_ event: RecordedEvent) { self.event = event }

  /// The first location in the program's own source, or else the location that was given.
  var place: CodeLocation? { ExplanationText.ownPlace(event.callers) ?? event.location }
}

/// A frame in a recording: the differences from the frame before it.
struct RecordedFrame: Sendable {
  var frame: FrameRecord
  /// The picture's size, if it has changed.
  var size: PictureSize?
  var tiles: [Tile]
  /// The attributes that appear for the first time.
  var made: [(node: Int, attribute: RecordedAttribute)] = []
  /// The numbers of the removed attributes.
  var gone: [Int] = []
  var addedEdges: [RecordedEdge] = []
  var removedEdges: [RecordedEdge] = []
  var entries: [RecordedEntry] = []
  /// The attributes that were marked as stale and didn't run.
  var marked: [UInt32] = []
  /// Values that no entry contains.
  var values: [(node: Int, text: RecordedText)] = []
  /// The changed frames and proposals of views, by their layout computers.
  var places: [(node: Int, place: RecordedLayout)] = []
  /// The changed guides of views and accounts of stacks, by their layout computers.
  var arithmetic: [(node: Int, arithmetic: RecordedArithmetic)] = []

  /// The approximate size of the frame in memory in bytes, without the picture tiles.
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
    for record in arithmetic { count += record.arithmetic.byteCount }
    return count
  }
}

/// The graph before the oldest kept frame.
struct RecordedGraph: Sendable {
  var attributes: [Int: RecordedAttribute] = [:]
  var edges: Set<RecordedEdge> = []
  var values: [Int: RecordedText] = [:]
  var places: [Int: RecordedLayout] = [:]
  var arithmetic: [Int: RecordedArithmetic] = [:]

  /// Applies the changes of a frame.
  mutating func apply(_ frame: RecordedFrame) {
    for node in frame.gone {
      (attributes[node], values[node], places[node], arithmetic[node]) = (nil, nil, nil, nil)
    }
    for (node, attribute) in frame.made { attributes[node] = attribute }
    edges.subtract(frame.removedEdges)
    edges.formUnion(frame.addedEdges)
    for entry in frame.entries {
      if let new = entry.more?.values.new { values[Int(entry.node)] = .kept(new) }
    }
    for (node, place) in frame.places { places[node] = place }
    for (node, record) in frame.arithmetic { arithmetic[node] = record }
    for (node, text) in frame.values { values[node] = text }
  }
}

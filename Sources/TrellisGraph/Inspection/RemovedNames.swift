/// The attributes of a graph that were removed last, so that messages can name them.
///
/// The slot of a removed attribute is reused sooner or later, but never with the same generation. The last 256 attributes are kept,
/// in 4 KB for a graph in which something was removed. While a recorder is attached, as many are kept as the recorder keeps events,
/// so that the names in its records can be looked up. So the memory is bounded, however much is inserted and removed.
struct RemovedNames {
  struct Removed: BitwiseCopyable {
    var id: AttributeID
    var shape: UInt32
    var name: UInt32
  }

  private static var least: Int { 256 }

  /// The number of entries from which on a new entry replaces the oldest.
  private(set) var capacity = RemovedNames.least

  private var removed = Buffer<Removed>()
  /// The number of kept entries.
  var count: Int { removed.count }
  /// The position of the oldest entry, once the capacity is reached.
  private var oldest = 0
  /// The number of attached recorders.
  private(set) var recorderCount = 0
  /// The positions of the first `placedCount` entries, by identity; filled by lookups once there are more entries than the
  /// capacity.
  private var places: [AttributeID: Int] = [:]
  private var placedCount = 0

  /// Adds an entry and returns the one that it replaces, if any.
  mutating func add(_ entry: Removed) -> Removed? {
    if removed.count < capacity {
      removed.append(entry)
      return nil
    }
    defer { oldest = (oldest + 1) % capacity }
    let last = removed.base[oldest]
    removed.base[oldest] = entry
    if oldest < placedCount {
      places[last.id] = nil
      places[entry.id] = oldest
    }
    return last
  }

  /// Returns the entry of a removed attribute; nil if it isn't kept.
  mutating func find(_ id: AttributeID) -> Removed? {
    if removed.count <= RemovedNames.least {
      return (0..<removed.count).first { removed.base[$0].id == id }.map { removed.base[$0] }
    }
    for place in placedCount..<removed.count { places[removed.base[place].id] = place }
    placedCount = removed.count
    return places[id].map { removed.base[$0] }
  }

  /// Begins a recording that keeps a number of events.
  mutating func beginRecording(eventCapacity: Int) {
    recorderCount += 1
    if eventCapacity <= capacity { return }
    // The ring goes on at its end.
    for (place, entry) in inOrder.enumerated() { removed.base[place] = entry }
    (oldest, places, placedCount) = (0, [:], 0)
    capacity = eventCapacity
  }

  /// The entries, oldest first.
  private var inOrder: [Removed] {
    (0..<removed.count).map { removed.base[(oldest + $0) % removed.count] }
  }

  /// Ends one recording and returns the entries dropped with the last recorder: all but the latest 256.
  mutating func endRecording() -> [Removed] {
    recorderCount -= 1
    if recorderCount > 0 { return [] }
    let all = inOrder
    capacity = RemovedNames.least
    (oldest, places, placedCount) = (0, [:], 0)
    removed.deallocate()
    removed = Buffer()
    for entry in all.suffix(RemovedNames.least) { removed.append(entry) }
    return Array(all.dropLast(RemovedNames.least))
  }

  func deallocate() {
    removed.deallocate()
  }
}

extension GraphCore {
  /// Records that a node is being removed.
  @inline(__always)
  func noteRemoved(_ node: UInt32) {
    let (record, name) = (nodes[Int(node)], nameNumber(of: node))
    storage.pointee.names.use(name)
    let entry = RemovedNames.Removed(id: handle(node).id, shape: record.shape, name: name)
    if let last = storage.pointee.removed.add(entry) { storage.pointee.names.drop(last.name) }
  }

  func beginRecording(eventCapacity: Int) {
    storage.pointee.removed.beginRecording(eventCapacity: eventCapacity)
  }

  func endRecording() {
    for entry in storage.pointee.removed.endRecording() { storage.pointee.names.drop(entry.name) }
  }

  /// Returns the title of a recently removed attribute; nil if it isn't kept.
  func removedTitle(_ id: AttributeID) -> String? {
    storage.pointee.removed.find(id).map { title(none, shape: $0.shape, name: $0.name) }
  }

  /// Returns the shape and name of an existing or recently removed attribute; nil if it isn't kept.
  func makeShapeAndName(of id: AttributeID) -> (shape: UInt32, name: UInt32)? {
    if exists(id) { return (nodes[Int(id.index)].shape, nameNumber(of: id.index)) }
    return storage.pointee.removed.find(id).map { ($0.shape, $0.name) }
  }
}

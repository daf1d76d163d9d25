/// The attributes of a graph that were removed last, so that a message about one can say which it was.
///
/// A removed attribute's place in the graph is another's sooner or later; its generation never is. The last 256 are kept:
/// 2 KB for a graph in which something was removed.
struct RemovedNames {
  private struct Removed: BitwiseCopyable {
    var generation: UInt32
    var shape: UInt32
  }

  private static var capacity: Int { 256 }

  private var removed = Buffer<Removed>()
  private var next = 0

  mutating func add(_ node: Node) {
    let entry = Removed(generation: node.generation, shape: node.shape)
    if removed.count < RemovedNames.capacity {
      removed.append(entry)
    } else {
      removed.base[next] = entry
    }
    next = (next + 1) % RemovedNames.capacity
  }

  /// The shape of a removed attribute; nil where it isn't among the last ones.
  func shape(ofGeneration generation: UInt32) -> UInt32? {
    (0..<removed.count).first { removed.base[$0].generation == generation }.map { removed.base[$0].shape }
  }

  func deallocate() {
    removed.deallocate()
  }
}

extension GraphCore {
  /// What an attribute was called that was removed not long ago.
  func removedTitle(_ generation: UInt32) -> String? {
    removedShape(generation).map { title(none, shape: $0) }
  }

  func removedShape(_ generation: UInt32) -> UInt32? {
    storage.pointee.removed.shape(ofGeneration: generation)
  }
}

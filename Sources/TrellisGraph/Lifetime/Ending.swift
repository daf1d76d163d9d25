import Synchronization

// A graph ends with its `AttributeGraph` object. The object's last reference may be released while the graph is working. The graph then
// finishes its work, and the outermost operation ends the graph. Names, callbacks and all other data belong to the storage, so they exist
// until the graph ends.

extension GraphCore {
  /// Begins the graph with its names and types.
  func begin(_ registry: GraphRegistry) {
    storage.pointee.registry = .passRetained(registry)
  }

  /// Whether the graph has work to finish before it may end.
  private var isBusy: Bool {
    storage.pointee.callDepth > 0 || !storage.pointee.mode.isDisjoint(with: [.updating, .readingInPlace])
  }

  /// Ends the graph as its object is destroyed, or once the present work is finished.
  func letGo() {
    if isBusy { storage.pointee.taps.insert(.abandoned) } else { end() }
  }

  /// Ends an abandoned graph; the last step of every use of a handle that may have called foreign code.
  @usableFromInline @inline(__always)
  func finish() {
    if !storage.pointee.taps.isEmpty { finishAbandoned() }
  }

  @usableFromInline @inline(never)
  func finishAbandoned() {
    if storage.pointee.taps.contains(.abandoned) && !isBusy { end() }
  }

  /// Destroys the graph.
  ///
  /// If an `endedGraphResult` is given, that object takes over the value that was being read.
  private func end(leaving endedGraphResult: EndedGraphResult? = nil) {
    let registry = registry
    storage.pointee.taps = []
    registry.endedGraphResult = endedGraphResult
    registry.removalObservers = [:]
    registry.outside.close()
    destroyAll()
    storage.pointee.registry = nil
    retire()
    Unmanaged.passUnretained(registry).release()
  }

  // MARK: - Leftovers

  /// Ends a graph that was abandoned during the present read, and returns the value of the node that was read.
  ///
  /// nil if the graph wasn't abandoned or is still busy.
  func endKeeping(_ node: UInt32) -> UnsafeMutablePointer<Node>? {
    if !storage.pointee.taps.contains(.abandoned) || isBusy { return nil }
    let endedGraphResult = EndedGraphResult()
    if !storage.pointee.mode.contains(.keepsRemovedReadResult) {
      storage.pointee.removedReadResults.asked = node
    }
    end(leaving: endedGraphResult)
    return GraphCore.keep(endedGraphResult)
  }

  /// The result of each thread's last read that ended the graph, by thread.
  ///
  /// A result is destroyed when the next one of its thread replaces it, or when a graph is created on the thread.
  private static let endedGraphResults = Guarded<[UInt: EndedGraphResult]>([:])
  private static let hasEndedGraphResults = Atomic<Bool>(false)

  private static func keep(_ endedGraphResult: EndedGraphResult) -> UnsafeMutablePointer<Node> {
    let last = endedGraphResults.withLock { $0.updateValue(endedGraphResult, forKey: Platform.thread) }
    hasEndedGraphResults.store(true, ordering: .relaxed)
    // Destroyed outside the lock, as that may run arbitrary code.
    _ = last
    return endedGraphResult.node
  }

  static func dropEndedGraphResult() {
    if !hasEndedGraphResults.load(ordering: .relaxed) { return }
    let last = endedGraphResults.withLock { $0.removeValue(forKey: Platform.thread) }
    _ = last
  }
}

/// The value of an attribute whose graph ended with the update in which it was read.
///
/// Sendable only so that a table may hold it: it is used on one thread.
final class EndedGraphResult: @unchecked Sendable {
  /// A record with the value, which is inline or in a slot, as in the removed node.
  let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
  private var type: NodeType?
  private var slab = Slab()

  /// Takes over the value that the graph keeps for the present read, and the memory that holds it.
  func takeRemovedReadResult(of core: GraphCore) {
    let record = core.storage.pointee.removedReadResults.node
    core.storage.pointee.mode.remove(.keepsRemovedReadResult)
    node.initialize(to: record)
    type = core.storage.pointee.shapes.base[Int(record.shape)].type.takeUnretainedValue()
    swap(&slab, &core.storage.pointee.slab)
  }

  deinit {
    if let type {
      if type.valueLayout.isInline {
        type.destroyValue(node)
      } else {
        let slot = UnsafeMutableRawPointer(bitPattern: UInt(node.pointee.value)).unsafelyUnwrapped
        type.destroyValue(slot)
        slab.deallocate(slot, size: type.valueLayout.size, alignment: type.valueLayout.alignment)
      }
    }
    slab.deallocate()
    node.deallocate()
  }
}

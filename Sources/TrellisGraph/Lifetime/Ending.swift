import Synchronization

// A graph goes with its object. Whoever lets go of that may be called in the midst of the graph's work: then the work is
// finished first, and whoever has used the graph last ends it. Names, callbacks and all else belong to the storage, so that
// nothing is missed meanwhile.

extension GraphCore {
  /// The graph begins with its names and types.
  func begin(_ registry: GraphRegistry) {
    storage.pointee.registry = .passRetained(registry)
  }

  /// Whether the graph has something to finish before it may go.
  private var isBusy: Bool {
    storage.pointee.callDepth > 0 || !storage.pointee.mode.isDisjoint(with: [.updating, .looking])
  }

  /// The graph's object goes.
  func letGo() {
    if isBusy { storage.pointee.taps.insert(.abandoned) } else { end() }
  }

  /// The last thing that every use of a handle does by which anybody's code may have been called.
  @usableFromInline @inline(__always)
  func finish() {
    if !storage.pointee.taps.isEmpty { finishAbandoned() }
  }

  @usableFromInline @inline(never)
  func finishAbandoned() {
    if storage.pointee.taps.contains(.abandoned) && !isBusy { end() }
  }

  /// Destroys the graph; where a value was asked for, that is left.
  private func end(leaving leftover: Leftover? = nil) {
    let registry = registry
    storage.pointee.taps = []
    registry.leftover = leftover
    registry.removalObservers = [:]
    registry.outside.close()
    destroyAll()
    storage.pointee.registry = nil
    retire()
    Unmanaged.passUnretained(registry).release()
  }

  // MARK: - What is left

  /// Ends a graph that was abandoned in the read that is ending, and gives the value of the node that was asked for.
  func endKeeping(_ node: UInt32) -> UnsafeMutablePointer<Node>? {
    if !storage.pointee.taps.contains(.abandoned) || isBusy { return nil }
    let leftover = Leftover()
    if !storage.pointee.mode.contains(.keepsOrphan) { storage.pointee.orphans.asked = node }
    end(leaving: leftover)
    return GraphCore.keep(leftover)
  }

  /// The values that were left on each thread: each goes when the next one is left there, or a graph is made.
  private static let leftovers = Guarded<[UInt: Leftover]>([:])
  private static let hasLeftovers = Atomic<Bool>(false)

  private static func keep(_ leftover: Leftover) -> UnsafeMutablePointer<Node> {
    let last = leftovers.withLock { $0.updateValue(leftover, forKey: Platform.thread) }
    hasLeftovers.store(true, ordering: .relaxed)
    // Destroyed outside the lock: that may run anybody's code.
    _ = last
    return leftover.node
  }

  static func dropLeftover() {
    if !hasLeftovers.load(ordering: .relaxed) { return }
    let last = leftovers.withLock { $0.removeValue(forKey: Platform.thread) }
    _ = last
  }
}

/// The value of an attribute of a graph that went with the update in which it was asked for.
///
/// Sendable only so that a table may hold it: it is used on one thread.
final class Leftover: @unchecked Sendable {
  /// Holds the value, as the node did.
  let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
  private var type: NodeType?
  private var slab = Slab()

  /// Takes over what the graph keeps for whoever asked, and the memory that it lies in.
  func takeOrphan(of core: GraphCore) {
    let record = core.storage.pointee.orphans.node
    core.storage.pointee.mode.remove(.keepsOrphan)
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

import Glibc
import Synchronization

// A rule may let go of the last reference to its graph. Then another object takes over all that the graph has, and ends the
// update; it goes when the update has ended. So an update needn't keep its graph alive, which would cost each one some
// nanoseconds.

extension GraphCore {
  /// Stands among what waits for the end of an update for a graph that nobody has any more.
  static var heirMark: UInt32 { none - 1 }

  /// Has another object end the update in place of the graph, which is going.
  func succeed(_ graph: AttributeGraph) {
    storage.pointee.ownerReference = .passRetained(AttributeGraph(heirOf: graph))
    storage.pointee.hasHeir = true
    storage.pointee.doomed.append(GraphCore.heirMark)
  }

  /// Removals begin that wait for the end of an update: whose code runs meanwhile, and reads, mustn't be the end of the graph.
  func beginRemovals() {
    storage.pointee.removalDepth += 1
    storage.pointee.mode.remove(.parting)
  }

  func endRemovals() {
    storage.pointee.removalDepth -= 1
    if storage.pointee.removalDepth == 0 && storage.pointee.hasHeir { storage.pointee.mode.insert(.parting) }
  }

  /// The update has ended that kept the graph alive: destroys it, and gives the value of the node that was asked for.
  func partingValue(of node: UInt32) -> UnsafeMutablePointer<Node> {
    let leftover = Leftover()
    if !storage.pointee.mode.contains(.keepsOrphan) { storage.pointee.orphans.asked = node }
    part(leaving: leftover)
    return GraphCore.keep(leftover)
  }

  /// Destroys the graph whose update has ended; where a value was asked for, that is left.
  func part(leaving leftover: Leftover? = nil) {
    storage.pointee.mode.remove(.parting)
    owner.leftover = leftover
    Unmanaged.passUnretained(owner).release()
  }

  // MARK: - What is left

  /// The values that were left on each thread: each goes when the next one is left there, or a graph is made.
  private static let leftovers = Guarded<[pthread_t: Leftover]>([:])
  private static let hasLeftovers = Atomic<Bool>(false)

  private static func keep(_ leftover: Leftover) -> UnsafeMutablePointer<Node> {
    let last = leftovers.withLock { $0.updateValue(leftover, forKey: pthread_self()) }
    hasLeftovers.store(true, ordering: .relaxed)
    // Destroyed outside the lock: that may run anybody's code.
    _ = last
    return leftover.node
  }

  static func dropLeftover() {
    if !hasLeftovers.load(ordering: .relaxed) { return }
    let last = leftovers.withLock { $0.removeValue(forKey: pthread_self()) }
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

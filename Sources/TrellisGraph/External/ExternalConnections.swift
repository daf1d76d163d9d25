import Synchronization

/// The connections of a graph to code outside its isolation domain.
final class ExternalConnections {
  private let core: GraphCore

  /// The pending writes; created on first use, because from then on reads have to check for pending writes.
  private(set) lazy var pendingWrites: PendingWrites = makePendingWrites()

  /// The properties of observable objects that rules have read.
  private(set) lazy var observed = ObservedProperties(core: core)

  /// The attributes whose values are awaited or observed.
  let watches: Watches

  init(core: GraphCore) {
    self.core = core
    watches = Watches(core: core)
  }

  private func makePendingWrites() -> PendingWrites {
    let pendingWrites = PendingWrites()
    pendingWrites.keepTraces(core.storage.pointee.tap.keepsTraces)
    core.storage.pointee.pendingWritesFlag = pendingWrites.flag
    core.storage.pointee.mode.insert(.receivesPendingWrites)
    return pendingWrites
  }

  /// Ends all connections as the graph ends.
  func close() {
    watches.finishAll()
    if core.storage.pointee.pendingWritesFlag == nil { return }
    pendingWrites.close()
    observed.cancelAll()
  }
}

extension GraphCore {
  /// Whether there are pending writes that may be flushed; false while a value is read in place.
  @inline(__always)
  var hasPendingWrites: Bool {
    guard let flag = storage.pointee.pendingWritesFlag else { return false }
    return flag.pointee.load(ordering: .relaxed) && !storage.pointee.mode.contains(.readingInPlace)
  }

  /// Flushes pending writes, unless an update is under way.
  @inline(never)
  func flushPendingWrites() {
    if hasPendingWrites && !storage.pointee.mode.contains(.updating) { work(flushingWrites: true) }
  }

  /// Delivers the next write; returns false if none may be delivered now.
  func takeWrite() -> Bool {
    let registry = registry
    guard let write = registry.outside.pendingWrites.take(withValues: !registry.transactions.mayTakeBack)
    else {
      return false
    }
    // Recorders show the location at which the write was sent, not this one.
    let outer = storage.pointee.tap.writeTrace
    storage.pointee.tap.writeTrace = write.trace
    write.deliver(self, write)
    storage.pointee.tap.writeTrace = outer
    return true
  }

  /// Updates whether pending writes keep the functions that led to them, to match the present recorders.
  func keepTracesOfPendingWrites() {
    if storage.pointee.pendingWritesFlag == nil { return }
    registry.outside.pendingWrites.keepTraces(storage.pointee.tap.keepsTraces)
  }
}

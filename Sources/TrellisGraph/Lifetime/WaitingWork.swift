/// The work that a graph has to do after an update, a write or a transaction.
///
/// ``GraphCore/work(flushingWrites:)`` does it: it repeatedly chooses the first kind in this list of which there is work.
/// ```
/// removals      subgraphs that were removed during an update
/// unread        properties of observable objects that have lost their readers
/// pending       writes that other threads have sent
/// transactions  ended transactions whose callbacks haven't run
/// watches       awaited values that may have changed
/// ```
struct WaitingWork {
  /// Subgraphs whose removal waits for the end of the update.
  var removals = Buffer<SubgraphID>()
  /// Inputs of observed properties that had no reader when they were added here.
  var unread = Buffer<AttributeID>()
  /// Marked rules of watches; some may have been removed.
  var watches = Buffer<AttributeID>()
  /// Whether transaction callbacks and awaited values have to wait.
  ///
  /// They wait for the outermost call of ``GraphCore/work(flushingWrites:)``, or for the end of a rollback.
  var isHeld = false

  /// Whether an update has left any work.
  @inline(__always) var hasAny: Bool { removals.count | unread.count | watches.count != 0 }

  func deallocate() {
    removals.deallocate()
    unread.deallocate()
    watches.deallocate()
  }
}

extension GraphCore {
  /// Does all waiting work, including work that is added meanwhile.
  ///
  /// This runs arbitrary code: callbacks, deinits, rules. Such code may add work; a nested call does only the work whose results
  /// must be visible at once: removals and pending writes. Callbacks and awaited values are left to the outermost call, which
  /// continues until nothing is left.
  @inline(never)
  func work(flushingWrites flushesWrites: Bool) {
    let isOutermost = !storage.pointee.waiting.isHeld
    storage.pointee.waiting.isHeld = true
    calling {
      while workAtOnce(flushingWrites: flushesWrites) || isOutermost && (callCallbacks() || handOut()) {}
    }
    if isOutermost { storage.pointee.waiting.isHeld = false }
  }

  /// Does the first waiting work whose result must be visible at once; returns false if there is none.
  private func workAtOnce(flushingWrites flushesWrites: Bool) -> Bool {
    if storage.pointee.waiting.removals.count > 0 {
      removeWaiting()
    } else if storage.pointee.waiting.unread.count > 0 {
      registry.outside.observed.removeIfUnread(storage.pointee.waiting.unread.pop())
    } else {
      return flushesWrites && hasPendingWrites && takeWrite()
    }
    return true
  }

  /// Removes the subgraphs whose removal waited; keeps the value that is being read if it is among them.
  private func removeWaiting() {
    let asked = storage.pointee.removedReadResults.waiting
    storage.pointee.removedReadResults.waiting = nil
    while storage.pointee.waiting.removals.count > 0 {
      let removal = storage.pointee.waiting.removals.pop()
      if exists(removal) { removeSubgraph(removal.index) }
    }
    keepAsked(insteadOf: asked)
  }
}

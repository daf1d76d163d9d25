/// What a graph has to do when an update, a write or a transaction has ended.
///
/// It gathers here, whatever it is, and ``GraphCore/work(takingMail:)`` does it: one thing after the other, always what stands
/// first in this list.
/// ```
/// removals      subgraphs that were removed during an update
/// unread        properties of observable objects that nobody reads any more
/// mail          what other threads have sent
/// transactions  those that have ended, to be told to callbacks
/// watches       values that somebody awaits, and that may be others now
/// ```
struct WaitingWork {
  /// Subgraphs whose removal waits for the end of the update.
  var removals = Buffer<SubgraphID>()
  /// Inputs of properties that have lost their last reader, or had when they were noted.
  var unread = Buffer<AttributeID>()
  /// Rules that stand for who awaits a value, and were marked; some may have gone.
  var watches = Buffer<AttributeID>()
  /// Whether callbacks of transactions and awaited values have to wait: for whoever does such work already, or until what a
  /// transaction has written was taken back.
  var isHeld = false

  /// Whether anything has come to wait during an update.
  @inline(__always) var hasAny: Bool { removals.count | unread.count | watches.count != 0 }

  func deallocate() {
    removals.deallocate()
    unread.deallocate()
    watches.deallocate()
  }
}

extension GraphCore {
  /// Does all that waits, and what comes to wait meanwhile.
  ///
  /// Anybody's code runs for it: callbacks, deinits, rules. What that does makes more to do, which it does itself where it
  /// has to see the result: removals, mail. Callbacks and awaited values are the outermost call's alone; it finds them, as it goes
  /// on until nothing is left.
  @inline(never)
  func work(takingMail takesMail: Bool) {
    let isOutermost = !storage.pointee.waiting.isHeld
    storage.pointee.waiting.isHeld = true
    calling {
      while workAtOnce(takingMail: takesMail) || isOutermost && (callCallbacks() || handOut()) {}
    }
    if isOutermost { storage.pointee.waiting.isHeld = false }
  }

  /// Does the first thing that waits and that whoever goes on has to see; false where nothing does.
  private func workAtOnce(takingMail takesMail: Bool) -> Bool {
    if storage.pointee.waiting.removals.count > 0 {
      removeWaiting()
    } else if storage.pointee.waiting.unread.count > 0 {
      registry.outside.observed.removeIfUnread(storage.pointee.waiting.unread.pop())
    } else {
      return takesMail && hasMail && takeLetter()
    }
    return true
  }

  /// Removes the subgraphs that were removed during the update; where the value that was asked for is among them, it is kept.
  private func removeWaiting() {
    let asked = storage.pointee.orphans.waiting
    storage.pointee.orphans.waiting = nil
    while storage.pointee.waiting.removals.count > 0 {
      let removal = storage.pointee.waiting.removals.pop()
      if exists(removal) { removeSubgraph(removal.index) }
    }
    keepAsked(insteadOf: asked)
  }
}

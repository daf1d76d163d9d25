import Synchronization

/// The connections of a graph to code outside its isolation domain.
final class Outside {
  private let core: GraphCore

  /// The mailbox of pending writes; created on first use, as reads have to check it from then on.
  private(set) lazy var mailbox: Mailbox = makeMailbox()

  /// The properties of observable objects that rules have read.
  private(set) lazy var observed = ObservedProperties(core: core)

  /// The attributes whose values are awaited or observed.
  let watches: Watches

  init(core: GraphCore) {
    self.core = core
    watches = Watches(core: core)
  }

  private func makeMailbox() -> Mailbox {
    let mailbox = Mailbox()
    mailbox.keepTraces(core.storage.pointee.tap.keepsTraces)
    core.storage.pointee.mailFlag = mailbox.flag
    core.storage.pointee.mode.insert(.receivesMail)
    return mailbox
  }

  /// Ends all connections as the graph ends.
  func close() {
    watches.finishAll()
    if core.storage.pointee.mailFlag == nil { return }
    mailbox.close()
    observed.cancelAll()
  }
}

extension GraphCore {
  /// Whether there are pending writes that may be flushed: none may be while a value is read in place.
  @inline(__always)
  var hasMail: Bool {
    guard let flag = storage.pointee.mailFlag else { return false }
    return flag.pointee.load(ordering: .relaxed) && !storage.pointee.mode.contains(.looking)
  }

  /// Flushes pending writes, unless an update is under way.
  @inline(never)
  func flushPendingWrites() {
    if hasMail && !storage.pointee.mode.contains(.updating) { work(takingMail: true) }
  }

  /// Delivers the next letter; returns false if none may be delivered now.
  func takeLetter() -> Bool {
    let registry = registry
    guard let letter = registry.outside.mailbox.take(withValues: !registry.transactions.mayTakeBack) else {
      return false
    }
    // The write was made where the letter was sent, not here.
    let outer = storage.pointee.tap.writeTrace
    storage.pointee.tap.writeTrace = letter.trace
    letter.deliver(self, letter)
    storage.pointee.tap.writeTrace = outer
    return true
  }

  /// Sets whether letters keep the functions that led to them.
  func keepTracesOfMail() {
    if storage.pointee.mailFlag == nil { return }
    registry.outside.mailbox.keepTraces(storage.pointee.tap.keepsTraces)
  }
}

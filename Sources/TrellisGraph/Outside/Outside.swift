import Synchronization

/// What a graph has to do with the world outside its isolation domain.
final class Outside {
  private let core: GraphCore

  /// What arrives from anywhere; made when it is first needed, as reads have to look into it from then on.
  private(set) lazy var mailbox: Mailbox = makeMailbox()

  /// What rules have read of observable objects.
  private(set) lazy var observed = ObservedProperties(core: core)

  /// Who awaits values.
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

  /// Lets go of everything, as the graph goes.
  func close() {
    watches.finishAll()
    if core.storage.pointee.mailFlag == nil { return }
    mailbox.close()
    observed.cancelAll()
  }
}

extension GraphCore {
  /// Whether mail has arrived that may be taken up: not while somebody looks at a value in place.
  @inline(__always)
  var hasMail: Bool {
    guard let flag = storage.pointee.mailFlag else { return false }
    return flag.pointee.load(ordering: .relaxed) && !storage.pointee.mode.contains(.looking)
  }

  /// Takes up what has arrived, where no update is under way.
  @inline(never)
  func takeUpMail() {
    if hasMail && !storage.pointee.mode.contains(.updating) { work(takingMail: true) }
  }

  /// Delivers the next letter; false where there is none that may be delivered now.
  func takeLetter() -> Bool {
    let registry = registry
    guard let letter = registry.outside.mailbox.take(withValues: !registry.transactions.mayTakeBack) else {
      return false
    }
    // The write was made where the letter was sent, and not here.
    let outer = storage.pointee.tap.writeTrace
    storage.pointee.tap.writeTrace = letter.trace
    letter.deliver(self, letter)
    storage.pointee.tap.writeTrace = outer
    return true
  }

  /// Sets whether mail keeps the functions that led to it.
  func keepTracesOfMail() {
    if storage.pointee.mailFlag == nil { return }
    registry.outside.mailbox.keepTraces(storage.pointee.tap.keepsTraces)
  }
}

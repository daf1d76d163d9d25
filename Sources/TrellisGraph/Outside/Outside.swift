/// What a graph has to do with the world outside its isolation domain.
final class Outside {
  private let core: GraphCore
  /// Whether mail is being taken up: what arrives meanwhile waits until that is done.
  private var isDelivering = false

  /// What arrives from anywhere; made when it is first needed, as reads have to look into it from then on.
  private(set) lazy var mailbox: Mailbox = makeMailbox()
  private var hasMailbox = false

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
    hasMailbox = true
    core.storage.pointee.mode.insert(.receivesMail)
    return mailbox
  }

  /// Delivers all mail, with what arrives meanwhile.
  func deliver() {
    if !hasMailbox || isDelivering || mailbox.isEmpty { return }
    isDelivering = true
    while !mailbox.isEmpty {
      for letter in mailbox.empty() { letter.deliver(core.owner, letter) }
    }
    isDelivering = false
    writesDidEnd()
  }

  /// Hands values out, unless more writes are to come.
  func writesDidEnd() {
    if !isDelivering && !watches.isEmpty { watches.handOut() }
  }

  /// Lets go of everything, as the graph goes.
  func close() {
    if !hasMailbox { return }
    mailbox.close()
    watches.finishAll()
    observed.cancelAll()
  }
}

extension GraphCore {
  /// Takes up what has arrived, where no update is under way.
  @inline(never)
  func takeUpMail() {
    if storage.pointee.mode.contains(.updating) { return }
    owner.outside.deliver()
  }
}

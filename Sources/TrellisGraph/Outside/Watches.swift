/// The attributes of a graph whose values somebody awaits.
final class Watches {
  private let core: GraphCore
  /// By the identity of the rule that watches.
  private var watches: [AttributeID: AnyWatch] = [:]
  private var begunCount = 0

  init(core: GraphCore) {
    self.core = core
  }

  /// Begins to watch, and hands the present value out.
  func add<Value: Sendable>(_ watch: Watch<Value>, _ continuation: AsyncStream<Value>.Continuation) {
    let id = watch.rule.id
    let mailbox = core.registry.outside.mailbox
    continuation.onTermination = { _ in
      let letter = Mailbox.Letter(address: id) { core, letter in
        core.registry.outside.watches.end(letter.address)
      }
      mailbox.post(letter, isValue: false)
    }
    watch.number = begunCount
    begunCount += 1
    watches[id] = watch
    core.storage.pointee.taps.insert(.watches)
    core.storage.pointee.waiting.watches.append(id)
    core.work(takingMail: false)
  }

  /// Hands out the values of those that were marked, in the order in which they began; one that is over ends.
  func handOut(_ marked: [AttributeID]) {
    for watch in marked.compactMap({ watches[$0] }).sorted(by: { $0.number < $1.number }) {
      // A value of another one may have ended it.
      if watches[watch.id] === watch, !watch.handOut() { end(watch.id) }
    }
  }

  func end(_ id: AttributeID) {
    guard let watch = watches.removeValue(forKey: id) else { return }
    if watches.isEmpty { core.storage.pointee.taps.remove(.watches) }
    watch.end()
  }

  /// Ends all of them, as the graph goes.
  func finishAll() {
    for watch in watches.values { watch.finish() }
  }
}

/// Somebody who awaits an attribute's values.
class AnyWatch {
  /// Its place in the order in which watching began.
  var number = 0
  /// The rule that watches.
  let id: AttributeID

  init(id: AttributeID) {
    self.id = id
  }

  /// Hands the value out where it has changed; false where there will be no more.
  func handOut() -> Bool { false }
  /// Ends the sequence.
  func finish() {}
  /// Ends the sequence, and removes what the watch has made.
  func end() {}
}

/// A rule that reads the attribute stands for who awaits it: so the graph itself tells whether a value is another one, and
/// marking tells that it may be.
final class Watch<Value: Sendable>: AnyWatch {
  let attribute: Attribute<Value>
  let rule: Attribute<Value>
  private let subgraph: SubgraphID
  private let continuation: AsyncStream<Value>.Continuation
  /// Whether a value was handed out.
  private var hasBegun = false

  init(attribute: Attribute<Value>, continuation: AsyncStream<Value>.Continuation) {
    self.attribute = attribute
    self.continuation = continuation
    let core = attribute.core
    subgraph = core.addSubgraph(parent: core.root)
    rule = core.within(subgraph) {
      core.makeRule(name: attribute.erased.name, kind: .awaited, Site(), { attribute.wrappedValue }) {
        { $0.evaluateClosure($1, $2, as: Value.self) }
      }
    }
    core.flags[Int(rule.id.index)].insert(.isConstant)
    super.init(id: rule.id)
  }

  override func handOut() -> Bool {
    guard attribute.exists else { return false }
    let core = attribute.core
    // Not read as others read it: mail waits its turn.
    let hasChanged = core.bringUpToDateNoting(id.index)
    if hasBegun && !hasChanged { return true }
    hasBegun = true
    if case .terminated = continuation.yield(core.valueSlot(id.index, as: Value.self).pointee) {
      return false
    }
    return true
  }

  override func finish() {
    continuation.finish()
  }

  override func end() {
    continuation.onTermination = nil
    continuation.finish()
    if attribute.core.exists(subgraph) { attribute.core.removeSubgraph(subgraph.index) }
  }
}

extension AttributeKind {
  /// Stands for somebody who awaits an attribute's values.
  public static let awaited: AttributeKind = "awaited"
}

extension GraphCore {
  /// Hands out the values that may have changed, outside any transaction; false where there are none, or they have to wait.
  func handOut() -> Bool {
    if !storage.pointee.taps.contains(.watches) || storage.pointee.mode.contains(.looking)
      || !registry.transactions.open.isEmpty
    {
      return false
    }
    markPutOff()
    let marked = storage.pointee.waiting.watches.takeAll()
    if marked.isEmpty { return false }
    registry.outside.watches.handOut(marked)
    return true
  }

  /// Marking has come to a rule that stands for who awaits a value: it has no readers.
  @inline(never)
  func noteWatch(_ node: UInt32) {
    if !flags[Int(node)].isRemoved { storage.pointee.waiting.watches.append(handle(node).id) }
  }

  /// Brings a rule up to date between updates, and answers whether its value has changed by that.
  fileprivate func bringUpToDateNoting(_ node: UInt32) -> Bool {
    let before = storage.pointee.epoch
    if flags[Int(node)].contains(.dirty) { bringUpToDate(node) }
    // Numbers that began again say nothing of those before.
    return nodes[Int(node)].changedAt > (storage.pointee.epoch < before ? 1 : before)
  }
}

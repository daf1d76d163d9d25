/// The attributes of a graph whose values somebody awaits.
final class Watches {
  private let core: GraphCore
  /// By the identity of the rule that watches.
  private var watches: [AttributeID: AnyWatch] = [:]
  private var begunCount = 0

  init(core: GraphCore) {
    self.core = core
  }

  /// Begins to watch; the present value is handed out, too, if that is wanted.
  func add(_ watch: AnyWatch, withPresentValue: Bool) {
    watch.number = begunCount
    begunCount += 1
    watches[watch.id] = watch
    core.storage.pointee.taps.insert(.watches)
    core.storage.pointee.waiting.watches.append(watch.id)
    watch.isSilent = !withPresentValue
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
    for watch in watches.values.sorted(by: { $0.number < $1.number }) { watch.finish() }
  }
}

/// Somebody who wants to have an attribute's values.
class AnyWatch {
  /// Its place in the order in which watching began.
  var number = 0
  /// Whether the next value isn't handed out, as it is known.
  var isSilent = false
  /// The rule that watches.
  let id: AttributeID

  init(id: AttributeID) {
    self.id = id
  }

  /// Hands the value out where it has changed; false where there will be no more.
  func handOut() -> Bool { false }
  /// Ends what values are handed to.
  func finish() {}
  /// The same, and removes what the watch has made.
  func end() {}
}

/// A rule that reads the attribute stands for who wants its values: so the graph itself tells whether a value is another one, and
/// marking tells that it may be.
final class Watch<Value>: AnyWatch {
  private let attribute: Attribute<Value>
  private let subgraph: SubgraphID
  /// Hands a value out; false where nobody wants more.
  private let deliver: (Value) -> Bool
  private let atEnd: () -> Void
  /// Whether a value was handed out, or is known.
  private var hasBegun = false

  init(
    _ attribute: Attribute<Value>, deliver: @escaping (Value) -> Bool, atEnd: @escaping () -> Void = {}
  ) {
    self.attribute = attribute
    self.deliver = deliver
    self.atEnd = atEnd
    let core = attribute.core
    subgraph = core.addSubgraph(parent: core.root)
    let rule: Attribute<Value> = core.within(subgraph) {
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
    let hasChanged = core.bringUpToDateNoting(id.index) || !hasBegun
    hasBegun = true
    if isSilent || !hasChanged {
      isSilent = false
      return true
    }
    let value = core.valueSlot(id.index, as: Value.self).pointee
    return deliver(value)
  }

  override func finish() { atEnd() }

  override func end() {
    atEnd()
    if let core = subgraph.livingCore, core.exists(subgraph) { core.removeSubgraph(subgraph.index) }
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

/// The watches of a graph: attributes whose values are awaited or observed.
final class Watches {
  private let core: GraphCore
  /// The watches, by the identities of their rules.
  private var watches: [AttributeID: AnyWatch] = [:]
  private var begunCount = 0

  init(core: GraphCore) {
    self.core = core
  }

  /// Begins a watch; the present value is delivered only if `withPresentValue` is true.
  func add(_ watch: AnyWatch, withPresentValue: Bool) {
    watch.number = begunCount
    begunCount += 1
    watches[watch.id] = watch
    core.storage.pointee.taps.insert(.watches)
    core.storage.pointee.waiting.watches.append(watch.id)
    watch.isSilent = !withPresentValue
    core.work(flushingWrites: false)
  }

  /// Delivers the values of marked watches in the order in which the watches began, and ends the watches that are over.
  func handOut(_ marked: [AttributeID]) {
    for watch in marked.compactMap({ watches[$0] }).sorted(by: { $0.number < $1.number }) {
      // An earlier delivery may have ended the watch.
      if watches[watch.id] === watch, !watch.handOut() { end(watch.id) }
    }
  }

  func end(_ id: AttributeID) {
    guard let watch = watches.removeValue(forKey: id) else { return }
    if watches.isEmpty { core.storage.pointee.taps.remove(.watches) }
    watch.end()
  }

  /// Finishes all watches, as the graph ends.
  func finishAll() {
    for watch in watches.values.sorted(by: { $0.number < $1.number }) { watch.finish() }
  }
}

/// A watch of an attribute's values.
class AnyWatch {
  /// The position in the order in which watches began.
  var number = 0
  /// Whether the next value isn't delivered, because the receiver knows it.
  var isSilent = false
  /// The identity of the rule that watches.
  let id: AttributeID

  init(id: AttributeID) {
    self.id = id
  }

  /// Delivers the value if it has changed; returns false if there will be no more.
  func handOut() -> Bool { false }
  /// Notifies the receiver of the end.
  func finish() {}
  /// Notifies the receiver of the end, and removes what the watch has created.
  func end() {}
}

/// A watch whose rule reads the attribute, so that the graph marks the watch and detects changes.
final class Watch<Value>: AnyWatch {
  private let attribute: Attribute<Value>
  private let subgraph: SubgraphID
  /// Delivers a value; returns false if the receiver needs no more values.
  private let deliver: (Value) -> Bool
  private let atEnd: () -> Void
  /// Whether the first value was delivered, or skipped because the receiver knows it.
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
    // An ordinary read would flush pending writes, which have to wait until the value is delivered.
    let hasChanged = core.refreshNoting(id.index) || !hasBegun
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
  /// A rule that reads an attribute whose values are awaited or observed.
  public static let awaited: AttributeKind = "awaited"
}

extension GraphCore {
  /// Delivers awaited values that may have changed; returns false if there are none, or they have to wait.
  ///
  /// The values wait for the end of a transaction, and while a value is read in place.
  func handOut() -> Bool {
    if !storage.pointee.taps.contains(.watches) || storage.pointee.mode.contains(.readingInPlace)
      || !registry.transactions.open.isEmpty
    {
      return false
    }
    markDeferred()
    let marked = storage.pointee.waiting.watches.takeAll()
    if marked.isEmpty { return false }
    registry.outside.watches.handOut(marked)
    return true
  }

  /// Queues a watch whose rule was marked; the rule has no readers.
  @inline(never)
  func noteWatch(_ node: UInt32) {
    if !flags[Int(node)].isRemoved { storage.pointee.waiting.watches.append(handle(node).id) }
  }

  /// Updates a rule between updates and returns whether that changed its value.
  fileprivate func refreshNoting(_ node: UInt32) -> Bool {
    let before = storage.pointee.epoch
    if flags[Int(node)].contains(.dirty) { refresh(node) }
    // If the update numbers restarted during the update, all earlier changes have the number 1.
    return nodes[Int(node)].changedAt > (storage.pointee.epoch < before ? 1 : before)
  }
}

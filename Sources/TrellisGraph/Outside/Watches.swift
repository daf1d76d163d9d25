/// The attributes of a graph whose values somebody awaits.
final class Watches {
  private let core: GraphCore
  /// By the identity of the rule that watches, in the order in which they began.
  private var watches: [(id: AttributeID, watch: AnyWatch)] = []
  /// Whether values are being handed out: rules run, and may even remove attributes meanwhile.
  private var isHandingOut = false

  init(core: GraphCore) {
    self.core = core
  }

  var isEmpty: Bool { watches.isEmpty }

  /// Begins to watch, and hands the present value out.
  func add<Value: Sendable>(_ watch: Watch<Value>, _ continuation: AsyncStream<Value>.Continuation) {
    let id = watch.rule.id
    let mailbox = core.owner.outside.mailbox
    continuation.onTermination = { _ in
      mailbox.post(Mailbox.Letter(address: id) { graph, letter in graph.outside.watches.end(letter.address) })
    }
    watches.append((id, watch))
    core.owner.setTap(.watches, true)
    handOut()
  }

  /// Hands out what has changed; a watch whose attribute is gone ends.
  func handOut() {
    if isHandingOut { return }
    isHandingOut = true
    core.markPutOff()
    var ended: [AttributeID] = []
    for (id, watch) in watches where !watch.handOut() { ended.append(id) }
    isHandingOut = false
    for id in ended { end(id) }
  }

  func end(_ id: AttributeID) {
    guard let index = watches.firstIndex(where: { $0.id == id }) else { return }
    watches.remove(at: index).watch.end()
    core.owner.setTap(.watches, !isEmpty)
  }

  /// Ends all of them, as the graph goes.
  func finishAll() {
    for (_, watch) in watches { watch.finish() }
  }
}

/// Somebody who awaits an attribute's values.
class AnyWatch {
  /// Hands the value out where it has changed; false where there will be no more.
  func handOut() -> Bool { false }
  /// Ends the sequence.
  func finish() {}
  /// Ends the sequence, and removes what the watch has made.
  func end() {}
}

/// A rule that reads the attribute stands for who awaits it: so the graph itself tells whether a value is another one.
final class Watch<Value: Sendable>: AnyWatch {
  let attribute: Attribute<Value>
  let rule: Attribute<Value>
  private let subgraph: Subgraph
  private let continuation: AsyncStream<Value>.Continuation
  /// The update in which the value that was handed out last came about; nil before the first.
  private var seen: UInt32?

  init(attribute: Attribute<Value>, continuation: AsyncStream<Value>.Continuation) {
    self.attribute = attribute
    self.continuation = continuation
    let graph = attribute.core.owner
    subgraph = graph.makeSubgraph(in: graph.root)
    rule = graph.within(subgraph) {
      graph.rule(name: attribute.erased.name, kind: .awaited) { attribute.wrappedValue }
    }
  }

  override func handOut() -> Bool {
    guard attribute.exists else { return false }
    let core = attribute.core
    if seen != nil && !core.flags[Int(rule.id.index)].contains(.dirty) { return true }
    let value = rule.wrappedValue
    let changedAt = core.nodes[Int(rule.id.index)].changedAt
    if changedAt == seen { return true }
    seen = changedAt
    if case .terminated = continuation.yield(value) { return false }
    return true
  }

  override func finish() {
    continuation.finish()
  }

  override func end() {
    continuation.onTermination = nil
    continuation.finish()
    subgraph.remove()
  }
}

extension AttributeKind {
  /// Stands for somebody who awaits an attribute's values.
  public static let awaited: AttributeKind = "awaited"
}

extension GraphCore {
  /// Writes have ended, outside any update and any transaction: whoever awaits values gets those that changed.
  func writesDidEnd() {
    let graph = owner
    if !storage.pointee.mode.isDisjoint(with: [.updating, .looking]) || !graph.transactions.open.isEmpty {
      return
    }
    // Rules run for it, which may let go of the graph.
    withExtendedLifetime(graph) { graph.outside.writesDidEnd() }
  }
}

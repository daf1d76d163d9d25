/// The remains of removed subgraphs, until they are destroyed.
///
/// Removed subgraphs and their nodes keep their slots, and the nodes keep their values and rules.
struct Remains {
  /// The subgraph to destroy next, linked through `nextSibling` to the following ones; `none` if there is none.
  private(set) var first = none
  private var last = none
  /// The number of nodes in the remains.
  var nodeCount = 0
  /// Whether remains wait for ``AttributeGraph/collect(limit:)`` instead of being destroyed on removal.
  var isDeferred = false
  /// Whether remains are being destroyed.
  ///
  /// Code that runs during the destruction may add remains, and starts no second destruction.
  var isReclaiming = false

  @inline(__always)
  mutating func append(_ subgraph: UInt32, in subgraphs: UnsafeMutablePointer<SubgraphRecord>) {
    subgraphs[Int(subgraph)].nextSibling = none
    if first == none { first = subgraph } else { subgraphs[Int(last)].nextSibling = subgraph }
    last = subgraph
  }

  /// Removes the first subgraph, given the one that follows it.
  @inline(__always)
  mutating func removeFirst(followedBy next: UInt32) {
    first = next
  }
}

extension AttributeGraph {
  /// Whether removal leaves the destruction of values and rules to ``collect(limit:)``; false at first.
  ///
  /// If true, removal only unlinks attributes, and their values and rules can be destroyed in slices. Destruction is nine tenths of
  /// the cost of a removal, and nothing has to wait for it: computed values may be shown first. Removed attributes aren't in the
  /// graph even then: their handles don't find them, and their readers run again. Until they are destroyed, they take memory and
  /// keep the objects alive that their values and rules hold. Setting the property to false destroys the waiting attributes; so
  /// does the end of the graph.
  public var defersDeallocation: Bool {
    get { core.storage.pointee.remains.isDeferred }
    set {
      core.storage.pointee.remains.isDeferred = newValue
      if !newValue { reclaimAll() }
    }
  }

  /// The number of attributes that were removed and aren't destroyed yet.
  public var removedCount: Int { core.storage.pointee.remains.nodeCount }

  /// Destroys values and rules of removed attributes.
  ///
  /// Destroying them may run arbitrary code: a `deinit` may create attributes, remove more, or release the graph. Calling this
  /// function during an update traps.
  ///
  /// - Parameter count: The number of attributes to destroy, including those that a `deinit` removes meanwhile. The cost depends
  ///   on their values: destroy some hundreds, check the clock, and continue while there is time.
  /// - Returns: Whether there are more.
  @discardableResult
  public func collect(limit count: Int) -> Bool {
    core.checkReclaimingAllowed()
    core.collect(limit: count)
    return core.storage.pointee.remains.first != none
  }

  /// Destroys the values and rules of all removed attributes.
  public func reclaimAll() {
    core.checkReclaimingAllowed()
    core.collect(limit: .max)
  }
}

extension GraphCore {
  func checkReclaimingAllowed() {
    checkChangeAllowed("AttributeGraph.collect", "removed nodes were destroyed")
    if !isUpdating { return }
    misuse(
      "AttributeGraph.collect",
      "removed nodes can't be destroyed while \(path()) is being updated; do it between updates"
    )
  }

  private var isUpdating: Bool { storage.pointee.mode.contains(.updating) }

  /// Destroys at most `limit` removed nodes; if destruction isn't deferred, all of them.
  func collect(limit: Int) {
    if storage.pointee.remains.isReclaiming || storage.pointee.remains.first == none { return }
    storage.pointee.remains.isReclaiming = true
    var left = limit
    calling {
      while storage.pointee.remains.first != none, left > 0 || !storage.pointee.remains.isDeferred {
        left -= 1
        reclaimNode()
      }
    }
    storage.pointee.remains.isReclaiming = false
    trimIfDue()
  }

  /// Destroys the next node of the first subgraph, and frees the subgraph with its last node.
  @inline(__always)
  private func reclaimNode() {
    let subgraph = storage.pointee.remains.first
    let node = subgraphs[Int(subgraph)].firstNode
    let next = storage.pointee.next.base[Int(node)]
    subgraphs[Int(subgraph)].firstNode = next
    if next == none {
      storage.pointee.remains.removeFirst(followedBy: subgraphs[Int(subgraph)].nextSibling)
      freeSubgraph(subgraph)
    }
    storage.pointee.links.resize(&inputs[Int(node)], to: 0)
    storage.pointee.links.resize(&outputs[Int(node)], to: 0)
    destroyContents(nodes[Int(node)], flags[Int(node)])
    flags[Int(node)] = []
    dropName(of: node)
    storage.pointee.next.base[Int(node)] = storage.pointee.firstFreeNode
    storage.pointee.firstFreeNode = node
    storage.pointee.freeNodeCount += 1
    storage.pointee.remains.nodeCount -= 1
  }

  func freeSubgraph(_ subgraph: UInt32) {
    subgraphs[Int(subgraph)].nextSibling = storage.pointee.firstFreeSubgraph
    storage.pointee.firstFreeSubgraph = subgraph
  }

  /// Destroys the value and the rule of a removed node: last, as that may run arbitrary code.
  private func destroyContents(_ record: Node, _ state: NodeFlags) {
    var record = record
    let shape = storage.pointee.shapes.base + Int(record.shape)
    let function = shape.pointee.function
    let type = shape.pointee.type.takeUnretainedValue()
    if state.contains(.hasValue) || !type.valueLayout.isInline && record.value != 0 {
      withSlot(&record.value, type.valueLayout) { slot in
        if state.contains(.hasValue) && !type.isTrivial { type.destroyValue(slot) }
      }
    }
    if state.contains(.isInput) { return }
    if let layout = type.payloadLayout {
      withSlot(&record.payload, layout) { type.destroyPayload($0, function: function) }
    } else {
      withUnsafeMutableBytes(of: &record.payload) {
        type.destroyPayload($0.baseAddress.unsafelyUnwrapped, function: function)
      }
    }
  }

  /// Destroys everything, in any order, as the graph ends.
  func destroyAll() {
    storage.pointee.remains.isDeferred = false
    removeSubgraph(0)
    keepAsked(insteadOf: nil)
    if !storage.pointee.mode.contains(.keepsRemovedReadResult) { return }
    if let endedGraphResult = registry.endedGraphResult {
      endedGraphResult.takeRemovedReadResult(of: self)
    } else {
      dropRemovedReadResult()
    }
  }
}

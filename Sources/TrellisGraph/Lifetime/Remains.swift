/// What removed subgraphs leave: they and their nodes keep their slots, and the nodes their values and rules, until they are
/// destroyed.
struct Remains {
  /// The subgraph that is destroyed next, linked through `nextSibling` to those after it; `none` where there is none.
  private(set) var first = none
  private var last = none
  /// How many nodes they have.
  var nodeCount = 0
  /// Whether they wait for somebody to ask for it, instead of being destroyed when they are removed.
  var isDeferred = false
  /// Whether some are being destroyed now: whoever's code runs meanwhile adds to them, and doesn't begin anew.
  var isReclaiming = false

  /// Adds a subgraph.
  @inline(__always)
  mutating func append(_ subgraph: UInt32, in subgraphs: UnsafeMutablePointer<SubgraphRecord>) {
    subgraphs[Int(subgraph)].nextSibling = none
    if first == none { first = subgraph } else { subgraphs[Int(last)].nextSibling = subgraph }
    last = subgraph
  }

  /// Takes the first subgraph off, whose next one is given.
  @inline(__always)
  mutating func removeFirst(followedBy next: UInt32) {
    first = next
  }
}

extension AttributeGraph {
  /// Whether removal only takes attributes out of the graph and leaves it to ``reclaim(upTo:)`` to destroy their values and
  /// rules, a slice at a time; at first it destroys them at once.
  ///
  /// Nine tenths of what a removal costs are destroying, and nobody has to wait for that: whoever shows what the graph
  /// computes may show it first. What has been removed is gone all the same: its handles don't find it, and who read it
  /// runs again. It takes memory, and keeps the objects alive that its values and rules hold. Setting it to false destroys
  /// what waits; so does the end of the graph.
  public var defersDestruction: Bool {
    get { core.storage.pointee.remains.isDeferred }
    set {
      core.storage.pointee.remains.isDeferred = newValue
      if !newValue { reclaimAll() }
    }
  }

  /// How many attributes were removed and aren't destroyed yet.
  public var removedCount: Int { core.storage.pointee.remains.nodeCount }

  /// Destroys values and rules of removed attributes.
  ///
  /// Destroying them may run anybody's code: a `deinit` may make attributes, remove more, or let go of the graph. It must not
  /// be called while an update is under way.
  ///
  /// - Parameter count: How many attributes to destroy, where there are so many; those that a `deinit` removes meanwhile
  ///   count. What they cost is up to their values: take some hundreds, look at the clock, and take more while there is time.
  /// - Returns: Whether there are more.
  @discardableResult
  public func reclaim(upTo count: Int) -> Bool {
    core.careForReclaiming()
    core.reclaim(upTo: count)
    return core.storage.pointee.remains.first != none
  }

  /// Destroys the values and rules of all removed attributes.
  public func reclaimAll() {
    core.careForReclaiming()
    core.reclaim(upTo: .max)
  }
}

extension GraphCore {
  func careForReclaiming() {
    careForChange("AttributeGraph.reclaim", "what was removed was to be destroyed")
    if !isUpdating { return }
    misuse(
      "AttributeGraph.reclaim",
      "what was removed was to be destroyed while \(path()) was being brought up to date; do it between updates"
    )
  }

  private var isUpdating: Bool { storage.pointee.mode.contains(.updating) }

  /// Destroys so many removed nodes; in a graph that doesn't leave them for later, all of them.
  func reclaim(upTo limit: Int) {
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

  /// Destroys the next node of the first subgraph, which goes with its last one.
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

  /// Destroys the value and the rule of a node that was removed: last, as that may run anybody's code.
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

  /// Destroys everything, in any order, as the graph itself goes.
  func destroyAll() {
    storage.pointee.remains.isDeferred = false
    removeSubgraph(0)
    keepAsked(insteadOf: nil)
    if !storage.pointee.mode.contains(.keepsOrphan) { return }
    if let leftover = registry.leftover { leftover.takeOrphan(of: self) } else { dropOrphan() }
  }
}

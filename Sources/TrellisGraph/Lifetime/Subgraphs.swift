extension GraphCore {
  /// Returns whether a subgraph is the one that a handle was created for.
  ///
  /// The index of any handle of this graph is valid: the memory of subgraphs never shrinks, like that of nodes.
  func exists(_ id: SubgraphID) -> Bool { subgraphs[Int(id.index)].generation == id.generation }

  /// The subgraph that contains all others.
  var root: SubgraphID { SubgraphID(index: 0, generation: subgraphs[0].generation) }

  /// Returns the subgraph that owns new attributes; traps if it was removed.
  ///
  /// Attributes that a rule creates belong to the rule's own subgraph, whatever reads the rule, unless the rule creates them
  /// within another subgraph.
  func currentSubgraph() -> SubgraphID {
    let rule = storage.pointee.tracking.running
    if rule != storage.pointee.subgraphForcer && rule != none {
      let home = storage.pointee.homes.base[Int(rule)]
      return SubgraphID(index: home, generation: subgraphs[Int(home)].generation)
    }
    let current = storage.pointee.currentSubgraph
    guard exists(current) else {
      misuse("AttributeGraph", "the current subgraph was removed; make attributes in an existing one")
    }
    return current
  }

  /// Adds a subgraph below an existing one; nil adds the root and makes it current.
  func addSubgraph(parent: SubgraphID?) -> SubgraphID {
    checkChangeAllowed("AttributeGraph.makeSubgraph", "a subgraph was made")
    let index = takeSubgraphSlot()
    let id = SubgraphID(index: index, generation: generation(after: subgraphs[Int(index)].generation))
    var record = SubgraphRecord(generation: id.generation, parent: parent?.index ?? none)
    if let parent { record.nextSibling = subgraphs[Int(parent.index)].firstChild }
    subgraphs[Int(id.index)] = record
    if let parent {
      if record.nextSibling != none { subgraphs[Int(record.nextSibling)].previousSibling = id.index }
      subgraphs[Int(parent.index)].firstChild = id.index
    } else {
      storage.pointee.currentSubgraph = id
    }
    if isObserved { tell(.subgraphCreated, subgraph: id.index) }
    return id
  }

  /// Calls a closure with another subgraph as the current one.
  func within<Result>(_ subgraph: SubgraphID, _ body: () throws -> Result) rethrows -> Result {
    let (outer, forcer) = (storage.pointee.currentSubgraph, storage.pointee.subgraphForcer)
    storage.pointee.currentSubgraph = subgraph
    storage.pointee.subgraphForcer = storage.pointee.tracking.running
    defer {
      storage.pointee.currentSubgraph = outer
      storage.pointee.subgraphForcer = forcer
    }
    return try body()
  }

  private func takeSubgraphSlot() -> UInt32 {
    let free = storage.pointee.firstFreeSubgraph
    if free != none {
      storage.pointee.firstFreeSubgraph = subgraphs[Int(free)].nextSibling
      return free
    }
    guard storage.pointee.subgraphs.count < Int(none) else {
      misuse("AttributeGraph", "more than \(none) subgraphs; split the graph in two")
    }
    storage.pointee.subgraphs.append(SubgraphRecord(generation: 0, parent: none))
    return UInt32(storage.pointee.subgraphs.count - 1)
  }

  /// Removes a subgraph and everything below it; during an update, the removal waits for the update's end.
  func requestRemoval(of id: SubgraphID) {
    checkChangeAllowed("Subgraph.remove", "a subgraph was removed")
    if subgraphs[Int(id.index)].isDoomed { return }
    subgraphs[Int(id.index)].isDoomed = true
    if storage.pointee.mode.contains(.updating) { return storage.pointee.waiting.removals.append(id) }
    calling { removeSubgraph(id.index) }
    work(flushingWrites: false)
  }

  /// Removes a subgraph and everything below it, and destroys the remains unless destruction is deferred.
  ///
  /// Linear in its nodes and their edges; no recursion.
  func removeSubgraph(_ root: UInt32) {
    markDeferred()
    subgraphs[Int(root)].isDoomed = true
    if subgraphs[Int(root)].firstChild == none && !subgraphs[Int(root)].hasObservers {
      detach(root)
      if isObserved { tell(.subgraphRemoved, subgraph: root) }
      unlinkSubgraphs(CollectionOfOne(root))
    } else {
      removeTree(root)
    }
    if !storage.pointee.remains.isDeferred { collect(limit: .max) }
  }

  @inline(never)
  private func removeTree(_ root: UInt32) {
    let id = SubgraphID(index: root, generation: subgraphs[Int(root)].generation)
    while callRemovalObservers(below: id) {
      // An observer may have removed the subgraph together with an enclosing one.
      if !exists(id) { return }
    }
    detach(root)
    let left = subgraphsBelow(root)
    if isObserved { for subgraph in left { tell(.subgraphRemoved, subgraph: subgraph.index) } }
    unlinkSubgraphs(left.reversed().map(\.index))
  }

  /// Calls the removal observers of a subgraph and of all subgraphs below it; returns whether there were any.
  ///
  /// The observers may have added further removal observers, so the caller repeats the call until there are none.
  private func callRemovalObservers(below root: SubgraphID) -> Bool {
    var wereThere = false
    for id in subgraphsBelow(root.index) where exists(id) && subgraphs[Int(id.index)].hasObservers {
      wereThere = true
      subgraphs[Int(id.index)].hasObservers = false
      let observers = registry.removalObservers.removeValue(forKey: id)
      calling { observers?.forEach { $0() } }
    }
    return wereThere
  }

  /// Returns a subgraph and all subgraphs below it, parents first.
  private func subgraphsBelow(_ root: UInt32) -> [SubgraphID] {
    var order = [SubgraphID(index: root, generation: subgraphs[Int(root)].generation)]
    var next = 0
    while next < order.count {
      var child = subgraphs[Int(order[next].index)].firstChild
      while child != none {
        order.append(SubgraphID(index: child, generation: subgraphs[Int(child)].generation))
        child = subgraphs[Int(child)].nextSibling
      }
      next += 1
    }
    return order
  }

  private func detach(_ subgraph: UInt32) {
    let record = subgraphs[Int(subgraph)]
    if record.parent == none { return }
    if record.previousSibling == none {
      subgraphs[Int(record.parent)].firstChild = record.nextSibling
    } else {
      subgraphs[Int(record.previousSibling)].nextSibling = record.nextSibling
    }
    if record.nextSibling != none {
      subgraphs[Int(record.nextSibling)].previousSibling = record.previousSibling
    }
  }
}

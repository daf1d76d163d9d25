extension GraphCore {
  /// Adds a subgraph below another; `none` is for the root.
  func addSubgraph(parent: UInt32) -> UInt32 {
    careForChange("AttributeGraph.makeSubgraph", "a subgraph was made")
    var record = SubgraphRecord(generation: GraphCore.nextGeneration(), parent: parent)
    if parent != none { record.nextSibling = subgraphs[Int(parent)].firstChild }
    let index = takeSubgraphSlot()
    subgraphs[Int(index)] = record
    if parent != none {
      if record.nextSibling != none { subgraphs[Int(record.nextSibling)].previousSibling = index }
      subgraphs[Int(parent)].firstChild = index
    }
    if isObserved { tell(.subgraphCreated, subgraph: index) }
    return index
  }

  private func takeSubgraphSlot() -> UInt32 {
    let free = storage.pointee.firstFreeSubgraph
    if free != none {
      storage.pointee.firstFreeSubgraph = subgraphs[Int(free)].nextSibling
      return free
    }
    storage.pointee.subgraphs.extend(by: 1)
    return UInt32(storage.pointee.subgraphs.count - 1)
  }

  /// Removes a subgraph with all below it, or notes that it has to go when the update ends.
  func requestRemoval(of subgraph: UInt32) {
    careForChange("Subgraph.remove", "a subgraph was removed")
    if storage.pointee.updateDepth == 0 {
      removeSubgraph(subgraph)
      return removeDoomed()
    }
    if subgraphs[Int(subgraph)].isDoomed { return }
    subgraphs[Int(subgraph)].isDoomed = true
    storage.pointee.doomed.append(subgraph)
  }

  /// Removes what was doomed during the update that has just ended; `none` stands for inputs that nobody reads any more.
  func removeDoomed() {
    while storage.pointee.doomed.count > 0 {
      let doomed = storage.pointee.doomed.pop()
      if doomed == none { owner.outside.observed.removeUnread() } else { removeSubgraph(doomed) }
    }
    if storage.pointee.taps.contains(.watches) { writesDidEnd() }
  }

  /// Removes a subgraph with all below it.
  ///
  /// Linear in its nodes and their edges; no recursion.
  func removeSubgraph(_ root: UInt32) {
    if subgraphs[Int(root)].generation == 0 { return }  // gone with the one that it lay in
    markPutOff()
    detach(root)
    var order = [root]
    var next = 0
    while next < order.count {
      var child = subgraphs[Int(order[next])].firstChild
      while child != none {
        order.append(child)
        child = subgraphs[Int(child)].nextSibling
      }
      next += 1
    }
    for subgraph in order { owner.removalObservers.removeValue(forKey: subgraph)?.forEach { $0() } }
    if isObserved { for subgraph in order { tell(.subgraphRemoved, subgraph: subgraph) } }
    for subgraph in order.reversed() { destroy(subgraph) }
  }

  private func destroy(_ subgraph: UInt32) {
    var node = subgraphs[Int(subgraph)].firstNode
    while node != none {
      let next = storage.pointee.next.base[Int(node)]
      destroyNode(node)
      node = next
    }
    subgraphs[Int(subgraph)].generation = 0
    subgraphs[Int(subgraph)].nextSibling = storage.pointee.firstFreeSubgraph
    storage.pointee.firstFreeSubgraph = subgraph
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

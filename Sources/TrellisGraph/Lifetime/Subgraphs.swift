extension GraphCore {
  /// Adds a subgraph below another; `none` is for the root.
  func addSubgraph(parent: UInt32) -> UInt32 {
    careForChange("AttributeGraph.makeSubgraph", "a subgraph was made")
    var record = SubgraphRecord(generation: nextGeneration(), parent: parent)
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
    if subgraphs[Int(subgraph)].isDoomed { return }
    if !storage.pointee.mode.contains(.updating) {
      // Whoever is told, or is destroyed, may let go of the graph.
      let graph = owner
      return withExtendedLifetime(graph) {
        removeSubgraph(subgraph)
        removeDoomed()
      }
    }
    subgraphs[Int(subgraph)].isDoomed = true
    storage.pointee.doomed.append(subgraph)
  }

  /// Removes what was doomed during the update that has just ended; `none` stands for inputs that nobody reads any more.
  func removeDoomed() {
    beginRemovals()
    let asked = storage.pointee.orphans.waiting
    storage.pointee.orphans.waiting = nil
    while storage.pointee.doomed.count > 0 {
      let doomed = storage.pointee.doomed.pop()
      switch doomed {
      case none: owner.outside.observed.removeUnread()
      case GraphCore.heirMark: break
      default: removeSubgraph(doomed)
      }
    }
    if storage.pointee.taps.contains(.watches) { writesDidEnd() }
    keepAsked(insteadOf: asked)
    endRemovals()
  }

  /// Removes a subgraph with all below it, and destroys what they leave where that isn't left for later.
  ///
  /// Linear in its nodes and their edges; no recursion.
  func removeSubgraph(_ root: UInt32) {
    if subgraphs[Int(root)].generation == 0 { return }  // gone with the one that it lay in
    markPutOff()
    subgraphs[Int(root)].isDoomed = true
    if subgraphs[Int(root)].firstChild == none && !subgraphs[Int(root)].hasObservers {
      detach(root)
      if isObserved { tell(.subgraphRemoved, subgraph: root) }
      unlinkSubgraphs(CollectionOfOne(root))
    } else {
      removeTree(root)
    }
    if !storage.pointee.remains.isDeferred { reclaim(upTo: .max) }
  }

  @inline(never)
  private func removeTree(_ root: UInt32) {
    for (subgraph, generation) in subgraphsBelow(root)
    where subgraphs[Int(subgraph)].generation == generation && subgraphs[Int(subgraph)].hasObservers {
      subgraphs[Int(subgraph)].hasObservers = false
      owner.removalObservers.removeValue(forKey: subgraph)?.forEach { $0() }
    }
    detach(root)
    // Who was called may have removed some of them.
    let left = subgraphsBelow(root)
    if isObserved { for (subgraph, _) in left { tell(.subgraphRemoved, subgraph: subgraph) } }
    unlinkSubgraphs(left.reversed().map(\.index))
  }

  /// A subgraph and all that lie in it, each before those that lie in it.
  private func subgraphsBelow(_ root: UInt32) -> [(index: UInt32, generation: UInt32)] {
    var order = [(index: root, generation: subgraphs[Int(root)].generation)]
    var next = 0
    while next < order.count {
      var child = subgraphs[Int(order[next].index)].firstChild
      while child != none {
        order.append((child, subgraphs[Int(child)].generation))
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

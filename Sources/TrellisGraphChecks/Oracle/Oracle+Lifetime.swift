extension Oracle {
  package func parent(of subgraph: Int) -> Int { subgraphs[subgraph].parent }
  package func subgraphExists(_ subgraph: Int) -> Bool { !subgraphs[subgraph].isRemoved }

  package mutating func makeSubgraph(in parent: Int) -> Int {
    subgraphs.append(Subgraph(parent: parent))
    return subgraphs.count - 1
  }

  package mutating func removeSubgraph(_ subgraph: Int) {
    doomed.append(subgraph)
    if isUpdating { return }
    removeDoomed()
    work()
  }

  /// Removes the doomed subgraphs with their contents.
  ///
  /// One pass over the subgraphs is enough, because a child is made after its parent.
  mutating func removeDoomed() {
    if doomed.isEmpty { return }
    for index in subgraphs.indices.dropFirst() where !subgraphs[index].isRemoved {
      let isInRemoved = flaw != .keepsSubgraphs && subgraphs[subgraphs[index].parent].isRemoved
      guard isInRemoved || doomed.contains(index) else { continue }
      subgraphs[index].isRemoved = true
      removals.append(index)
    }
    for index in attributes.indices where subgraphs[attributes[index].subgraph].isRemoved {
      if flaw == .leaks, !attributes[index].isRemoved, attributes[index].shape == .counted { leaked += 1 }
      if !attributes[index].isRemoved { leave(attributes[index]) }
      attributes[index].isRemoved = true
    }
    doomed = []
    mark(readersOf: Set(attributes.indices.filter { !exists($0) }))
    moment += 1
  }

  /// Records the remains of a removed attribute: two values at most for an input, which may keep the one that was seen last.
  private mutating func leave(_ attribute: Attribute) {
    if !defersDeallocation { return }
    remains.attributes += 1
    if attribute.shape.isCounted {
      remains.balance.values += attribute.rule == nil && !attribute.isConstant ? 2 : 1
    }
    if let form = attribute.rule?.form, form != .builtIn { remains.balance.rules += 1 }
  }

  package mutating func deferDestruction(_ isDeferred: Bool) {
    defersDeallocation = isDeferred
    if !isDeferred { collect(limit: .max) }
  }

  package mutating func collect(limit count: Int) {
    remains.attributes -= flaw == .reclaimsAll ? remains.attributes : min(count, remains.attributes)
    remains.balance.values = min(remains.balance.values, 2 * remains.attributes)
    remains.balance.rules = min(remains.balance.rules, remains.attributes)
  }

  /// Returns whether reading an attribute from outside would remove it.
  package func asksInVain(_ attribute: Int) -> Bool {
    var copy = self
    _ = copy.read(attribute)
    copy.work()
    return !copy.exists(attribute)
  }
}

extension Oracle {
  package func parent(of subgraph: Int) -> Int { subgraphs[subgraph].parent }
  package func subgraphExists(_ subgraph: Int) -> Bool { !subgraphs[subgraph].isRemoved }

  package mutating func makeSubgraph(in parent: Int) -> Int {
    subgraphs.append(Subgraph(parent: parent))
    return subgraphs.count - 1
  }

  package mutating func removeSubgraph(_ subgraph: Int) {
    doomed.append(subgraph)
    if !isUpdating { removeDoomed() }
  }

  /// Removes the doomed subgraphs with all that lie in them: a child is made after its parent.
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
      attributes[index].isRemoved = true
    }
    doomed = []
    moment += 1
  }

  /// Whether an attribute that is asked is gone when the answer is there.
  package func asksInVain(_ attribute: Int) -> Bool {
    var copy = self
    _ = copy.read(attribute)
    return !copy.exists(attribute)
  }
}

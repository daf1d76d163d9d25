extension GraphCore {
  /// Settles a node's in-edges and reports added and removed edges; an edge that only moved is neither.
  @inline(never)
  func settleInputsWithEvents(of node: UInt32) {
    if readsWereAsBefore(node) { return settleInputs(of: node) }
    let before = inputArray(of: node)
    settleInputs(of: node)
    let after = inputArray(of: node)
    let (old, new) = (Set(before), Set(after))
    for source in before where !new.contains(source) { tell(record(.edgeRemoved, from: source, to: node)) }
    for source in after where !old.contains(source) { tell(record(.edgeAdded, from: source, to: node)) }
  }

  /// Returns whether the rule that has just run repeated its last reads, some of them perhaps more than once.
  private func readsWereAsBefore(_ node: UInt32) -> Bool {
    let tracking = storage.pointee.tracking
    let range = inputs[Int(node)]
    return tracking.divergence != none
      && storage.pointee.divergences.base[Int(tracking.divergence)].kept == none
      && tracking.expected == links + Int(range.start + range.count)
  }

  /// Returns the existing nodes that a node read last, in read order.
  func inputArray(of node: UInt32) -> [UInt32] {
    let range = inputs[Int(node)]
    return (Int(range.start)..<Int(range.start + range.count)).map { links[$0] }.filter { $0 != removedNode }
  }

  /// Reports the removal of all edges of a node that is about to be removed.
  ///
  /// The removal of an edge to a node that was removed before this one has already been reported.
  @inline(never)
  func tellRemoval(of node: UInt32) {
    for source in inputArray(of: node) where !flags[Int(source)].isRemoved {
      tell(record(.edgeRemoved, from: source, to: node))
    }
    let readers = outputs[Int(node)]
    for index in Int(readers.start)..<Int(readers.start + readers.count)
    where !flags[Int(links[index])].isRemoved {
      tell(record(.edgeRemoved, from: node, to: links[index]))
    }
    noteCause(node)
  }

  @inline(never)
  func tell(_ kind: TapRecord.Kind, subgraph: UInt32) {
    tell(
      TapRecord(
        kind: kind, epoch: storage.pointee.epoch,
        node: AttributeID(index: subgraph, generation: subgraphs[Int(subgraph)].generation)))
  }
}

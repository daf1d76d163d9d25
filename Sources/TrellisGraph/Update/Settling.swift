extension GraphCore {
  /// Makes a node's in-edges those that its rule has read, in read order.
  ///
  /// ```
  /// before  [ kept ][ old ][ tail ]
  /// after   [ kept ][ new ][ tail ]      `tail`: what both end with
  /// ```
  /// Linear in what was read after the first difference.
  func settleInputs(of node: UInt32) {
    let range = nodes[Int(node)].inputs
    let old = Int(range.count)
    var divergence = Divergence(readsStart: 0)
    if storage.pointee.tracking.divergence != none {
      divergence = storage.pointee.divergences.pop()
      if divergence.serial != 0 { storage.pointee.stamps.end(divergence.serial) }
    }
    guard divergence.kept != none else {
      let met = storage.pointee.tracking.expected - (links + Int(range.start))
      for position in met..<old { unlink(node, position) }
      if met != old { resizeInputs(of: node, to: met) }
      return
    }
    let kept = Int(divergence.kept)
    let reads = storage.pointee.reads.base + divergence.readsStart
    let fresh = storage.pointee.reads.count - divergence.readsStart
    let count = kept + fresh
    var tail = 0
    while tail < min(fresh, old - kept),
      links[Int(range.start) + old - 1 - tail].node == reads[fresh - 1 - tail]
    {
      tail += 1
    }
    for position in kept..<(old - tail) { unlink(node, position) }
    if count < old { moveTail(of: node, tail, from: old, to: count) }
    if count != old { resizeInputs(of: node, to: count) }
    if count > old { moveTail(of: node, tail, from: old, to: count) }
    for index in 0..<(fresh - tail) { link(reads[index], to: node, at: kept + index) }
    storage.pointee.reads.truncate(to: divergence.readsStart)
  }

  /// Moves the last in-edges so that they end at another place.
  private func moveTail(of node: UInt32, _ tail: Int, from oldEnd: Int, to end: Int) {
    let first = links + Int(nodes[Int(node)].inputs.start)
    (first + end - tail).update(from: first + oldEnd - tail, count: tail)
    for position in (end - tail)..<end where first[position].node != none {
      let source = nodes[Int(first[position].node)].outputs
      links[Int(source.start) + Int(first[position].position)].position = UInt32(position)
    }
  }

  private func resizeInputs(of node: UInt32, to count: Int) {
    storage.pointee.links.resize(&nodes[Int(node)].inputs, to: UInt32(count))
  }

  /// Puts an edge in a place of a node's inputs, and at the end of its source's outputs.
  private func link(_ source: UInt32, to node: UInt32, at position: Int) {
    let last = nodes[Int(source)].outputs.count
    storage.pointee.links.resize(&nodes[Int(source)].outputs, to: last + 1)
    links[Int(nodes[Int(source)].outputs.start) + Int(last)] = Link(node: node, position: UInt32(position))
    links[Int(nodes[Int(node)].inputs.start) + position] = Link(node: source, position: last)
    storage.pointee.edgeCount += 1
  }

  /// Takes an in-edge out of its source's outputs: the source's last output takes its place there.
  func unlink(_ node: UInt32, _ position: Int) {
    let edge = links[Int(nodes[Int(node)].inputs.start) + position]
    storage.pointee.edgeCount -= 1
    if edge.node == none { return }
    let outputs = nodes[Int(edge.node)].outputs
    let last = outputs.count - 1
    if edge.position != last {
      let moved = links[Int(outputs.start) + Int(last)]
      links[Int(outputs.start) + Int(edge.position)] = moved
      links[Int(nodes[Int(moved.node)].inputs.start) + Int(moved.position)].position = edge.position
    }
    storage.pointee.links.resize(&nodes[Int(edge.node)].outputs, to: last)
  }
}

extension GraphCore {
  /// Sets a node's in-edges to the nodes that its rule has read, in read order.
  ///
  /// ```
  /// before  [ kept ][ old ][ tail ]
  /// after   [ kept ][ new ][ tail ]      `tail`: the common end of both
  /// ```
  /// Linear in the reads after the first difference.
  func settleInputs(of node: UInt32) {
    let links = links
    setInputs(of: node)
    if self.links != links { moveSuspended(from: links) }
  }

  private func setInputs(of node: UInt32) {
    let range = inputs[Int(node)]
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
    if old == 0 { return setFirstInputs(of: node, from: divergence.readsStart) }
    let kept = Int(divergence.kept)
    let reads = storage.pointee.reads.base + divergence.readsStart
    let fresh = storage.pointee.reads.count - divergence.readsStart
    let count = kept + fresh
    var tail = 0
    while tail < min(fresh, old - kept),
      links[Int(range.start) + old - 1 - tail] == reads[fresh - 1 - tail]
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

  /// Sets the in-edges of a rule that had none before.
  @inline(__always)
  private func setFirstInputs(of node: UInt32, from first: Int) {
    let count = storage.pointee.reads.count - first
    resizeInputs(of: node, to: count)
    for position in 0..<count { link(storage.pointee.reads.base[first + position], to: node, at: position) }
    storage.pointee.reads.truncate(to: first)
  }

  /// Moves the last in-edges so that they end at another position.
  private func moveTail(of node: UInt32, _ tail: Int, from oldEnd: Int, to end: Int) {
    let start = Int(inputs[Int(node)].start)
    (links + start + end - tail).update(from: links + start + oldEnd - tail, count: tail)
    (positions + start + end - tail).update(from: positions + start + oldEnd - tail, count: tail)
    for position in (end - tail)..<end where links[start + position] != removedNode {
      let readers = outputs[Int(links[start + position])]
      positions[Int(readers.start) + Int(positions[start + position])] = UInt32(position)
    }
  }

  private func resizeInputs(of node: UInt32, to count: Int) {
    storage.pointee.links.resize(&inputs[Int(node)], to: UInt32(count))
  }

  /// Adds an edge at a position of a node's inputs, and at the end of its source's outputs.
  private func link(_ source: UInt32, to node: UInt32, at position: Int) {
    let last = outputs[Int(source)].count
    storage.pointee.links.resize(&outputs[Int(source)], to: last + 1)
    let output = Int(outputs[Int(source)].start) + Int(last)
    links[output] = node
    positions[output] = UInt32(position)
    let input = Int(inputs[Int(node)].start) + position
    links[input] = source
    positions[input] = last
    storage.pointee.edgeCount += 1
  }

  /// Removes an in-edge from its source's outputs; the source's last output takes its position.
  func unlink(_ node: UInt32, _ position: Int) {
    let input = Int(inputs[Int(node)].start) + position
    storage.pointee.edgeCount -= 1
    if links[input] == removedNode { return }
    forgetWay(from: links[input], to: node)
    cutInput(of: node, position)
  }

  /// Removes an edge that isn't counted any more, from a source that exists.
  func cutInput(of node: UInt32, _ position: Int) {
    let input = Int(inputs[Int(node)].start) + position
    let source = links[input]
    let readers = outputs[Int(source)]
    let last = readers.count - 1
    if positions[input] != last {
      let hole = Int(readers.start) + Int(positions[input])
      let moved = Int(readers.start) + Int(last)
      links[hole] = links[moved]
      positions[hole] = positions[moved]
      positions[Int(inputs[Int(links[hole])].start) + Int(positions[hole])] = positions[input]
    }
    storage.pointee.links.resize(&outputs[Int(source)], to: last)
    if last == 0 && storage.pointee.observesProperties { noteUnread(source) }
  }
}

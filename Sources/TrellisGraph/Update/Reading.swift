extension GraphCore {
  /// Brings an attribute up to date, records the read where a rule is running, and gives its value's slot.
  @inline(__always)
  func read(_ id: AttributeID) -> UnsafeMutableRawPointer {
    check(id)
    if flags[Int(id.index)].contains(.dirty) { bringUpToDate(id.index) }
    if storage.pointee.running >= 0 { recordRead(of: id.index) }
    return nodes[Int(id.index)].value
  }

  /// Notes that the running rule read a node: the in-edge that is expected here is met again, else a new one
  /// is put in its place.
  ///
  /// O(1).
  private func recordRead(of node: UInt32) {
    let running = storage.pointee.running
    let evaluation = frames[running].evaluation
    let readBy = nodes[Int(node)].readBy
    if readBy == evaluation { return }
    if readBy >= storage.pointee.outermostEvaluation {
      // An outer evaluation may have read it: it must find its own number again.
      storage.pointee.displaced.push(DisplacedRead(node: node, readBy: readBy))
    }
    nodes[Int(node)].readBy = evaluation
    if flags[Int(node)].contains(.hasBase) { dropBase(node) }
    flags[Int(node)].insert(.wasSeen)

    let version = nodes[Int(node)].version
    if let edge = expectedEdge(from: node, in: running) {
      edges[Int(edge)].seenVersion = version
      frames[running].last = edge
      frames[running].cursor = edges[Int(edge)].nextInput
    } else {
      insertEdge(from: node, in: running, version: version)
    }
  }

  /// The in-edge under the cursor where it comes from the node, or the one behind it, where what it stepped over is
  /// no longer read; nil where a new edge is needed.
  private func expectedEdge(from node: UInt32, in frame: Int) -> UInt32? {
    dropRemoved(in: frame)
    let cursor = frames[frame].cursor
    if cursor == none { return nil }
    if edges[Int(cursor)].from == node { return cursor }
    let next = edges[Int(cursor)].nextInput
    if next == none || edges[Int(next)].from != node { return nil }
    dropEdgeUnderCursor(in: frame)
    return next
  }

  /// Frees in-edges under the cursor whose node was removed.
  private func dropRemoved(in frame: Int) {
    while frames[frame].cursor != none, edges[Int(frames[frame].cursor)].from == none {
      dropEdgeUnderCursor(in: frame)
    }
  }

  private func dropEdgeUnderCursor(in frame: Int) {
    let edge = frames[frame].cursor
    let next = edges[Int(edge)].nextInput
    link(next, behind: frames[frame].last, of: frames[frame].node)
    unlinkOutput(edge)
    storage.pointee.edges.free(edge)
    frames[frame].cursor = next
  }

  private func insertEdge(from node: UInt32, in frame: Int, version: UInt32) {
    let reader = frames[frame].node
    let edge = storage.pointee.edges.insert(Edge(from: node, to: reader, seenVersion: version))
    edges[Int(edge)].nextInput = frames[frame].cursor
    link(edge, behind: frames[frame].last, of: reader)
    frames[frame].last = edge

    let first = nodes[Int(node)].firstOutput
    edges[Int(edge)].nextOutput = first
    if first != none { edges[Int(first)].previousOutput = edge }
    nodes[Int(node)].firstOutput = edge
  }

  private func link(_ edge: UInt32, behind last: UInt32, of reader: UInt32) {
    if last == none {
      nodes[Int(reader)].firstInput = edge
    } else {
      edges[Int(last)].nextInput = edge
    }
  }

  /// Frees the in-edges that the evaluation didn't meet again.
  func truncateInputs(of frame: Int) {
    var edge = frames[frame].cursor
    link(none, behind: frames[frame].last, of: frames[frame].node)
    while edge != none {
      let next = edges[Int(edge)].nextInput
      unlinkOutput(edge)
      storage.pointee.edges.free(edge)
      edge = next
    }
  }

  /// Takes an edge out of the list of its source's out-edges.
  func unlinkOutput(_ edge: UInt32) {
    let record = edges[Int(edge)]
    if record.from == none { return }
    if record.previousOutput == none {
      nodes[Int(record.from)].firstOutput = record.nextOutput
    } else {
      edges[Int(record.previousOutput)].nextOutput = record.nextOutput
    }
    if record.nextOutput != none { edges[Int(record.nextOutput)].previousOutput = record.previousOutput }
  }
}

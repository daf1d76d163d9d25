extension GraphCore {
  /// Unlinks subgraphs with their nodes and adds them to the ``Remains``; destroys nothing.
  ///
  /// From here on no handle finds the nodes, and no edge connects them to the remaining ones. Edges between two removed nodes stay
  /// until the nodes are destroyed. Linear in nodes and edges, each of which is visited once.
  func unlinkSubgraphs(_ order: some Collection<UInt32>) {
    for subgraph in order { forEachNode(of: subgraph) { markRemoved($0) } }
    for subgraph in order { forEachNode(of: subgraph) { cutEdges(of: $0) } }
    for subgraph in order {
      subgraphs[Int(subgraph)].generation &= 0xffff
      if subgraphs[Int(subgraph)].firstNode == none {
        freeSubgraph(subgraph)
      } else {
        storage.pointee.remains.append(subgraph, in: subgraphs)
      }
    }
    takeAsked()
  }

  /// Calls a closure with each node of a subgraph, newest first.
  @inline(__always)
  private func forEachNode(of subgraph: UInt32, _ body: (UInt32) -> Void) {
    var node = subgraphs[Int(subgraph)].firstNode
    while node != none {
      let next = storage.pointee.next.base[Int(node)]
      body(node)
      node = next
    }
  }

  /// Invalidates a node's handles and flags the node as removed for the other ends of its edges.
  @inline(__always)
  private func markRemoved(_ node: UInt32) {
    checkInPlaceRead(at: node, "was removed")
    if isObserved { tellRemoval(of: node) }
    let state = flags[Int(node)]
    if state.contains(.reachesRoot) { leaveWay(node) }
    noteRemoved(node)
    storage.pointee.remains.nodeCount += 1
    nodes[Int(node)].generation &= 0xffff
    flags[Int(node)] = state.whenRemoved
  }

  /// Cuts the edges between a removed node and the remaining ones.
  @inline(__always)
  private func cutEdges(of node: UInt32) {
    let sources = inputs[Int(node)]
    storage.pointee.edgeCount -= Int(sources.count)
    for position in 0..<sources.count where !flags[Int(links[Int(sources.start &+ position)])].isRemoved {
      cutInput(of: node, Int(position))
    }
    let readers = outputs[Int(node)]
    for output in readers.start..<(readers.start &+ readers.count)
    where !flags[Int(links[Int(output)])].isRemoved {
      abandon(links[Int(output)], at: Int(positions[Int(output)]))
    }
  }

  /// Replaces the source of an in-edge by the node that always counts as changed; the reader drops the edge when it runs.
  private func abandon(_ reader: UInt32, at position: Int) {
    links[Int(inputs[Int(reader)].start) + position] = removedNode
    markToRun(reader)
  }

  /// Sets aside the value of the attribute that is being read, if the attribute was among the removed ones.
  private func takeAsked() {
    let asked = storage.pointee.removedReadResults.asked
    if asked == none || !flags[Int(asked)].isRemoved { return }
    // Marking the readers of the other removed nodes may have set the flag.
    flags[Int(asked)].remove(.dirty)
    if !flags[Int(asked)].contains(.hasValue) { return }
    flags[Int(asked)].remove(.hasValue)
    storage.pointee.removedReadResults.waiting = nodes[Int(asked)]
    // The copy in `waiting` owns the slot now.
    nodes[Int(asked)].value = 0
  }
}

extension NodeFlags {
  /// Whether the node was removed: no other node is both a constant and has a base value.
  ///
  /// The node that represents all removed ones counts as removed, too.
  @inline(__always) var isRemoved: Bool { isSuperset(of: .removed) }

  static var removed: NodeFlags { [.isConstant, .hasBase] }

  /// The flags of a node from its removal until its destruction; `isInput` then means that its payload is empty.
  @inline(__always) fileprivate var whenRemoved: NodeFlags {
    intersection(contains(.hasBase) ? .hasValue : [.hasValue, .isInput]).union(.removed)
  }
}

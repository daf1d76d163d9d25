#if InternalChecks
  extension AttributeGraph {
    /// Checks the invariants of a graph between updates; traps with a message if one is violated.
    ///
    /// Available in builds with the trait `InternalChecks`. Linear in the graph.
    package func checkInvariants() {
      core.checkIdle()
      core.checkEdges()
      core.checkMarks()
      core.checkOwnership()
      core.checkBlocks()
    }
  }

  extension GraphCore {
    private func hold(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { fatalError("AttributeGraph.checkInvariants: \(message())") }
    }

    private var live: [UInt32] {
      (1..<UInt32(storage.pointee.nodes.count)).filter { nodes[Int($0)].exists }
    }

    private func range(_ list: LinkRange) -> Range<Int> {
      Int(list.start)..<Int(list.start + list.count)
    }

    /// Checks that nothing is under way and an update's working storage is empty.
    fileprivate func checkIdle() {
      let storage = storage.pointee
      hold(!storage.mode.contains(.updating) && storage.suspended == nil, "an update is running")
      hold(storage.tracking.running == none, "a rule is running")
      hold(storage.tracking.expected == storage.tracking.expectedEnd, "a read is expected")
      hold(storage.frames.count == 0, "\(storage.frames.count) nodes are being updated")
      hold(storage.reads.count == 0 && storage.divergences.count == 0, "reads are being collected")
      hold(storage.marking.count == 0, "marking is running")
      hold(storage.waiting.removals.count == 0 && storage.waiting.unread.count == 0, "removals are pending")
      hold(storage.callDepth == 0, "foreign code is being called")
      hold(!storage.remains.isReclaiming, "removed nodes are being destroyed")
      hold(storage.remains.isDeferred || storage.remains.first == none, "removed nodes aren't destroyed")
    }

    /// Checks that each end of an edge refers to the other.
    fileprivate func checkEdges() {
      var count = 0
      for node in live {
        var sources: Set<UInt32> = []
        for (position, input) in range(inputs[Int(node)]).enumerated() {
          count += 1
          let source = links[input]
          if source == removedNode { continue }
          hold(!flags[Int(source)].isRemoved, "\(title(node)) reads a removed node")
          hold(sources.insert(source).inserted, "\(title(node)) has two edges from \(title(source))")
          let output = Int(outputs[Int(source)].start) + Int(positions[input])
          hold(
            range(outputs[Int(source)]).contains(output),
            "\(title(node))'s edge \(position) ends outside a list")
          hold(
            links[output] == node && positions[output] == position,
            "\(title(node))'s edge \(position) from \(title(source)) isn't found from there")
        }
        for (position, output) in range(outputs[Int(node)]).enumerated() {
          let input = Int(inputs[Int(links[output])].start) + Int(positions[output])
          hold(
            range(inputs[Int(links[output])]).contains(input) && links[input] == node
              && positions[input] == position,
            "\(title(node))'s out-edge \(position) isn't found from its reader")
        }
      }
      hold(count == storage.pointee.edgeCount, "\(count) edges, counted as \(storage.pointee.edgeCount)")
    }

    /// Checks that every node that reads a marked one is marked, and that values and base values are there as needed.
    fileprivate func checkMarks() {
      var way: Set<UInt32> = []
      for node in live {
        let state = flags[Int(node)]
        hold(
          !state.contains(.isUpdating) || storage.pointee.mode.contains(.readingInPlace),
          "\(title(node)) is being updated")
        hold(
          state.contains(.isInput) || state.contains(.dirty) || state.contains(.hasValue),
          "\(title(node)) has no value")
        hold(!state.contains(.isInput) || state.contains(.hasValue), "the input \(title(node)) has no value")
        hold(
          !state.contains(.isInput) || state.contains(.hasBase) == state.contains(.dirty),
          "\(title(node)) keeps an unneeded base value, or lacks a needed one")
        if state.contains(.reachesRoot) { way.insert(node) }
        if state.contains(.dirty) { continue }
        for input in range(inputs[Int(node)]) {
          let source = links[input]
          let isMarkDeferred = source == storage.pointee.early.deferredInput
          hold(source != removedNode, "\(title(node)) isn't marked, but one of its sources was removed")
          hold(
            isMarkDeferred || !flags[Int(source)].contains(.dirty)
              || flags[Int(source)].contains(.isGate) && !shape(of: node).pointee.isSettling,
            "\(title(node)) isn't marked, but its source \(title(source)) is")
        }
      }
      var listed: Set<UInt32> = []
      for (number, nodes) in storage.pointee.early.nodes.enumerated() {
        for node in UnsafeBufferPointer(start: nodes.base, count: nodes.count) {
          listed.insert(node)
          hold(
            storage.pointee.early.reach.base[Int(node)] >> number & 1 != 0,
            "a node isn't on the path that lists it"
          )
        }
      }
      hold(way == listed, "a node's flag for leading to a root contradicts the path")
    }

    /// Checks that each node belongs to exactly one subgraph, and each free slot to the free list.
    fileprivate func checkOwnership() {
      var owned: Set<UInt32> = []
      for subgraph in 0..<storage.pointee.subgraphs.count where subgraphs[subgraph].exists {
        var node = subgraphs[subgraph].firstNode
        while node != none {
          hold(owned.insert(node).inserted, "\(title(node)) belongs to two subgraphs")
          node = storage.pointee.next.base[Int(node)]
        }
      }
      hold(owned == Set(live), "\(owned.count) nodes belong to subgraphs, but \(live.count) exist")
      var free = 0
      var node = storage.pointee.firstFreeNode
      while node != none {
        hold(!nodes[Int(node)].exists, "\(title(node)) is in the free list")
        free += 1
        node = storage.pointee.next.base[Int(node)]
      }
      hold(
        free == storage.pointee.freeNodeCount,
        "\(free) free slots, counted as \(storage.pointee.freeNodeCount)")
      hold(
        free + live.count + removed.count + 1 == storage.pointee.nodes.count,
        "a slot is neither free nor in use")
      hold(
        removed.count == storage.pointee.remains.nodeCount,
        "\(removed.count) removed nodes, counted as \(storage.pointee.remains.nodeCount)")
      for node in removed {
        hold(!nodes[Int(node)].exists && flags[Int(node)].isRemoved, "node \(node) isn't removed")
      }
    }

    /// The nodes that were removed and aren't destroyed yet.
    private var removed: [UInt32] {
      var removed: [UInt32] = []
      var subgraph = storage.pointee.remains.first
      while subgraph != none {
        var node = subgraphs[Int(subgraph)].firstNode
        while node != none {
          removed.append(node)
          node = storage.pointee.next.base[Int(node)]
        }
        subgraph = subgraphs[Int(subgraph)].nextSibling
      }
      return removed
    }

    /// Checks that no two lists share a link.
    fileprivate func checkBlocks() {
      var taken: Set<Int> = []
      for node in live + removed {
        for list in [inputs[Int(node)], outputs[Int(node)]] {
          for link in range(list) {
            hold(link < storage.pointee.links.nodes.count, "\(title(node))'s list ends outside the store")
            hold(taken.insert(link).inserted, "\(title(node)) shares link \(link) with another list")
          }
        }
      }
    }
  }
#endif

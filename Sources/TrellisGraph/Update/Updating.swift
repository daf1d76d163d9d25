extension GraphCore {
  /// Updates a node between updates, when no other node waits for it.
  func refresh(_ node: UInt32) {
    checkInPlaceRead(at: node, "was updated")
    inUpdate { update(node, flags[Int(node)]) }
  }

  /// Runs a closure as an outermost update.
  @inline(__always)
  func inUpdate(_ body: () -> Void) {
    if beginUpdate() { withAccesses(body) } else { withFreshStack { withAccesses(body) } }
    endUpdate()
  }

  /// Begins an update; returns whether enough of the native stack is left.
  private func beginUpdate() -> Bool {
    advanceEpoch()
    storage.pointee.mode.insert(.updating)
    return noteStack()
  }

  private func endUpdate() {
    storage.pointee.mode.remove(.updating)
    if storage.pointee.waiting.hasAny {
      work(flushingWrites: false)
    }
    if storage.pointee.links.isDueForCompaction { compactLinks() }
  }

  /// Advances the update number, so that later changes have a number of their own.
  @inline(__always)
  func advanceEpoch() {
    storage.pointee.epoch &+= 1
    if storage.pointee.epoch == .max { renumberUpdates() }
  }

  /// Restarts the update numbers after 2³² updates.
  ///
  /// If a rule has a pending in-edge, all its in-edges become pending; other edges stay as they are.
  @inline(never)
  private func renumberUpdates() {
    storage.pointee.epoch = 2
    let rules = 1..<UInt32(storage.pointee.nodes.count)
    let pending = rules.filter { rule in
      let sources = inputs[Int(rule)]
      return (sources.start..<sources.start + sources.count).contains {
        isPending(from: links[Int($0)], to: rule)
      }
    }
    for rule in rules {
      nodes[Int(rule)].evaluatedAt = 1
      nodes[Int(rule)].changedAt = 1
    }
    for rule in pending { nodes[Int(rule)].evaluatedAt = 0 }
  }

  @inline(never)
  func compactLinks() {
    storage.pointee.links.compact([inputs, outputs], count: storage.pointee.nodes.count)
    storage.pointee.tracking = Tracking(expected: links)
  }
}

extension GraphCore {
  /// Brings a node up to date that nothing else waits for, between updates.
  func bringUpToDate(_ node: UInt32) {
    checkLook(at: node, "was brought up to date")
    inUpdate { update(node, flags[Int(node)]) }
  }

  /// Runs a closure as an outermost update.
  @inline(__always)
  func inUpdate(_ body: () -> Void) {
    if beginUpdate() { withAccesses(body) } else { withFreshStack { withAccesses(body) } }
    endUpdate()
  }

  /// Answers whether there is enough left of the native stack.
  private func beginUpdate() -> Bool {
    advanceEpoch()
    storage.pointee.mode.insert(.updating)
    return noteStack()
  }

  private func endUpdate() {
    storage.pointee.mode.remove(.updating)
    if storage.pointee.waiting.hasAny {
      work(takingMail: false)
    }
    if storage.pointee.links.isDueForCompaction { compactLinks() }
  }

  /// Gives what happens from now on a number of its own.
  @inline(__always)
  func advanceEpoch() {
    storage.pointee.epoch &+= 1
    if storage.pointee.epoch == .max { renumberUpdates() }
  }

  /// After 2³² updates their numbers start again; edges that are pending stay so, and with them all of their readers'.
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

extension GraphCore {
  /// Brings a node up to date: looks at its in-edges in read order, each source first, and runs the rule at the first
  /// pending one.
  ///
  /// Known dependencies are walked on the graph's own stack of frames, so that a warm update takes no native stack
  /// however deep the graph is. A rule that reads what it didn't read last time calls back into this function, which goes
  /// on with a fresh stack where the present one is nearly used up.
  func bringUpToDate(_ node: UInt32) {
    let outer = storage.pointee.stackLimit
    let here = stackAddress()
    if storage.pointee.updateDepth == 0 {
      storage.pointee.stackLimit = here - min(here, GraphCore.firstStackBytes)
    }
    if here < storage.pointee.stackLimit {
      let stack = FreshStack()
      storage.pointee.stackLimit = stack.limit
      stack.run { update(node) }
      stack.deallocate()
    } else {
      update(node)
    }
    storage.pointee.stackLimit = outer
    if storage.pointee.updateDepth == 0 { removeDoomed() }
  }

  /// How much of the caller's own stack an update takes before it goes on with another: threads may have as little as half
  /// a megabyte, and nobody says how much of it is left.
  private static let firstStackBytes: UInt = 128 << 10

  private func update(_ node: UInt32) {
    storage.pointee.updateDepth += 1
    let base = storage.pointee.frames.count
    push(node)
    while storage.pointee.frames.count > base {
      advance(storage.pointee.frames.count - 1)
    }
    storage.pointee.updateDepth -= 1
  }

  /// Where the native stack stands, about.
  @inline(never)
  private func stackAddress() -> UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  private func push(_ node: UInt32) {
    if flags[Int(node)].contains(.isUpdating) { stopForCycle(node) }
    if flags[Int(node)].contains(.isUndefined) { stopForUndefined(node) }
    flags[Int(node)].insert(.isUpdating)
    storage.pointee.frames.push(Frame(node: node, cursor: nodes[Int(node)].firstInput))
  }

  /// Goes on with the topmost frame until it is done or needs another node first.
  private func advance(_ frame: Int) {
    let node = frames[frame].node
    guard !flags[Int(node)].contains(.mustRun) else { return run(frame) }
    var edge = frames[frame].cursor
    while edge != none {
      let from = edges[Int(edge)].from
      if flags[Int(from)].contains(.dirty) {
        frames[frame].cursor = edge
        return push(from)
      }
      if edges[Int(edge)].seenVersion != nodes[Int(from)].version { return run(frame) }
      edge = edges[Int(edge)].nextInput
    }
    finish(frame)
  }

  /// Runs the rule of the topmost frame, re-recording its in-edges.
  private func run(_ frame: Int) {
    let node = frames[frame].node
    let outer = storage.pointee.running
    let displaced = storage.pointee.displaced.count
    frames[frame].cursor = nodes[Int(node)].firstInput
    frames[frame].last = none
    frames[frame].evaluation = nextEvaluation()
    if outer < 0 { storage.pointee.outermostEvaluation = frames[frame].evaluation }
    storage.pointee.running = frame
    let changed = nodes[Int(node)].type._withUnsafeGuaranteedRef { $0.evaluate(self, node) }
    storage.pointee.running = outer
    truncateInputs(of: frame)
    while storage.pointee.displaced.count > displaced {
      let read = storage.pointee.displaced.pop()
      nodes[Int(read.node)].readBy = read.readBy
    }
    flags[Int(node)].remove(.mustRun)
    if changed { nodes[Int(node)].version &+= 1 }
    if storage.pointee.isObserved { owner.observer?(.evaluated(handle(node), changed: changed)) }
    finish(frame)
  }

  private func finish(_ frame: Int) {
    flags[Int(frames[frame].node)].subtract([.dirty, .isUpdating])
    _ = storage.pointee.frames.pop()
  }

  private func nextEvaluation() -> UInt32 {
    storage.pointee.evaluation &+= 1
    if storage.pointee.evaluation == 0 {
      // After 2³² evaluations the numbers start again: no node may remember an old one.
      for index in 0..<Int(storage.pointee.nodes.count) { nodes[index].readBy = 0 }
      storage.pointee.evaluation = 1
    }
    return storage.pointee.evaluation
  }
}

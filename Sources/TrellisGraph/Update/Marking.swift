extension GraphCore {
  /// Marks a rule that has to run whatever its inputs say, and all that depends on it.
  func markToRun(_ rule: UInt32) {
    let state = flags[Int(rule)]
    flags[Int(rule)] = state.union([.dirty, .mustRun])
    if state.contains(.dirty) { return }
    if state.contains(.isConstant) { noteWatch(rule) }
    markOutputs(of: rule)
  }

  /// Marks everything that depends on a node as perhaps out of date, stopping at what is marked already.
  ///
  /// O(edges out of newly marked nodes).
  @usableFromInline @inline(never)
  func markOutputs(of node: UInt32) {
    if isObserved { return markOutputsTelling(of: node) }
    let outputs = outputs
    let flags = flags
    let links = links
    var stack = storage.pointee.marking.base
    var capacity = storage.pointee.marking.capacity
    var count = 0
    var next = node
    while true {
      let readers = outputs[Int(next)]
      var link = links + Int(readers.start)
      if readers.count == 1 {
        // A chain is followed without a detour over the stack.
        let reader = link.pointee
        let state = flags[Int(reader)]
        if state.isDisjoint(with: .careForMark) {
          flags[Int(reader)] = state.union(.dirty)
          next = reader
          continue
        }
        markWithCare(reader, state)
      } else {
        if count &+ Int(readers.count) > capacity {
          storage.pointee.marking.truncate(to: count)
          storage.pointee.marking.reserve(Int(readers.count))
          stack = storage.pointee.marking.base
          capacity = storage.pointee.marking.capacity
        }
        let end = link + Int(readers.count)
        while link != end {
          let reader = link.pointee
          link += 1
          let state = flags[Int(reader)]
          if !state.isDisjoint(with: .careForMark) {
            markWithCare(reader, state)
            continue
          }
          flags[Int(reader)] = state.union(.dirty)
          stack[count] = reader
          count &+= 1
        }
      }
      if count == 0 { break }
      count &-= 1
      next = stack[count]
    }
    storage.pointee.marking.truncate(to: 0)
  }

  /// What marking needn't go on behind: what is marked already, and rules that stand for who awaits a value.
  @inline(__always)
  private func markWithCare(_ reader: UInt32, _ state: NodeFlags) {
    if !state.contains(.dirty) { markWatch(reader, state) }
  }

  @inline(never)
  func markWatch(_ reader: UInt32, _ state: NodeFlags) {
    flags[Int(reader)] = state.union(.dirty)
    noteWatch(reader)
  }
}

extension NodeFlags {
  /// What stops marking: a rule that is constant is none, but stands for who awaits a value; or it was removed.
  fileprivate static var careForMark: NodeFlags { [.dirty, .isConstant] }
}

extension GraphCore {
  /// Marks everything that depends on a node as perhaps out of date, stopping at what is marked already.
  ///
  /// O(edges out of newly marked nodes).
  @usableFromInline
  func markOutputs(of node: UInt32) {
    let nodes = nodes
    let flags = flags
    let links = links
    var stack = storage.pointee.marking.base
    var capacity = storage.pointee.marking.capacity
    var count = 0
    var next = node
    while true {
      let outputs = nodes[Int(next)].outputs
      var link = links + Int(outputs.start)
      if outputs.count == 1 {
        // A chain is followed without a detour over the stack.
        let reader = link.pointee.node
        let state = flags[Int(reader)]
        if !state.contains(.dirty) {
          flags[Int(reader)] = state.union(.dirty)
          next = reader
          continue
        }
      } else {
        if count &+ Int(outputs.count) > capacity {
          storage.pointee.marking.truncate(to: count)
          storage.pointee.marking.reserve(Int(outputs.count))
          stack = storage.pointee.marking.base
          capacity = storage.pointee.marking.capacity
        }
        let end = link + Int(outputs.count)
        while link != end {
          let reader = link.pointee.node
          link += 1
          let state = flags[Int(reader)]
          if state.contains(.dirty) { continue }
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

  /// A node has changed: whoever read it has to run when asked.
  @inline(__always)
  func requireRuns(ofReadersOf node: UInt32) {
    let outputs = nodes[Int(node)].outputs
    let flags = flags
    let first = links + Int(outputs.start)
    if outputs.count == 1 {
      flags[Int(first.pointee.node)].insert(.mustRun)
      return
    }
    for index in 0..<Int(outputs.count) { flags[Int(first[index].node)].insert(.mustRun) }
  }
}

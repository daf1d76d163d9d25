extension GraphCore {
  /// Marks everything that depends on a node as perhaps out of date, stopping at what is marked already.
  ///
  /// O(edges out of newly marked nodes).
  @usableFromInline
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
        if !state.contains(.dirty) {
          flags[Int(reader)] = state.union(.dirty)
          next = reader
          continue
        }
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
}

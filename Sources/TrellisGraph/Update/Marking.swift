extension GraphCore {
  /// Marks a rule that must run regardless of its inputs, and everything that depends on it.
  func markToRun(_ rule: UInt32) {
    let state = flags[Int(rule)]
    flags[Int(rule)] = state.union([.dirty, .mustRun])
    if state.contains(.dirty) { return }
    if state.contains(.isGate) {
      markGate(rule)
      return markWaiting()
    }
    if state.contains(.isConstant) { noteWatch(rule) }
    markOutputs(of: rule)
  }

  /// Marks everything that depends on a node as stale, stopping at nodes that are marked already.
  ///
  /// O(edges out of newly marked nodes).
  @usableFromInline @inline(never)
  func markOutputs(of node: UInt32) {
    if isObserved { return markOutputsWithEvents(of: node) }
    mark(unmarkedReaders(of: node))
  }

  /// Marks the readers that are waiting to be marked, and everything that depends on them.
  private func markWaiting() {
    if isObserved { return markWaitingWithEvents() }
    if storage.pointee.marking.count > 0 { mark(storage.pointee.marking.pop()) }
  }

  @inline(__always)
  private func mark(_ readers: UnmarkedReaders) {
    let outputs = outputs
    let flags = flags
    let links = links
    var left = readers
    while true {
      while var reader = left.next() {
        // A chain of single readers is followed directly, without using the stack.
        var readers = LinkRange()
        while mark(reader, flags) {
          readers = outputs[Int(reader)]
          if readers.count != 1 { break }
          reader = links[Int(readers.start)]
          readers.count = 0
        }
        if readers.count == 0 { continue }
        if left.link != left.end { storage.pointee.marking.append(left) }
        left = UnmarkedReaders(readers, in: links)
      }
      if storage.pointee.marking.count == 0 { return }
      left = storage.pointee.marking.pop()
    }
  }

  @inline(__always)
  func unmarkedReaders(of node: UInt32) -> UnmarkedReaders {
    UnmarkedReaders(outputs[Int(node)], in: links)
  }

  /// Marks a reader; returns false if marking stops there: at marked nodes, at gates and at watches.
  @inline(__always)
  private func mark(_ reader: UInt32, _ flags: UnsafeMutablePointer<NodeFlags>) -> Bool {
    let state = flags[Int(reader)]
    if !state.isDisjoint(with: .checkMarkAllowed) {
      if !state.contains(.dirty) { markWatch(reader, state) }
      return false
    }
    flags[Int(reader)] = state.union(.dirty)
    return true
  }

  @inline(never)
  func markWatch(_ reader: UInt32, _ state: NodeFlags) {
    if state.contains(.isGate) { return markGate(reader) }
    flags[Int(reader)] = state.union(.dirty)
    noteWatch(reader)
  }
}

/// Readers of a node that are still to be marked, while marking follows the dependents of the readers before them.
struct UnmarkedReaders: BitwiseCopyable {
  var link: UnsafeMutablePointer<UInt32>
  var end: UnsafeMutablePointer<UInt32>

  @inline(__always)
  init(_ readers: LinkRange, in links: UnsafeMutablePointer<UInt32>) {
    link = links + Int(readers.start)
    end = link + Int(readers.count)
  }

  @inline(__always)
  mutating func next() -> UInt32? {
    if link == end { return nil }
    defer { link += 1 }
    return link.pointee
  }
}

extension NodeFlags {
  /// The flags that stop marking: already marked, a gate, a watch (a constant rule), or removed.
  fileprivate static var checkMarkAllowed: NodeFlags { [.dirty, .isConstant, .isGate] }
}

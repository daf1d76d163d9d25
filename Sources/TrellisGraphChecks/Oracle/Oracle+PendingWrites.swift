extension Oracle {
  /// Pending writes.
  struct PendingWrites {
    /// The values by input, in the order in which each input got its first.
    var values: [(input: Int, value: Int)] = []
    /// The properties that have changed, in the order of their first change.
    var properties: [Int] = []
  }

  package mutating func send(_ value: Int, to attribute: Int) {
    if let index = pendingWrites.values.firstIndex(where: { $0.input == attribute }) {
      pendingWrites.values[index].value = value
    } else {
      pendingWrites.values.append((attribute, value))
    }
    if flaw == .deliversBackwards { pendingWrites.values.reverse() }
  }

  /// Flushes the pending writes that may be flushed now.
  ///
  /// During a transaction, values for inputs wait for its end, because a rollback would undo them.
  package mutating func flushPendingWrites() {
    if !isUpdating, !pendingWrites.values.isEmpty || !pendingWrites.properties.isEmpty {
      work(flushingWrites: true)
    }
  }

  private mutating func deliver() -> Bool {
    if !pendingWrites.properties.isEmpty {
      propertyDidChange(pendingWrites.properties.removeFirst())
    } else if !pendingWrites.values.isEmpty,
      written.isEmpty && !isRestoring || flaw == .rollsPendingWritesBack
    {
      let write = pendingWrites.values.removeFirst()
      if exists(write.input) { assign(write.value, to: write.input) }
    } else {
      return false
    }
    return true
  }

  /// Flushes pending writes, and calls callbacks and watchers, until none are left.
  ///
  /// A nested call, and a call during a rollback, leave callbacks and watchers to the outermost call.
  mutating func work(flushingWrites flushesWrites: Bool = false) {
    let isOutermost = !isHeld && !isRestoring
    let wasHeld = isHeld
    isHeld = true
    while flushesWrites && deliver() || isOutermost && (tellAll() || handOut()) {}
    isHeld = wasHeld
  }

  // MARK: - Properties

  package mutating func readProperty(_ property: Int) -> Int {
    if !propertyReads.isEmpty { propertyReads[propertyReads.count - 1].insert(property) }
    return properties[property]
  }

  package mutating func setProperty(_ property: Int, to value: Int) {
    properties[property] = value
    // If no rule has read the property, there are no notifications at all.
    if isRead(property), !pendingWrites.properties.contains(property) {
      pendingWrites.properties.append(property)
    }
  }

  private func isRead(_ property: Int) -> Bool {
    attributes.contains { !$0.isRemoved && $0.properties.contains(property) }
  }

  private mutating func propertyDidChange(_ property: Int) {
    if !isRead(property) { return }
    moment += 1
    if flaw != .forgetsProperties {
      for index in attributes.indices where attributes[index].properties.contains(property) {
        attributes[index].mustRun = true
        mark(readersOf: [index])
      }
    }
    if written.isEmpty, !isRestoring { unreported.append(([-1], callbackCount)) }
    work()
  }
}

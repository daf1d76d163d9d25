extension Oracle {
  package var nextAttribute: Int { attributes.count }

  /// Nil for one that is being looked at or runs already.
  package mutating func readUnlessCycle(_ attribute: Int) -> Int? {
    if !attributes[attribute].isUpdating { return read(attribute) }
    hasMetCycle = true
    if flaw != .forgetsCycles, let reader = running.last?.attribute {
      note(attribute)
      openReads.append((reader, attribute))
    }
    return nil
  }

  /// Whoever read an attribute while that waited for its answer has taken that into account.
  mutating func settleOpenReads(of attribute: Int) {
    if openReads.isEmpty { return }
    for open in openReads where open.source == attribute {
      for index in attributes[open.reader].reads.indices
      where attributes[open.reader].reads[index].attribute == attribute {
        attributes[open.reader].reads[index].version = version(of: attribute)
      }
    }
    openReads.removeAll { $0.source == attribute }
  }

  /// Whether an attribute is a member of a ring; one that the engine alone has made isn't.
  func isRingMember(_ attribute: Int) -> Bool {
    attributes.indices.contains(attribute) && attributes[attribute].rule?.body is RingMember
  }

  /// Marks what depends on some attributes, directly or not.
  ///
  /// In a cycle it matters: a rule that is looked at there runs, whatever has changed, so what wasn't marked isn't looked at.
  mutating func mark(readersOf sources: Set<Int>) {
    var waiting = attributes.indices.filter { index in
      attributes[index].reads.contains { sources.contains($0.attribute) }
    }
    while let index = waiting.popLast() {
      if attributes[index].isMarked { continue }
      attributes[index].isMarked = true
      waiting += attributes.indices.filter { reader in
        attributes[reader].reads.contains { $0.attribute == index }
      }
    }
  }

  /// Whether some values depend on the order of updates, so that those from scratch may be others.
  var dependsOnOrder: Bool {
    attributes.contains { ($0.rule?.body as? RingMember)?.isCounting ?? false }
  }

  /// Whether a rule was led in a circle since the last call, or would have been.
  package mutating func takeMetCycle() -> Bool {
    defer { hasMetCycle = false }
    return hasMetCycle
  }
}

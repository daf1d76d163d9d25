extension Oracle {
  package var nextAttribute: Int { attributes.count }

  /// Reads an attribute; nil if it is already being checked or running.
  package mutating func readUnlessCycle(_ attribute: Int) -> Int? {
    if !attributes[attribute].isUpdating { return read(attribute) }
    hasMetCycle = true
    if flaw != .forgetsCycles, let reader = running.last?.attribute {
      note(attribute)
      openReads.append((reader, attribute))
    }
    return nil
  }

  /// Stores an attribute's new version in the reads of the attribute that were made during its update.
  ///
  /// The rules that made these reads have already allowed for the cycle, so they needn't run for the new version.
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

  /// Returns whether an attribute is a member of a ring; false for attributes that only the engine has.
  func isRingMember(_ attribute: Int) -> Bool {
    attributes.indices.contains(attribute) && attributes[attribute].rule?.body is RingMember
  }

  /// Marks the direct and indirect dependents of some attributes.
  ///
  /// Marks matter in cycles: a rule that is checked in a cycle always runs, so only marked rules are checked.
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

  /// Whether some values depend on the order of updates, so that values computed from scratch may differ.
  var dependsOnOrder: Bool {
    attributes.contains { ($0.rule?.body as? RingMember)?.isCounting ?? false }
  }

  /// Returns whether a rule ran into a cycle since the last call, or would have.
  package mutating func takeMetCycle() -> Bool {
    defer { hasMetCycle = false }
    return hasMetCycle
  }
}

extension Oracle: Subject {
  package mutating func takeLog() -> [Event] {
    defer { log = [] }
    return log
  }

  package mutating func takeRuns() -> [Int] {
    defer { runs = [] }
    return runs
  }

  package mutating func takeRemovals() -> [Int] {
    defer { removals = [] }
    return removals
  }

  package func state() -> State {
    let live = attributes.indices.filter { exists($0) }
    let dependencies = attributes.map { record in
      record.isRemoved ? [] : record.reads.map(\.attribute).filter { exists($0) }
    }
    let stale = staleAttributes()
    return State(
      values: attributes.indices.map {
        attributes[$0].isRemoved || isTarget($0) ? nil : attributes[$0].value
      },
      dependencies: dependencies,
      isOutOfDate: attributes.indices.map { exists($0) && stale[$0] },
      attributeCount: live.count,
      removedCount: remains.attributes,
      dependencyCount: dependencies.reduce(0) { $0 + $1.count })
  }

  /// Returns for each attribute whether reading it now would run a rule.
  private func staleAttributes() -> [Bool] {
    if flaw == .seemsUpToDate { return attributes.map { _ in false } }
    var stale = attributes.map { record in
      record.rule != nil
        && (record.value == nil || record.mustRun
          || record.reads.contains { !exists($0.attribute) || $0.version != version(of: $0.attribute) })
    }
    // Most rules read only attributes made before them, so one pass is usually enough.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for index in attributes.indices where !stale[index] {
        if attributes[index].reads.contains(where: { stale[$0.attribute] }) {
          stale[index] = true
          isComplete = false
        }
      }
    }
    return stale
  }

  package func balance() -> Balance {
    let live = attributes.filter { !$0.isRemoved }
    return Balance(
      values: live.count { $0.shape.isCounted && $0.value != nil && $0.rule?.form != .builtIn } + leaked,
      rules: live.count { $0.rule.map { $0.form != .builtIn } ?? false })
  }

  package func checkInvariants() {}

  package mutating func finish(way: Int) {
    for index in attributes.indices { attributes[index].isRemoved = true }
  }

  package func lookAfterEnd() {}
}

extension Shape {
  /// Whether the values hold a reference.
  var isCounted: Bool { self == .counted || self == .wide }
}

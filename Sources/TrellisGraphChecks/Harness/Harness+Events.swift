extension Harness {
  func compareEvents(_ oracle: inout Oracle, _ subject: inout some Subject) -> Failure? {
    var (expected, seen) = (oracle.takeLog(), subject.takeLog())
    if !isObserved { expected.removeAll(where: \.isObserved) }
    var (expectedRuns, seenRuns) = (oracle.takeRuns(), subject.takeRuns())
    if oracle.takeMetCycle() {
      (expected, seen) = (loose(expected, oracle), loose(seen, oracle))
      (expectedRuns, seenRuns) = (loose(expectedRuns, oracle), loose(seenRuns, oracle))
    }
    return compare(.events, expected, seen)
      ?? compare(.runs, expectedRuns, seenRuns)
      ?? compare(.removals, oracle.takeRemovals().sorted(), subject.takeRemovals().sorted())
  }

  /// Returns the events of a step with a cycle, without the differences that the engine may show.
  ///
  /// The engine may reach the members of the ring in another order than the oracle: a member that it updates early, without marking, comes
  /// first. If the engine finds in this way that nothing has changed, it doesn't run into the cycle again. The oracle runs into it, because
  /// it checks the inputs one by one. So equal results of members are omitted, and events in updates are sorted.
  private func loose(_ events: [Event], _ oracle: Oracle) -> [Event] {
    let needed = events.filter { event in
      if case .evaluated(let attribute, changed: false) = event { return !oracle.isRingMember(attribute) }
      return true
    }
    let inUpdate = needed.filter(\.isInUpdate).sorted { $0.description < $1.description }
    return inUpdate + needed.filter { !$0.isInUpdate }
  }

  private func loose(_ runs: [Int], _ oracle: Oracle) -> [Int] {
    runs.filter { !oracle.isRingMember($0) }.sorted()
  }
}

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

  /// The events of a step in which a rule was led in a circle, without what the engine may do in another way there.
  ///
  /// It may come to the members in another order than the oracle: one that it updates early, without marking, is the first.
  /// And where it sees so that nothing has changed, it needn't be led in the circle again, as who looks at the inputs
  /// one by one is. So equal results of members don't count, and what happens in updates has no order.
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

/// A harness that runs programs on the engine and on an oracle, step by step, and compares both.
///
/// ```swift
/// #expect(Harness().failure(of: Program(seed: 1, size: 40)) == nil)
/// ```
/// After each step it compares the answers, the evaluations with their order and results, and the removed subgraphs. After some steps it
/// also compares the rest of the state: stored values, dependencies, counts, stale marks, and live objects. The harness traps only where
/// the engine does.
public struct Harness: Sendable {
  /// The number of steps between comparisons of the whole state, which is always compared at the end.
  public let stateInterval: Int
  /// Whether the graph has an observer.
  ///
  /// Without one, only the rules themselves report their runs.
  public var isObserved = true
  /// Whether rules may remove an attribute while it is read from outside.
  ///
  /// The attribute's value then stays alive until the graph is used again, so live objects can't be compared.
  package var asksInVain = false
  /// Whether handles are also checked after their graph is destroyed.
  package var looksAfterEnd = false

  /// Creates a harness.
  ///
  /// - Parameter stateInterval: The number of steps between comparisons of the whole state, 1 or more.
  public init(stateInterval: Int = 1) {
    guard stateInterval > 0 else {
      fatalError("Harness.init: stateInterval is \(stateInterval); compare states after 1 step or more")
    }
    self.stateInterval = stateInterval
  }

  /// Runs a program; nil if the engine agreed with the oracle.
  public func failure(of program: Program) -> Failure? {
    failure(of: program, on: Engine(isObserved: isObserved))
  }

  /// Runs a program on any machine.
  package func failure(of program: Program, on subject: some Subject) -> Failure? {
    var subject = subject
    var oracle = Oracle()
    oracle.mayAskInVain = asksInVain
    for (index, step) in program.steps.enumerated() {
      step.perform(on: &oracle)
      let comparesStates = (index + 1) % stateInterval == 0 || index + 1 == program.count
      // Reading the state flushes pending writes.
      if comparesStates { oracle.flushPendingWrites() }
      subject.refusals = oracle.refusals
      step.perform(on: &subject)
      if comparesStates { subject.flushPendingWrites() }
      oracle.refusals = []
      subject.checkInvariants()
      var failure = compareEvents(&oracle, &subject)
      if failure == nil, comparesStates {
        failure = compareStates(oracle, subject)
      }
      if oracle.isInconsistent {
        failure = Failure(step: 0, check: .oracle, expected: "values from scratch", seen: "other values")
      }
      failure?.step = index
      if let failure { return failure }
    }
    subject.finish(way: program.count)
    if looksAfterEnd { subject.lookAfterEnd() }
    return compare(.leaks, Balance(), subject.balance(), at: program.count)
  }

  func compare<Value: Equatable>(
    _ check: Failure.Check, _ expected: Value, _ seen: Value, at step: Int = 0
  ) -> Failure? {
    if expected == seen { return nil }
    return Failure(step: step, check: check, expected: "\(expected)", seen: "\(seen)")
  }

  private func compareStates(_ oracle: Oracle, _ subject: some Subject) -> Failure? {
    let (expected, seen) = (oracle.state(), subject.state())
    return compare(.values, expected.values, seen.values)
      ?? compare(.dependencies, expected.dependencies, seen.dependencies)
      ?? compareCounts(oracle, expected, seen)
      ?? compareMarks(oracle, expected, seen)
      ?? compareBalances(
        oracle.balance(), subject.balance(), sharers: oracle.sharers,
        remains: remains(oracle, seen))
  }

  /// Returns the upper bound of the objects that await destruction: more than the oracle's, since hidden attributes may await it,
  /// too.
  private func remains(_ oracle: Oracle, _ seen: State) -> Balance {
    var remains = oracle.remains.balance
    if seen.removedCount == 0 { return remains }
    remains.values += 2 * seen.hiddenCount
    remains.rules += seen.hiddenCount
    return remains
  }

  /// Compares the counts.
  ///
  /// A dependency on a removed attribute may be counted until its reader runs again.
  private func compareCounts(_ oracle: Oracle, _ expected: State, _ seen: State) -> Failure? {
    let most = expected.dependencyCount + oracle.abandonedDependencies
    let removed = expected.removedCount...expected.removedCount + seen.hiddenCount
    if expected.attributeCount == seen.attributeCount, removed ~= seen.removedCount,
      expected.dependencyCount...most ~= seen.dependencyCount
    {
      return nil
    }
    return Failure(
      step: 0, check: .counts,
      expected: "\(expected.attributeCount) attributes, \(expected.removedCount) removed, "
        + "\(expected.dependencyCount)...\(most) dependencies",
      seen: "\(seen.attributeCount) attributes, \(seen.removedCount) removed, "
        + "\(seen.dependencyCount) dependencies")
  }

  /// Compares the stale marks.
  ///
  /// The engine may mark an attribute although no rule has to run, unless it was just read. It must mark an attribute whose read
  /// would run a rule.
  private func compareMarks(_ oracle: Oracle, _ expected: State, _ seen: State) -> Failure? {
    for (index, isOutOfDate) in expected.isOutOfDate.enumerated() {
      if isOutOfDate, !seen.isOutOfDate[index] {
        return Failure(
          step: 0, check: .outOfDate, expected: "attribute \(index) is marked", seen: "it isn't")
      }
      if !isOutOfDate, seen.isOutOfDate[index], oracle.isUpToDate(index) {
        return Failure(
          step: 0, check: .outOfDate, expected: "attribute \(index) isn't marked", seen: "it is")
      }
    }
    return nil
  }

  /// Compares the live objects.
  ///
  /// An input may keep one more value, the one that was seen last. An attribute that passes on others' values may keep an old
  /// one, and so may removed attributes that aren't reclaimed yet.
  private func compareBalances(_ expected: Balance, _ seen: Balance, sharers: Int, remains: Balance)
    -> Failure?
  {
    var most = expected
    most.values += sharers + remains.values
    most.rules += remains.rules
    let isGood =
      expected.values...most.values ~= seen.values && expected.rules...most.rules ~= seen.rules
      && seen.mistakes == 0
    if isGood { return nil }
    return Failure(step: 0, check: .leaks, expected: "\(expected) to \(most)", seen: "\(seen)")
  }
}

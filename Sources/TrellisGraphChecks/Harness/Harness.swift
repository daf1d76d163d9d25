/// Runs programs on the engine and on an oracle, step by step, and compares them.
///
/// ```swift
/// #expect(Harness().failure(of: Program(seed: 1, size: 40)) == nil)
/// ```
/// After each step it compares the answers, what was evaluated, in which order and with which outcome, and which
/// subgraphs went. After some steps it compares all the rest, too: values that wait, dependencies, counts, what is marked as
/// out of date, and what is alive. It traps only where the engine does.
public struct Harness: Sendable {
  /// After how many steps the whole state is compared; it always is at the end.
  public let stateInterval: Int
  /// Whether the graph has an observer; without one, only the rules themselves say that they ran.
  public var isObserved = true
  /// Whether rules may remove an attribute while it is being asked from outside: its value is alive, then, until the
  /// graph is used again, and what is alive can't be compared.
  package var asksInVain = false
  /// Whether handles are looked at when their graph has gone, too.
  package var looksAfterEnd = false

  /// Creates a harness.
  ///
  /// - Parameter stateInterval: After how many steps the whole state is compared, 1 or more.
  public init(stateInterval: Int = 1) {
    guard stateInterval > 0 else {
      fatalError("Harness.init: stateInterval is \(stateInterval); compare states after 1 step or more")
    }
    self.stateInterval = stateInterval
  }

  /// Runs a program; nil where the engine did all as the oracle says.
  public func failure(of program: Program) -> Failure? {
    failure(of: program, on: Engine(isObserved: isObserved))
  }

  /// Runs a program on a machine of any sort.
  package func failure(of program: Program, on subject: some Subject) -> Failure? {
    var subject = subject
    var oracle = Oracle()
    oracle.mayAskInVain = asksInVain
    for (index, step) in program.steps.enumerated() {
      step.perform(on: &oracle)
      let comparesStates = (index + 1) % stateInterval == 0 || index + 1 == program.count
      // Looking at the state takes up mail.
      if comparesStates { oracle.takeUpMail() }
      subject.refusals = oracle.refusals
      step.perform(on: &subject)
      if comparesStates { subject.takeUpMail() }
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

  /// What may wait to be destroyed: where others were taken first, more than the oracle has.
  private func remains(_ oracle: Oracle, _ seen: State) -> Balance {
    var remains = oracle.remains.balance
    if seen.removedCount == 0 { return remains }
    remains.values += 2 * seen.hiddenCount
    remains.rules += seen.hiddenCount
    return remains
  }

  /// A dependency on what was removed may be counted until its reader runs again.
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

  /// An attribute may be marked though nothing has to run, but not the other way, and not when it has just been asked.
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

  /// An input may keep one value more, the one that was seen last, and what passes values on may keep an old one; and so may
  /// what waits to be reclaimed.
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

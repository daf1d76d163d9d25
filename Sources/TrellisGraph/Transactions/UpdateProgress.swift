/// How far an update came that may stop; see ``AttributeGraph/update(_:while:)``.
public struct UpdateProgress: Hashable, Sendable {
  /// Whether all roots are up to date; else something has still to run.
  public let isFinished: Bool
  /// How many rules ran in this call, those included that other rules read for the first time.
  public let evaluationCount: Int

  /// Creates a result: for tests of what goes on with one.
  public init(isFinished: Bool, evaluationCount: Int) {
    self.isFinished = isFinished
    self.evaluationCount = evaluationCount
  }
}

extension AttributeGraph {
  /// Brings attributes up to date, in order, for as long as the closure says; another call goes on where this one stopped.
  ///
  /// The closure is asked before each rule that has to run, but for the first: every call makes progress. Where it says
  /// false, the update stops in a consistent state: the rules that have run keep their values, all else stays perhaps out of
  /// date, inputs may be set, and whoever reads an attribute has it brought up to date as always. If nothing is set in
  /// between, the calls until the first that finishes evaluate together just what one without a stop would have.
  ///
  /// ```swift
  /// var progress = graph.update(roots) { !Task.isCancelled }
  /// ```
  /// A rule that has begun can't be suspended: it finishes together with what it reads, and nothing is asked meanwhile. What
  /// it read last time was brought up to date before it began, rule by rule, up to the first that has changed; what it reads
  /// after that, or for the first time, belongs to it. So the very first update of a root is likely to be a single step.
  ///
  /// Subgraphs that rules have removed go when the call ends, stopped or not: their readers have to run then, be it in
  /// this update.
  ///
  /// The cost is that of reading the roots, and for a call that goes on also that of the way from the root to where the
  /// last one stopped.
  ///
  /// The closure runs in the midst of the update. It may look at ``Attribute/cachedValue``, and make attributes; what it removes
  /// goes when the call ends, like what rules remove, and whoever read that has to run in the next update.
  ///
  /// Traps, with the names of the attributes, where a root was removed or is another graph's, where it is called by a rule, and
  /// where the closure sets or reads something.
  public func update(_ roots: [AnyAttribute], while shouldGoOn: () -> Bool) -> UpdateProgress {
    if isUpdating {
      misuse(
        "AttributeGraph.update",
        "it was called while \(core.path()) was being brought up to date; rules read attributes instead")
    }
    core.checkIsolation("AttributeGraph.update", "the graph was brought up to date", none)
    core.takeUpMail()
    for root in roots {
      core.checkOwn(root, "AttributeGraph.update", "a root")
    }
    return core.update(roots, while: shouldGoOn)
  }

  /// The same until a point in time; see ``update(_:while:)``.
  ///
  /// The clock is looked at before each rule but the first, so that a call takes longer by one rule, and what that
  /// reads, at most.
  public func update(_ roots: [AnyAttribute], until deadline: ContinuousClock.Instant) -> UpdateProgress {
    update(roots) { ContinuousClock.now < deadline }
  }
}

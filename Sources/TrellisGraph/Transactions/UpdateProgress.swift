/// The progress of a stoppable update; see ``AttributeGraph/update(_:while:)``.
public struct UpdateProgress: Hashable, Sendable {
  /// Whether all roots are up to date; otherwise some rules still have to run.
  public let isFinished: Bool
  /// The number of rules that ran in this call, including those that other rules read for the first time.
  public let evaluationCount: Int

  /// Creates a result, for tests of code that uses one.
  public init(isFinished: Bool, evaluationCount: Int) {
    self.isFinished = isFinished
    self.evaluationCount = evaluationCount
  }
}

extension AttributeGraph {
  /// Updates attributes in order while the closure returns true; another call continues where this one stopped.
  ///
  /// The closure is called before each rule that has to run, except the first: every call makes progress. If it returns false, the
  /// update stops in a consistent state. Rules that have run keep their values; everything else stays stale. Inputs may be set
  /// then, and reading an attribute updates it as always. If nothing is set in between, the calls up to the first finished one
  /// evaluate exactly what a single uninterrupted call would.
  /// ```swift
  /// var progress = graph.update(roots) { !Task.isCancelled }
  /// ```
  /// A rule that has begun can't be suspended. It finishes together with everything it reads, without calls of the closure in
  /// between. The rule's previous inputs are updated before it begins, rule by rule, up to the first that has changed. Inputs that
  /// it reads after that one, or for the first time, belong to the rule. So the very first update of a root is likely to be a
  /// single step.
  ///
  /// Subgraphs that rules remove exist until the end of the call, whether it stopped or not. Rules that still read their attributes have to
  /// run again, even if they have run in this update.
  ///
  /// The cost is that of reading the roots. A call that continues also repeats the path from the root to the stop.
  ///
  /// The closure runs in the middle of the update. It may read ``Attribute/cachedValue`` and create attributes. Subgraphs that it removes
  /// exist until the end of the call, like those that rules remove, and their readers have to run in the next update.
  ///
  /// Traps, with the names of the attributes, if a root was removed or belongs to another graph, or if a rule calls this function.
  /// Also traps if the closure sets or reads an attribute.
  public func update(_ roots: [AnyAttribute], while shouldGoOn: () -> Bool) -> UpdateProgress {
    if isUpdating {
      misuse(
        "AttributeGraph.update",
        "it was called while \(core.path()) was being updated; rules read attributes instead")
    }
    core.checkIsolation("AttributeGraph.update", "the graph was updated", none)
    core.flushPendingWrites()
    for root in roots {
      core.checkOwn(root, "AttributeGraph.update", "a root")
    }
    return core.update(roots, while: shouldGoOn)
  }

  /// Updates attributes until a point in time; see ``update(_:while:)``.
  ///
  /// The clock is read before each rule but the first. So a call exceeds the deadline by at most one rule and its reads.
  public func update(_ roots: [AnyAttribute], until deadline: ContinuousClock.Instant) -> UpdateProgress {
    update(roots) { ContinuousClock.now < deadline }
  }
}

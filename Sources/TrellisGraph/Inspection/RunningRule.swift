/// The rule that is running, and why: what it read last time and has changed since.
///
/// A rule gets it from ``AttributeGraph/runningRule()`` where it wants to tell why it runs.
public struct RunningRule {
  /// The attribute whose rule it is.
  public let attribute: AnyAttribute
  /// Whether it runs for the first time.
  public let isFirstRun: Bool
  /// What it read last time and has changed since, in the order of reading; empty at the first time, and where it runs
  /// because something that it read was removed.
  public let changedInputs: [AnyAttribute]
}

extension AttributeGraph {
  /// The rule that is running now, and why; nil where none is.
  ///
  /// What the rule read last time is brought up to date for it, whether or not the rule is going to read it again; it
  /// becomes no dependency by that. O(what the rule read last time). Nothing is kept for it where nobody asks.
  public func runningRule() -> RunningRule? { core.runningRule() }
}

extension AttributeGraph {
  /// The attribute whose rule is running now; nil where none is.
  package var runningAttribute: AnyAttribute? {
    let node = core.storage.pointee.tracking.running
    return node == none ? nil : core.handle(node)
  }
}

extension GraphCore {
  fileprivate func runningRule() -> RunningRule? {
    let node = storage.pointee.tracking.running
    guard node != none else { return nil }
    let isFirst = !flags[Int(node)].contains(.hasValue)
    return RunningRule(
      attribute: attribute(node), isFirstRun: isFirst,
      changedInputs: isFirst ? [] : changedInputs(of: node).map(attribute))
  }

  private func attribute(_ node: UInt32) -> AnyAttribute {
    AnyAttribute(id: AttributeID(index: node, generation: nodes[Int(node)].generation))
  }

  /// What a running rule read last time and has changed since it ran.
  private func changedInputs(of node: UInt32) -> [UInt32] {
    // Only what was set is known to a rule that runs early.
    if storage.pointee.early.runner == node { stopRunningEarly() }
    let evaluatedAt = nodes[Int(node)].evaluatedAt
    var changed: [UInt32] = []
    for source in inputArray(of: node) {
      let state = flags[Int(source)]
      // What waits for this rule can't be asked: the rule will meet the cycle where it reads it.
      if state.contains(.isUpdating) { continue }
      if state.contains(.dirty) { bringUpToDateInside(source, state) }
      if nodes[Int(source)].changedAt > evaluatedAt { changed.append(source) }
    }
    return changed
  }
}

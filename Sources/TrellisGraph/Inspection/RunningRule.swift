/// The running rule, with its inputs that have changed since it ran last.
///
/// You get one from ``AttributeGraph/runningRule()``, for a rule that reports why it runs.
public struct RunningRule {
  /// The attribute of the rule.
  public let attribute: AnyAttribute
  /// Whether the rule runs for the first time.
  public let isFirstRun: Bool
  /// The attributes that the rule read last time and that have changed since, in read order.
  ///
  /// Empty on the first run, and if the rule runs because an attribute that it read was removed.
  public let changedInputs: [AnyAttribute]
}

extension AttributeGraph {
  /// Returns the running rule and its changed inputs; nil if no rule is running.
  ///
  /// The attributes that the rule read last time are updated for this, whether or not the rule reads them again. They don't
  /// become dependencies. O(attributes read last time). Costs nothing unless it is called.
  public func runningRule() -> RunningRule? { core.runningRule() }
}

extension AttributeGraph {
  /// The attribute of the running rule; nil if no rule is running.
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

  /// Returns the attributes that a running rule read last time and that have changed since.
  private func changedInputs(of node: UInt32) -> [UInt32] {
    // An early run has checked only the input that was set; continue as an ordinary update.
    if storage.pointee.early.runner == node { stopRunningEarly() }
    let evaluatedAt = nodes[Int(node)].evaluatedAt
    var changed: [UInt32] = []
    for source in inputArray(of: node) {
      let state = flags[Int(source)]
      // A source that waits for this rule can't be updated. If the rule reads this source, the rule detects the cycle.
      if state.contains(.isUpdating) { continue }
      if state.contains(.dirty) { refreshInside(source, state) }
      if nodes[Int(source)].changedAt > evaluatedAt { changed.append(source) }
    }
    return changed
  }
}

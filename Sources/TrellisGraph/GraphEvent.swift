/// An event in a graph, for its observers.
///
/// ``AttributeGraph/addObserver(_:)`` reports events as they happen; ``GraphRecorder/events`` has them later. The
/// attributes of an earlier event may have been removed: check ``AnyAttribute/exists`` before reading a name. An event
/// allocates nothing.
public enum GraphEvent: Hashable, BitwiseCopyable {
  /// The reason for which a rule ran.
  public enum Reason: Hashable, BitwiseCopyable {
    /// The rule had never run.
    case firstRun
    /// An attribute that the rule last read has another value: the first such attribute in the order of the reads.
    case inputChanged(AnyAttribute)
    /// An attribute that the rule last read was removed.
    case inputRemoved(AnyAttribute)
    /// The cause isn't known: it changed before the graph was observed, or the rule is in a cycle.
    case unknown
  }

  /// An input was set to a different value.
  case set(AnyAttribute)
  /// An input was read for the first time since it was set, and differs from the value that was last read: its readers must run.
  case tookEffect(AnyAttribute)
  /// The attribute became stale: one of its dependencies was set.
  ///
  /// If marking is deferred, rules may run without having been marked.
  case marked(AnyAttribute)
  /// A rule ran. If its result differs from the last one, its readers must run; an equal result stops the change.
  case evaluated(AnyAttribute, changed: Bool, Reason)
  /// A stale attribute was checked, and none of its sources had changed: no rule ran.
  case unchanged(AnyAttribute)
  /// A rule read an attribute that it didn't read in its last run.
  case edgeAdded(from: AnyAttribute, to: AnyAttribute)
  /// A rule didn't read an attribute that it read in its last run, or one of the two is being removed.
  case edgeRemoved(from: AnyAttribute, to: AnyAttribute)
  /// A subgraph was made.
  case subgraphCreated(Subgraph)
  /// A subgraph is about to be removed; all its attributes still exist.
  case subgraphRemoved(Subgraph)
  /// A transaction began.
  case transactionBegan
  /// A transaction ended.
  case transactionEnded
}

extension GraphCore {
  func handle(_ node: UInt32) -> AnyAttribute {
    AnyAttribute(id: AttributeID(index: node, generation: nodes[Int(node)].generation))
  }
}

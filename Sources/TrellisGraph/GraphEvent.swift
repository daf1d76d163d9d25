/// Something that happened in a graph, as its observers are told.
///
/// You get them from ``AttributeGraph/addObserver(_:)`` one by one as they happen, and from ``GraphRecorder/events`` later.
/// The attributes of late events may have been removed: ask ``AnyAttribute/exists`` before their names. Making one
/// allocates nothing.
public enum GraphEvent: Hashable, BitwiseCopyable {
  /// Why a rule ran.
  public enum Reason: Hashable, BitwiseCopyable {
    /// It had never run.
    case firstRun
    /// An attribute that it read last time has another value; where several have, the first one that was found.
    case inputChanged(AnyAttribute)
    /// An attribute that it read last time was removed.
    case inputRemoved(AnyAttribute)
    /// What changed did so before anyone observed the graph; or it waits for itself, in a cycle.
    case unknown
  }

  /// An input was set to a value that differs.
  case set(AnyAttribute)
  /// An input that was set is looked at for the first time since, and differs from what was seen last: its readers have
  /// to run.
  case tookEffect(AnyAttribute)
  /// Something that the attribute depends on was set: it is perhaps out of date.
  ///
  /// Where a change dies early, rules run that were never marked.
  case marked(AnyAttribute)
  /// A rule ran; whether its result differs from the last one, so that its readers have to run, or equals it, which stops
  /// the change there.
  case evaluated(AnyAttribute, changed: Bool, Reason)
  /// An attribute that was perhaps out of date was looked at, and nothing that it reads had changed: no rule ran.
  case unchanged(AnyAttribute)
  /// A rule has read an attribute that it didn't read last time.
  case edgeAdded(from: AnyAttribute, to: AnyAttribute)
  /// A rule hasn't read an attribute that it read last time, or one of the two is being removed.
  case edgeRemoved(from: AnyAttribute, to: AnyAttribute)
  /// A subgraph was made.
  case subgraphCreated(Subgraph)
  /// A subgraph is about to be removed with all its attributes, which still exist.
  case subgraphRemoved(Subgraph)
  /// A group of writes begins.
  case transactionBegan
  /// The group of writes is over.
  case transactionEnded
}

extension GraphCore {
  func handle(_ node: UInt32) -> AnyAttribute {
    AnyAttribute(id: AttributeID(index: node, generation: nodes[Int(node)].generation))
  }
}

/// The index that means "none" in every 32-bit link of the graph.
@usableFromInline var none: UInt32 {
  @inlinable @inline(__always) get { .max }
}

/// The node that replaces every removed source; it counts as changed for every reader.
var removedNode: UInt32 { 0 }

/// A node: an input or a rule with its latest value.
///
/// ```
/// 0      8        16          20     24         28
/// value  payload  generation  shape  changedAt  evaluatedAt   32 bytes
/// ```
/// Parallel arrays hold its flags (one byte), its inputs and outputs (eight bytes each), its subgraph, and that subgraph's next
/// node (four bytes each). Marking touches only flags and outputs.
@usableFromInline struct Node: BitwiseCopyable {
  /// The value if it takes at most 8 bytes; otherwise the address of its slot in the slab.
  ///
  /// Initialized if the flag `hasValue` is set.
  @usableFromInline var value: UInt64 = 0
  /// A closure's context; a struct rule, or its address; for an input with the flag `hasBase`, its last committed value, or that
  /// value's address.
  @usableFromInline var payload: UInt64 = 0
  /// The generation, unique among all nodes that were ever in this slot; it includes the graph's number (``GraphEntry``).
  ///
  /// After removal, only its lower half is left. 0 if the slot never had a node.
  @usableFromInline var generation: UInt32
  /// The index of the node's shape, which determines its evaluation and kind.
  @usableFromInline var shape: UInt32
  /// The update in which the value last changed.
  ///
  /// An edge is pending, and its reader has to run, if this is later than the reader's `evaluatedAt`.
  @usableFromInline var changedAt: UInt32 = 0
  /// The update in which the rule last ran.
  @usableFromInline var evaluatedAt: UInt32 = 0

  init(generation: UInt32, shape: UInt32) {
    self.generation = generation
    self.shape = shape
  }

  /// Whether the slot holds a node that wasn't removed.
  @inline(__always) var exists: Bool { generation > 0xffff }
}

/// A list of a node's inputs in read order, or of its outputs in no order: a block of the link store.
@usableFromInline struct LinkRange: BitwiseCopyable {
  @usableFromInline var start: UInt32 = 0
  @usableFromInline var count: UInt32 = 0

  @usableFromInline init() {}
}

/// The bits of a node that marking touches, in an array of their own.
@usableFromInline struct NodeFlags: OptionSet, BitwiseCopyable {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The rule is stale, because an input that it depends on was set; or the input was set and isn't committed yet.
  @inlinable static var dirty: NodeFlags { NodeFlags(rawValue: 1) }
  /// The rule runs without a check of its inputs.
  ///
  /// An input was removed, or an observable property has changed whose position among the inputs is unknown. Or the rule has read the old
  /// value of a gate or outcome that changed later in the same update.
  @inlinable static var mustRun: NodeFlags { NodeFlags(rawValue: 2) }
  /// The value is initialized; a rule without one has never run.
  @inlinable static var hasValue: NodeFlags { NodeFlags(rawValue: 4) }
  /// The node is being updated, or its value is being read in place between updates.
  ///
  /// While it is updated, the node is on the stack of frames, or its rule is running or suspended. The mode `readingInPlace` shows that
  /// values are being read in place.
  @inlinable static var isUpdating: NodeFlags { NodeFlags(rawValue: 8) }
  /// The value never changes, and reading it makes no edge.
  ///
  /// For a rule: it is a watch, which no rule reads.
  @inlinable static var isConstant: NodeFlags { NodeFlags(rawValue: 16) }
  /// The node has no rule.
  @inlinable static var isInput: NodeFlags { NodeFlags(rawValue: 32) }
  /// An input was set since its last commit; `payload` keeps the committed value, which differs.
  @inlinable static var hasBase: NodeFlags { NodeFlags(rawValue: 64) }
  /// For a rule: marking stops here, except for its settling readers.
  @inlinable static var isGate: NodeFlags { .hasBase }
  /// A recently read root depends on this node: see ``EarlyUpdates``.
  @inlinable static var reachesRoot: NodeFlags { NodeFlags(rawValue: 128) }
}

/// A subgraph: nodes that are removed together.
struct SubgraphRecord: BitwiseCopyable {
  /// The generation, unique among all subgraphs that were ever in this slot; after removal, only its lower half.
  var generation: UInt32
  /// The parent subgraph; `none` for the root.
  var parent: UInt32
  /// The newest child; the siblings are its neighbours among the parent's children.
  ///
  /// In a free slot, `nextSibling` is the next free slot; in ``Remains``, it is the subgraph that was removed next.
  var firstChild = none
  var nextSibling = none
  var previousSibling = none
  /// The newest node.
  var firstNode = none
  /// Whether the removal was requested; during an update, it waits for the update's end.
  var isDoomed = false
  /// Whether closures observe the removal: see ``GraphRegistry/removalObservers``.
  var hasObservers = false

  /// Whether the slot holds a subgraph that wasn't removed.
  @inline(__always) var exists: Bool { generation > 0xffff }
}

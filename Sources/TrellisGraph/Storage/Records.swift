/// The index that stands for "none" in every 32-bit link of the graph.
@usableFromInline var none: UInt32 {
  @inlinable @inline(__always) get { .max }
}

/// The node that stands for every source that was removed: it counts as changed, whoever read it.
var removedNode: UInt32 { 0 }

/// A node: an input or a rule with its latest value.
///
/// ```
/// 0      8        16          20     24         28
/// value  payload  generation  shape  changedAt  evaluatedAt   32 bytes
/// ```
/// Beside it, at the same index of arrays of their own, stand its flags (one byte), its inputs and its outputs (eight
/// bytes each) and the next node of its subgraph (four): marking touches flags and outputs alone.
@usableFromInline struct Node: BitwiseCopyable {
  /// Its value, where that takes 8 bytes at most; else the address of its slot in the slab.
  ///
  /// Initialized where the flag `hasValue` is set.
  @usableFromInline var value: UInt64 = 0
  /// A closure's context; a struct rule, or its address; for an input that was set but not looked at since (flag
  /// `hasBase`), the value that was looked at last, or its address.
  @usableFromInline var payload: UInt64 = 0
  /// Unlike that of any other node that ever stood in this slot, with the graph's number (``GraphEntry``); from its removal on
  /// the lower half of it alone, and 0 where none ever stood here.
  @usableFromInline var generation: UInt32
  /// How it is evaluated, and what it is called: an index of the table of shapes.
  @usableFromInline var shape: UInt32
  /// The update in which its value changed last: an edge is pending, and its reader has to run, where that came after the
  /// reader's `evaluatedAt`.
  @usableFromInline var changedAt: UInt32 = 0
  /// The update in which its rule ran last.
  @usableFromInline var evaluatedAt: UInt32 = 0

  init(generation: UInt32, shape: UInt32) {
    self.generation = generation
    self.shape = shape
  }

  /// Whether a node stands here that wasn't removed.
  @inline(__always) var exists: Bool { generation > 0xffff }
}

/// A list of a node's inputs, in the order in which they were read, or of its outputs, in no order: a block of the link
/// store.
@usableFromInline struct LinkRange: BitwiseCopyable {
  @usableFromInline var start: UInt32 = 0
  @usableFromInline var count: UInt32 = 0

  @usableFromInline init() {}
}

/// The bits of a node that marking touches, in an array of their own.
@usableFromInline struct NodeFlags: OptionSet, BitwiseCopyable {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Perhaps out of date: something that it depends on was set; of an input: it was set and not looked at since.
  @inlinable static var dirty: NodeFlags { NodeFlags(rawValue: 1) }
  /// Its rule runs before any of its inputs is looked at: one of them was removed; or a property of an observable object
  /// that it read has changed, and nobody knows where among its inputs it read that.
  @inlinable static var mustRun: NodeFlags { NodeFlags(rawValue: 2) }
  /// Its value is initialized; a rule without one has never run.
  @inlinable static var hasValue: NodeFlags { NodeFlags(rawValue: 4) }
  /// It is being brought up to date: it stands on the stack of frames.
  ///
  /// Or its value is being looked at in place, between updates: then mode `looking` says that there are such nodes.
  @inlinable static var isUpdating: NodeFlags { NodeFlags(rawValue: 8) }
  /// It never changes, and reading it makes no edge.
  ///
  /// Of a rule: it stands for somebody who awaits a value; nobody reads it.
  @inlinable static var isConstant: NodeFlags { NodeFlags(rawValue: 16) }
  /// It has no rule.
  @inlinable static var isInput: NodeFlags { NodeFlags(rawValue: 32) }
  /// It was set since somebody looked at it, and `payload` keeps the value that was looked at, which differs.
  @inlinable static var hasBase: NodeFlags { NodeFlags(rawValue: 64) }
  /// Of a rule: marking stops there, but for those of its readers that settle it.
  @inlinable static var isGate: NodeFlags { .hasBase }
  /// A root that was read lately depends on it: see ``EarlyUpdates``.
  @inlinable static var reachesRoot: NodeFlags { NodeFlags(rawValue: 128) }
}

/// A subgraph: nodes that come and go together.
struct SubgraphRecord: BitwiseCopyable {
  /// Unlike that of any other subgraph that ever stood in this slot; from its removal on the lower half of it alone.
  var generation: UInt32
  /// The subgraph that it lies in; `none` for the root.
  var parent: UInt32
  /// Its newest child, and its neighbours among its parent's children; in a free slot, the next free one, and among the
  /// ``Remains`` the one that was removed after it.
  var firstChild = none
  var nextSibling = none
  var previousSibling = none
  /// Its newest node.
  var firstNode = none
  /// Whether its removal was asked for: during an update, it waits for the update's end.
  var isDoomed = false
  /// Whether somebody wants to be told when it goes: see ``AttributeGraph/removalObservers``.
  var hasObservers = false

  /// Whether a subgraph stands here that wasn't removed.
  @inline(__always) var exists: Bool { generation > 0xffff }
}

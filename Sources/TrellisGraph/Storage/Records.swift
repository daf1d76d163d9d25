/// A node: an input or a rule with its latest value.
struct Node: ArenaElement {
  /// How its value and rule are run, compared and destroyed.
  ///
  /// Owned by the graph, never retained here.
  var type: Unmanaged<NodeType>
  /// The slot of its value; initialized where the flag `hasValue` is set.
  var value: UnsafeMutableRawPointer
  /// A rule's closure; for an input that was set but not read since, the value that was read last
  /// (flag `hasBase`); nil otherwise.
  var payload: UnsafeMutableRawPointer?
  /// Unlike that of any other node that ever stood in this slot; 0 while the slot is free.
  var generation: UInt32
  /// Counts the changes of the value.
  ///
  /// An edge is pending where it saw another version.
  var version: UInt32 = 0
  /// The version of `payload` where it holds the value that was read last.
  var baseVersion: UInt32 = 0
  /// The in-edges, in the order in which they were read.
  var firstInput = none
  /// The out-edges, newest first.
  var firstOutput = none
  /// The evaluation that read this node last: one that reads it again records nothing.
  var readBy: UInt32 = 0
  /// Who owns the node.
  var subgraph: UInt32
  /// The next node of the same subgraph; in a free slot, the next free one.
  var nextInSubgraph = none
  /// Its name in the graph's table; 0 is no name.
  var name: UInt32
  /// Its kind in the graph's table.
  var kind: UInt32

  var nextFree: UInt32 {
    get { nextInSubgraph }
    set { nextInSubgraph = newValue }
  }
}

/// The bits of a node that marking touches, in an array of their own.
struct NodeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// Perhaps out of date: something that it depends on was set.
  static let dirty = NodeFlags(rawValue: 1)
  /// The value's slot is initialized.
  static let hasValue = NodeFlags(rawValue: 2)
  /// It is being brought up to date: it stands on the stack of frames.
  static let isUpdating = NodeFlags(rawValue: 4)
  /// Its rule has to run whatever its in-edges say: never run yet, or an input was removed.
  static let mustRun = NodeFlags(rawValue: 8)
  /// It was declared and has no rule yet.
  static let isUndefined = NodeFlags(rawValue: 16)
  /// Its value was set since somebody read it, and `payload` keeps the value that was read.
  static let hasBase = NodeFlags(rawValue: 32)
  /// Its version was seen by an edge.
  static let wasSeen = NodeFlags(rawValue: 64)
  /// It is an input: it has no rule.
  static let isInput = NodeFlags(rawValue: 128)
}

/// A dependency: `to` read `from` when it ran last.
struct Edge: ArenaElement {
  /// The node that was read; `none` once that node was removed.
  var from: UInt32
  /// The node that read.
  var to: UInt32
  /// The version that was read.
  ///
  /// The edge is pending where it isn't the node's version now.
  var seenVersion: UInt32
  /// The in-edge that `to` read next; in a free slot, the next free one.
  var nextInput = none
  /// The neighbours in the list of `from`'s out-edges.
  var nextOutput = none
  var previousOutput = none

  var nextFree: UInt32 {
    get { nextInput }
    set { nextInput = newValue }
  }
}

/// A subgraph: nodes that come and go together.
struct SubgraphRecord: ArenaElement {
  /// Unlike that of any other subgraph that ever stood in this slot; 0 while the slot is free.
  var generation: UInt32
  /// The subgraph that it lies in; `none` for the root.
  var parent: UInt32
  /// Its newest child, and its neighbours among its parent's children.
  var firstChild = none
  var nextSibling = none
  var previousSibling = none
  /// Its newest node.
  var firstNode = none
  /// Whether its removal was asked for during an update and waits for the update's end.
  var isDoomed = false

  var nextFree: UInt32 {
    get { nextSibling }
    set { nextSibling = newValue }
  }
}

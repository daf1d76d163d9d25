/// The contents of the store and of a context as dictionaries.
struct NodeOracle {
  /// A node's values.
  struct Row: Equatable {
    var number: Int
    var text = ""
    var parent: Int?
    var tags: Set<Int> = []
    /// The weight of a leaf; nil for other nodes.
    var weight: Int?
    /// The number from which the node's data is made; nil without data.
    var data: Int?
  }

  /// The nodes that are saved.
  private(set) var saved: [Int: Row] = [:]
  /// The nodes as the context with changes has them.
  private(set) var present: [Int: Row] = [:]
  /// The states to which undoing leads, oldest first.
  private var undoable: [[Int: Row]] = []
  private var redoable: [[Int: Row]] = []

  var hasChanges: Bool { saved != present }
  var canUndo: Bool { !undoable.isEmpty }
  var canRedo: Bool { !redoable.isEmpty }

  /// Performs a step that can be undone.
  mutating func perform(_ change: (inout [Int: Row]) -> Void) {
    undoable.append(present)
    redoable = []
    change(&present)
  }

  mutating func save() { saved = present }

  mutating func rollback() {
    present = saved
    forgetSteps()
  }

  mutating func undo() {
    redoable.append(present)
    present = undoable.removeLast()
  }

  mutating func redo() {
    undoable.append(present)
    present = redoable.removeLast()
  }

  /// Performs a change that another context saves while the first context has no changes.
  mutating func performElsewhere(_ change: (inout [Int: Row]) -> Void) {
    change(&saved)
    present = saved
    forgetSteps()
  }

  private mutating func forgetSteps() { (undoable, redoable) = ([], []) }

  /// Removes a node, and the references to it.
  static func delete(_ serial: Int, from rows: inout [Int: Row]) {
    rows[serial] = nil
    for (other, row) in rows where row.parent == serial { rows[other]!.parent = nil }
  }
}

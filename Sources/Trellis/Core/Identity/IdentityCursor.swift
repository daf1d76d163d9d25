/// The location of the view that is being lowered: a path, and the parts that aren't on it yet.
///
/// A view becomes a step when something in it is lowered. Leaves, and modifiers without a body, therefore create no step.
struct IdentityCursor {
  /// The path of what contains the view.
  private(set) var path: IdentityPath?
  /// The index among views written side by side; -1 for a single view.
  private var index: Int32 = -1
  /// The view's type, once it is known.
  private var type: Any.Type?

  /// Enters a view of a type, inside the view that was entered before.
  mutating func enter(_ type: Any.Type) {
    if self.type != nil { settle() }
    self.type = type
  }

  /// Adds the entered view, if any, to the path; what is entered next is inside it.
  mutating func settle() {
    if let settled { self = IdentityCursor(path: settled) }
  }

  /// Moves to one of several views that are written side by side.
  ///
  /// Call ``settle()`` first, so that they have the same parent.
  mutating func move(to index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// Enters a branch whose path already includes the parts that weren't on this path yet.
  mutating func enter(_ branch: IdentityPath) { self = IdentityCursor(path: branch) }

  /// The path, including the parts that aren't on ``path`` yet.
  var settledPath: IdentityPath? { settled ?? path }

  /// The parent and the index of a branch that begins here.
  var forBranch: (parent: IdentityPath?, index: Int?) {
    type == nil ? (path, index < 0 ? nil : Int(index)) : (settled, nil)
  }

  private var settled: IdentityPath? {
    if type == nil && index < 0 { return nil }
    return WrittenView(type, in: path, index: index < 0 ? nil : Int(index))
  }

  init(path: IdentityPath? = nil) {
    self.path = path
  }
}

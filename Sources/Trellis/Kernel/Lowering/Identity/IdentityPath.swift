/// Where in the tree something is, linked up to the root: in which view, which of the views that are written side by side, in
/// which branch, in the row of which id.
///
/// It prints as `ContentView/VStack[1]/ForEach["b"]/Row`: the row whose id is "b", of the rows that stand second in the stack in
/// the body of `ContentView`. Modifiers aren't in it, but for those that have a body. It is for people and for tables: whose state
/// is whose follows from the graph alone.
///
/// A path costs one small object for each view that holds others, and none for a view that doesn't.
class IdentityPath: CustomStringConvertible {
  /// What it is in; nil for the root.
  final let parent: IdentityPath?
  /// Which of its parent's views it is, where they are written side by side; nil where it stands alone.
  final var index: Int? { number < 0 ? nil : number }
  private final let number: Int
  /// The innermost part of the tree around it, or itself, that comes and goes; nil where all stays.
  ///
  /// It is on the path, which holds it; each view asks for it when it is built.
  final unowned(unsafe) var branch: Branch?

  init(in parent: IdentityPath?, index: Int?) {
    self.parent = parent
    number = index ?? -1
    branch = parent?.branch
  }

  /// Writes what this step is called behind what the steps before it are called.
  func write(to text: inout String) {}

  /// The whole path, from the root on; linear in its length.
  final var description: String {
    var steps: [IdentityPath] = []
    var step: IdentityPath? = self
    while let here = step {
      steps.append(here)
      step = here.parent
    }
    var text = ""
    for step in steps.reversed() {
      if let index = step.index { text += "[\(index)]" }
      step.write(to: &text)
    }
    return text
  }

  /// The view or modifier in whose body it is written down; nil outside bodies.
  final var owner: Any.Type? {
    var step: IdentityPath? = self
    while let here = step {
      if let type = (here as? WrittenView)?.type, hasBody(type) { return type }
      step = here.parent
    }
    return nil
  }

  private final func hasBody(_ type: Any.Type) -> Bool {
    (type is any View.Type && !(type is any PrimitiveView.Type))
      || (type is any ViewModifier.Type && !(type is any PrimitiveModifier.Type))
  }
}

extension String {
  /// Adds a step that has a name.
  mutating func appendStep(_ name: String) {
    if !isEmpty { self += "/" }
    self += name
  }
}

/// A view, or a modifier with a body, as a step on a path.
final class WrittenView: IdentityPath {
  /// Its type; nil where only its index is known.
  let type: Any.Type?

  init(_ type: Any.Type?, in parent: IdentityPath?, index: Int?) {
    self.type = type
    super.init(in: parent, index: index)
  }

  override func write(to text: inout String) {
    if let type { text.appendStep(shortName(type)) }
  }
}

/// Where the view is that is being lowered: a path, and what isn't on it yet.
///
/// A view becomes a step when something in it is lowered. So a leaf makes none, and neither does a modifier.
struct IdentityCursor {
  /// What the view is in.
  private(set) var path: IdentityPath?
  /// Which of the views side by side it is.
  private var index: Int32 = -1
  /// Its type, once it is known.
  private var type: Any.Type?

  /// Goes into a view of a type: it is in the one that was entered before.
  mutating func enter(_ type: Any.Type) {
    if self.type != nil { settle() }
    self.type = type
  }

  /// Makes a step of what was entered, where there is something: what comes next is in it.
  mutating func settle() {
    if let settled { self = IdentityCursor(path: settled) }
  }

  /// Goes to one of several views that are written side by side; ``settle()`` first, so that they have one parent.
  mutating func move(to index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// Goes into a branch, which has taken over what isn't on the path yet.
  mutating func enter(_ branch: Branch) { self = IdentityCursor(path: branch) }

  /// The path with what isn't on it yet.
  var settledPath: IdentityPath? { settled ?? path }

  /// The path and the index of a branch that begins here.
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

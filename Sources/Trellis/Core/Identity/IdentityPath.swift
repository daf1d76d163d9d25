/// The location of something in the tree, linked up to the root.
///
/// Each step names a view, an index among views written side by side, a branch, or the id of a row.
///
/// A path prints as `ContentView/VStack[1]/ForEach["b"]/Row`: the row whose id is "b", among the rows that are second in the
/// stack in the body of `ContentView`. Modifiers without a body aren't in it. Paths are for people and for tables; the graph
/// alone determines which state belongs to which view.
///
/// A path costs one small object for each view that contains others, and none for other views.
class IdentityPath: CustomStringConvertible {
  /// The enclosing step; nil for the root.
  final let parent: IdentityPath?
  /// The index among the views of the parent that are written side by side; nil for a single view.
  final var index: Int? { number < 0 ? nil : number }
  private final let number: Int
  /// The innermost step around this one, or this one, that is inserted and removed as a whole; nil if there is none.
  ///
  /// The path retains the step. Lowering reads it with its type, as `branch`.
  final unowned(unsafe) var branchStep: IdentityPath?

  init(in parent: IdentityPath?, index: Int?) {
    self.parent = parent
    number = index ?? -1
    branchStep = parent?.branchStep
  }

  /// Appends the name of this step to a text with the names of the steps before it.
  func write(to text: inout String) {}

  /// The text of the whole path, from the root; linear in its length.
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
}

extension String {
  /// Appends a named step.
  mutating func appendStep(_ name: String) {
    if !isEmpty { self += "/" }
    self += name
  }
}

/// A view, or a modifier with a body, as a step on a path.
final class WrittenView: IdentityPath {
  /// The type; nil if only the index is known.
  let type: Any.Type?

  init(_ type: Any.Type?, in parent: IdentityPath?, index: Int?) {
    self.type = type
    super.init(in: parent, index: index)
  }

  override func write(to text: inout String) {
    if let type { text.appendStep(shortName(type)) }
  }
}

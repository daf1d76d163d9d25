import TrellisGraph

/// A part of the tree that comes and goes as one: a branch of a condition, a row of a `ForEach`, what has an id; a step on the
/// paths of what is in it.
class Branch: IdentityPath {
  final let subgraph: Subgraph
  /// The branch around it.
  private final let outer: Branch?
  /// Which of all removals it was that took this very branch; nil as long as it is there, and where it went with the one
  /// that it lies in.
  private final var removal: Int?

  /// Makes a branch below the one that the inputs are in; the subgraph is made in `owner`.
  @MainActor init(in owner: Subgraph, _ inputs: ViewInputs) {
    subgraph = inputs.graph.makeSubgraph(in: owner)
    let place = inputs.identity.forBranch
    outer = place.parent?.branch
    super.init(in: place.parent, index: place.index)
  }

  /// Which removal took the branch, or the outermost one around it that went; nil as long as it is there.
  final var outermostRemoval: Int? {
    var found: Int?
    var branch: Branch? = self
    while let here = branch {
      found = here.removal ?? found
      branch = here.outer
    }
    return found
  }

  /// Builds what is in the branch.
  @MainActor final func build<Result>(_ inputs: ViewInputs, _ body: (ViewInputs) -> Result) -> Result {
    var inner = inputs
    inner.identity.enter(self)
    // A view may well contain its like behind a condition or in a row.
    inner.depth = 0
    return inputs.graph.within(subgraph) { body(inner) }
  }

  /// Removes the branch with all in it, when the update ends.
  @MainActor final func remove(_ context: ViewContext) {
    removal = context.lifecycle.nextRemoval()
    subgraph.remove()
  }
}

/// A branch of a condition, or what has an id, as a step on a path.
private final class ChosenBranch<Choice: Equatable>: Branch {
  private let choice: Choice
  private let name: (Choice) -> String

  @MainActor init(
    _ choice: Choice, in owner: Subgraph, _ inputs: ViewInputs, name: @escaping (Choice) -> String
  ) {
    (self.choice, self.name) = (choice, name)
    super.init(in: owner, inputs)
  }

  override func write(to text: inout String) { text.appendStep(name(choice)) }
}

/// The list of a view that stands for one of several branches: each is a subgraph, which goes when another is taken.
@MainActor
func makeBranches<Choice: Equatable>(
  named name: String, _ inputs: ViewInputs, step: @escaping (Choice) -> String,
  select: @escaping () -> Choice,
  make: @escaping @MainActor (Choice, ViewInputs) -> ViewList
) -> ViewList {
  let graph = inputs.graph
  let owner = graph.currentSubgraph
  var current: (choice: Choice, branch: Branch, list: ViewList)?
  func list() -> ViewList {
    let choice = select()
    if let taken = current, taken.choice == choice { return taken.list }
    current?.branch.remove(inputs.context)
    let branch = ChosenBranch(choice, in: owner, inputs, name: step)
    let list = branch.build(inputs) { make(choice, $0) }
    current = (choice, branch, list)
    return list
  }
  if inputs.listsLazily {
    return .lazy(graph.rule(name: name, kind: .viewList) { LazyElements(list().lazyParts) })
  }
  return .dynamic(graph.rule(name: name, kind: .viewList) { list().elements })
}

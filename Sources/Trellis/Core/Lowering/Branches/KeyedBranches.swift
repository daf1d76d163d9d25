import TrellisGraph

/// The branches of content that is inserted and removed by key: the branches of a condition, or the rows of a `ForEach`.
///
/// A key that returns while its branch is leaving gets that branch back, with its state.
@MainActor
final class KeyedBranches<Key: Hashable> {
  private struct Part {
    let branch: Branch
    let list: ViewList
  }

  private let inputs: ViewInputs
  private let owner: Subgraph
  private var parts: [Key: Part] = [:]
  /// Whether any branch has ever left without ending at once.
  private var leaves = false
  private let makeBranch: (Key, Subgraph, ViewInputs) -> Branch
  /// Called with the key of a branch that has ended.
  var onEnd: ((Key) -> Void)?
  /// Called with the key of a branch after its subgraph was removed: when the branch ends, or later.
  var onRemoval: ((Key) -> Void)?

  /// Creates an empty collection; `makeBranch` creates a branch for a key in a subgraph, with the inputs.
  init(_ inputs: ViewInputs, _ makeBranch: @escaping (Key, Subgraph, ViewInputs) -> Branch) {
    (self.inputs, self.makeBranch) = (inputs, makeBranch)
    owner = inputs.graph.currentSubgraph
  }

  /// The keys that have branches, including leaving ones.
  var keys: some Sequence<Key> { parts.keys }

  /// Returns whether a key has a branch.
  func contains(_ key: Key) -> Bool { parts[key] != nil }

  /// Returns whether the branch of a key is leaving.
  func isLeaving(_ key: Key) -> Bool { leaves && parts[key]?.branch.phase == .leaving }

  /// The views of a key's branch, which has to exist.
  subscript(_ key: Key) -> ViewList { parts[key]!.list }

  /// Returns the views of a key's branch; builds the branch if there is none, and restores it if it is leaving.
  @discardableResult
  func list(for key: Key, make: (ViewInputs) -> ViewList) -> ViewList {
    if let part = parts[key] {
      part.branch.comeBack(inputs.context)
      return part.list
    }
    let branch = makeBranch(key, owner, inputs)
    let list = branch.build(inputs, make)
    parts[key] = Part(branch: branch, list: list)
    return list
  }

  /// Gives a key's branch, with its views, to another key, which has none; returns the branch.
  func move(_ key: Key, to other: Key) -> Branch {
    let part = parts.removeValue(forKey: key)!
    parts[other] = part
    return part.branch
  }

  /// Removes a key's branch from the tree.
  func remove(_ key: Key) {
    guard let index = parts.index(forKey: key) else { return }
    let part = parts[index].value
    let branch = part.branch
    branch.onRemoval = { [onRemoval] in onRemoval?(key) }
    branch.leave(inputs.context, isSeen: isSeenLeaving(part))
    if branch.phase == .gone {
      parts.remove(at: index)
      onEnd?(key)
    } else {
      leaves = true
      branch.onEnd = { [weak self] in self?.forget(key) }
    }
  }

  /// Returns whether the removal of a part is seen: its update or its transition is animated, or all removed branches are kept.
  private func isSeenLeaving(_ part: Part) -> Bool {
    if inputs.context.departures.isKeeping || inputs.animatingTransaction != nil { return true }
    let elements: [ViewElement]? =
      switch part.list {
      case .fixed(let elements): elements.array
      case .dynamic(let attribute): attribute.cachedValue
      case .lazy: nil
      }
    guard let elements else { return false }
    return elements.contains { inputs.context.viewMotions.animatesRemoval(of: $0) }
  }

  /// Removes a key's branch without a transition.
  func end(_ key: Key) {
    guard let branch = parts[key]?.branch else { return }
    branch.onEnd = nil
    branch.onRemoval = { [onRemoval] in onRemoval?(key) }
    branch.leave(inputs.context, isSeen: false)
    forget(key)
  }

  private func forget(_ key: Key) {
    parts[key] = nil
    onEnd?(key)
  }
}

/// A branch of a condition, or a view with an id, as a step on a path.
private final class ChosenBranch<Choice>: Branch {
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

/// Creates the list of a view that consists of one of several branches.
///
/// Each branch is a subgraph, which is removed when another branch is selected. With `leaves` false, it is removed at once.
@MainActor
func makeBranches<Choice: Hashable>(
  named name: String, leaves: Bool = true, _ inputs: ViewInputs, step: @escaping (Choice) -> String,
  select: @escaping () -> Choice,
  make: @escaping @MainActor (Choice, ViewInputs) -> ViewList
) -> ViewList {
  let branches = KeyedBranches<Choice>(inputs) {
    let branch = ChosenBranch($0, in: $1, $2, name: step)
    branch.skipsInsertionTransition = !leaves
    return branch
  }
  var current: (choice: Choice, list: ViewList)?
  func list() -> ViewList {
    let choice = select()
    if let taken = current, taken.choice == choice { return taken.list }
    if let old = current?.choice { leaves ? branches.remove(old) : branches.end(old) }
    let list = branches.list(for: choice) { make(choice, $0) }
    current = (choice, list)
    return list
  }
  let graph = inputs.graph
  if inputs.listsLazily {
    return .lazy(graph.rule(name: name, kind: .viewList) { LazyElements(list().lazyParts) })
  }
  return .dynamic(graph.rule(name: name, kind: .viewList) { list().elements })
}

/// Returns whether the branch is the chosen one, for a modifier's content; nil if the content isn't in a branch of its own.
enum ChosenContentKey: ViewInputKey {
  static var defaultValue: (@MainActor () -> Bool)? { nil }
}

extension AttributeGraph {
  /// Creates an attribute of a value that isn't read while its branch is leaving; the attribute keeps its last value then.
  @MainActor
  func lastValue<Value>(
    of value: GraphValue<Value>, while isChosen: @escaping @MainActor () -> Bool
  ) -> Attribute<Value> {
    let last = declare(Value.self, name: TypeRecord.of(Value.self).name, kind: .view)
    define(last) {
      if !isChosen(), let before = last.cachedValue { return before }
      return value.wrappedValue
    }
    return last
  }

  /// Creates an attribute for a view that a larger value contains at times; in a leaving branch it keeps its last value.
  @MainActor
  func projectLast<Whole, Part>(
    _ whole: Attribute<Whole>, _ part: @escaping @MainActor (Whole) -> Part?
  ) -> Attribute<Part> {
    let last = declare(Part.self, name: TypeRecord.of(Part.self).name, kind: .view)
    define(last) {
      if let now = part(whole.wrappedValue) { return now }
      guard let before = last.cachedValue else {
        fatalError("\(shortName(Part.self)): an inactive branch was built; this is a bug in Trellis")
      }
      return before
    }
    return last
  }
}

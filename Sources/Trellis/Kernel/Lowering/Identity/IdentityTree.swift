package import TrellisGraph

/// The views of a window as a tree, each with the attributes that were noted as its own: for those who inspect a graph.
///
/// You get one from ``ViewGraph/identityTree()``. It is of one moment, and a plain table: a view is its number.
package struct IdentityTree {
  /// A view, a branch, or a row.
  package struct Step {
    /// What the step is called, with its index: `[1]/Row`, `["b"]`.
    package var name: String {
      var name = path.index.map { "[\($0)]" } ?? ""
      path.write(to: &name)
      return name
    }
    fileprivate let path: IdentityPath
    /// The number of the step that it is in; nil for those at the root.
    package var parent: Int?
    /// The numbers of the steps in it, as they are written.
    package var children: [Int] = []
    /// Its own attributes, in the order in which they were made.
    package var attributes: [AnyAttribute] = []

    fileprivate init(path: IdentityPath, parent: Int?) { (self.path, self.parent) = (path, parent) }
  }

  /// The steps; each stands behind its parent.
  package private(set) var steps: [Step] = []
  /// The steps at the root.
  package private(set) var roots: [Int] = []
  /// Which step an attribute is of.
  package private(set) var stepOfAttribute: [AnyAttribute: Int] = [:]

  private var numbers: [ObjectIdentifier: Int] = [:]
  private var written: [Key: Int] = [:]

  /// Leaves have a path object each: what counts is where it is, and of which type.
  private struct Key: Hashable {
    var parent: Int
    var index: Int?
    var type: ObjectIdentifier?
  }

  /// Makes a tree of what was noted.
  ///
  /// Linear in that.
  init(_ record: IdentityRecord) {
    let found = record.paths.filter { $0.key.exists }.sorted { $0.key.snapshotID < $1.key.snapshotID }
    for (attribute, path) in found {
      let step = number(of: path)
      steps[step].attributes.append(attribute)
      stepOfAttribute[attribute] = step
    }
    (numbers, written) = ([:], [:])
  }

  private mutating func number(of path: IdentityPath) -> Int {
    var waiting: [IdentityPath] = []
    var next: IdentityPath? = path
    while let here = next, numbers[ObjectIdentifier(here)] == nil {
      waiting.append(here)
      next = here.parent
    }
    var step = next.map { numbers[ObjectIdentifier($0)]! }
    while let here = waiting.popLast() {
      let number = enter(here, in: step)
      numbers[ObjectIdentifier(here)] = number
      step = number
    }
    return step!
  }

  private mutating func enter(_ path: IdentityPath, in parent: Int?) -> Int {
    let view = path as? WrittenView
    let key = Key(parent: parent ?? -1, index: path.index, type: view?.type.map { ObjectIdentifier($0) })
    if view != nil, let known = written[key] { return known }
    steps.append(Step(path: path, parent: parent))
    let number = steps.count - 1
    if view != nil { written[key] = number }
    if let parent { steps[parent].children.append(number) } else { roots.append(number) }
    return number
  }
}

// MARK: - For those who inspect

extension ViewGraph {
  /// The views as a tree; empty where identities weren't to be recorded.
  package func identityTree() -> IdentityTree { IdentityTree(context.identities ?? IdentityRecord()) }

  /// Where the view of an attribute is; nil where that wasn't noted.
  package func identityPath(of attribute: AnyAttribute) -> String? { context.identities?.path(of: attribute) }

  /// Sets a state as an action of its view would, by its attribute; false where it is none, or of another type.
  package func setState(_ attribute: AnyAttribute, to value: Any) -> Bool {
    context.identities?.set(attribute, to: value) ?? false
  }

  /// Tells of each body that is evaluated from now on: what it is called, which attribute it is, and how long it took.
  package func observeBodies(
    _ observer: ((_ name: String, _ attribute: AnyAttribute?, _ duration: Duration) -> Void)?
  ) {
    context.writes.onBody = observer
  }
}

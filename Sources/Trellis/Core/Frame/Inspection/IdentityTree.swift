package import TrellisGraph

/// The views of a window as a tree, each with its recorded attributes, for tools that inspect a graph.
///
/// ``ViewGraph/identityTree()`` returns one. It is a snapshot and a plain table, in which numbers identify views.
package struct IdentityTree {
  /// A view, a branch, or a row.
  package struct Step {
    /// The name of the step, with its index: `[1]/Row`, `["b"]`.
    package var name: String {
      var name = path.index.map { "[\($0)]" } ?? ""
      path.write(to: &name)
      return name
    }
    /// The name of the view's type, without its index in the parent.
    package var typeName: String {
      var name = ""
      path.write(to: &name)
      return name
    }
    fileprivate let path: IdentityPath
    /// The number of the parent; nil for a root.
    package var parent: Int?
    /// The numbers of the children, in the order of their first attributes.
    package var children: [Int] = []
    /// The view's own attributes, in the order of their numbers in snapshots.
    package var attributes: [AnyAttribute] = []

    fileprivate init(path: IdentityPath, parent: Int?) { (self.path, self.parent) = (path, parent) }
  }

  /// The steps, each after its parent.
  package private(set) var steps: [Step] = []
  /// The numbers of the steps without a parent.
  package private(set) var roots: [Int] = []
  /// The number of each attribute's step.
  package private(set) var stepOfAttribute: [AnyAttribute: Int] = [:]

  private var numbers: [ObjectIdentifier: Int] = [:]
  private var written: [Key: Int] = [:]

  /// The identity of a written view: its parent, index and type.
  ///
  /// Path objects can't be compared, because each leaf has one of its own.
  private struct Key: Hashable {
    var parent: Int
    var index: Int?
    var type: ObjectIdentifier?
  }

  /// Creates a tree of the recorded attributes.
  ///
  /// O(n log n) in the number of attributes.
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

// MARK: - Inspection

extension ViewGraph {
  /// Returns the views as a tree; it is empty if identities aren't recorded.
  package func identityTree() -> IdentityTree { IdentityTree(context.identities ?? IdentityRecord()) }

  /// Returns the path of an attribute's view; nil if none was recorded.
  package func identityPath(of attribute: AnyAttribute) -> String? { context.identities?.path(of: attribute) }

  /// Returns the type of an attribute's view; nil if none was recorded.
  package func viewType(of attribute: AnyAttribute) -> Any.Type? {
    (context.identities?.paths[attribute] as? WrittenView)?.type
  }

  /// Sets a state by its attribute, as an action of its view would; returns false if no such state is recorded or the type
  /// differs.
  package func setState(_ attribute: AnyAttribute, to value: Any) -> Bool {
    context.identities?.set(attribute, to: value) ?? false
  }

  /// Calls a closure after each evaluation of a body from now on, with the body's name, attribute and duration.
  ///
  /// nil removes the closure.
  package func observeBodies(
    _ observer: ((_ name: String, _ attribute: AnyAttribute?, _ duration: Duration) -> Void)?
  ) {
    context.writes.onBody = observer
  }
}

import TrellisGraph

/// The elements of rows that were made together: one attribute looks all of them up when the data changes, and each row
/// depends on that.
///
/// Where rows only move, so many attributes are evaluated as there are groups, not rows. A row that has gone leaves nil, so
/// that nothing of it is kept; its neighbours are looked at, and are what they were.
@MainActor
final class RowElements<Key: Hashable, Element> {
  /// How many rows a group has at most: a row that changes has that many looked at.
  private static var greatestCount: Int { 128 }

  private let graph: AttributeGraph
  private let subgraph: Subgraph
  private let elements: Attribute<[Element?]>
  private let members: Members
  /// How many of the rows are there.
  private var count = 0

  /// The keys of the rows; others come until the elements are first asked for.
  private final class Members {
    var keys: [Key] = []
    var isClosed = false
  }

  /// Creates a group of rows, in a subgraph; the closure looks an element up, and what it reads is what the group depends
  /// on.
  init(in owner: Subgraph, _ graph: AttributeGraph, element: @escaping (Key) -> Element?) {
    self.graph = graph
    subgraph = graph.makeSubgraph(in: owner)
    let members = Members()
    self.members = members
    elements = graph.within(subgraph) {
      graph.rule(name: "ForEach.elements", kind: .element) {
        members.isClosed = true
        return members.keys.map(element)
      }
    }
  }

  /// Whether a row that is made now can be in the group.
  var isOpen: Bool { !members.isClosed && members.keys.count < Self.greatestCount }

  /// Builds what a row's closure is given, in the row's subgraph.
  func add(_ key: Key) -> Attribute<Element> {
    let (elements, index) = (elements, members.keys.count)
    members.keys.append(key)
    count += 1
    return graph.rule(name: "ForEach.element", kind: .element) {
      // A row that is gone isn't asked: the list is asked before it.
      elements.withValue { $0.pointee[index]! }
    }
  }

  /// A row of the group has gone; with the last one the group goes.
  func remove() {
    count -= 1
    guard count == 0 else { return }
    members.isClosed = true
    subgraph.remove()
  }
}

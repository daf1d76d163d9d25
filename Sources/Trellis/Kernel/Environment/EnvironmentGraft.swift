import TrellisGraph

/// What builds a view in another environment than the one that its list was made in.
///
/// A list is made with the environment around it, and each of its views with what modifiers change of that. Where a view of the list
/// is taken out and put elsewhere, the same changes are made to the environment there.
///
/// ```
/// around the list ─▶ .font ─▶ the view        around the place ─▶ .font ─▶ the view
/// ```
/// What the bodies read on the way to the list stays: they were evaluated there.
@MainActor
final class EnvironmentGraft {
  private let from: EnvironmentScope
  private let to: EnvironmentScope
  private let graph: AttributeGraph
  private let subgraph: Subgraph
  private var known: [ObjectIdentifier: EnvironmentScope] = [:]

  /// Creates what takes one environment in place of another; what it makes belongs to the subgraph in force.
  init(from: EnvironmentScope, to: EnvironmentScope, in graph: AttributeGraph) {
    (self.from, self.to, self.graph) = (from, to, graph)
    subgraph = graph.currentSubgraph
  }

  /// The scope that stands for another.
  func applied(to scope: EnvironmentScope) -> EnvironmentScope {
    if scope === from { return to }
    if let made = known[ObjectIdentifier(scope)] { return made }
    guard let origin = scope.origin else { return scope }
    let outer = applied(to: origin.outer)
    if outer === origin.outer { return scope }
    let made = graph.within(subgraph) { outer.modified(named: scope.name, in: graph, origin.change) }
    known[ObjectIdentifier(scope)] = made
    return made
  }
}

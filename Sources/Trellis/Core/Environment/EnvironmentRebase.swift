import TrellisGraph

/// A replacement of one environment by another, for views that are built outside of their list.
///
/// A list is made with the environment around it; modifiers change that environment for each of the list's views. If a view is taken out
/// of the list and placed elsewhere, the same changes are applied to the environment around the new position.
///
/// ```
/// around the list ─▶ .font ─▶ the view        around the new position ─▶ .font ─▶ the view
/// ```
/// The bodies between the list and its views were evaluated with the environment around the list, so the values that they read stay the
/// same.
@MainActor
final class EnvironmentRebase {
  private let from: EnvironmentScope
  private let to: EnvironmentScope
  private let graph: AttributeGraph
  private let subgraph: Subgraph
  private var known: [ObjectIdentifier: EnvironmentScope] = [:]

  /// Creates a replacement of one scope by another; the scopes that it makes belong to the current subgraph.
  init(from: EnvironmentScope, to: EnvironmentScope, in graph: AttributeGraph) {
    (self.from, self.to, self.graph) = (from, to, graph)
    subgraph = graph.currentSubgraph
  }

  /// Returns the scope that replaces another, or that scope itself if it doesn't derive from the replaced one.
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

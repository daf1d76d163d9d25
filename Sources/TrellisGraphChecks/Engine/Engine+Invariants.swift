import TrellisGraph

extension Engine {
  /// Checks what has to hold in a graph between updates, in builds with the trait `InternalChecks`; else nothing.
  package func checkInvariants() {
    #if InternalChecks
      let snapshot = graph.snapshot()
      let isMarked = Dictionary(
        uniqueKeysWithValues: snapshot.nodes.map { ($0.id, $0.isPerhapsOutOfDate) })
      var edges: Set<[Int]> = []
      for edge in snapshot.edges {
        guard let source = isMarked[edge.from], let reader = isMarked[edge.to] else {
          fatalError("the dependency \(edge) has an end that isn't in the graph")
        }
        if source && !reader { fatalError("\(edge): what reads a marked attribute has to be marked") }
        if edge.isPending && !reader { fatalError("\(edge): what has a pending dependency has to be marked") }
        if !edges.insert([edge.from, edge.to]).inserted { fatalError("\(edge) is there twice") }
      }
    #endif
  }
}

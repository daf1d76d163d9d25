import TrellisGraph

// Views that go are taken out of the graph at once. What they held is destroyed at once, too, or a slice at a time, where
// the host has something better to do first: showing what is left.

extension ViewGraph {
  /// Whether what views that went held is kept until ``reclaim(upTo:)`` destroys it; at first it goes with them.
  package var defersDestruction: Bool {
    get { graph.defersDestruction }
    set { graph.defersDestruction = newValue }
  }

  /// Destroys what so many attributes held; answers whether there is more.
  package func reclaim(upTo count: Int) -> Bool { graph.reclaim(upTo: count) }

  /// Whether more attributes wait to be destroyed than are in use, and more than a window's worth.
  package var hasBacklog: Bool { graph.removedCount > max(graph.nodeCount, 50_000) }
}

import TrellisGraph

// Removed views leave the graph at once. Their values are destroyed at once or in slices. In slices, the host can show the remaining
// views before the next slice.

extension ViewGraph {
  /// Whether the values of removed views are kept until ``collect(limit:)`` destroys them; false by default.
  package var defersDeallocation: Bool {
    get { graph.defersDeallocation }
    set { graph.defersDeallocation = newValue }
  }

  /// Destroys the values of at most `count` removed attributes; returns whether there are more.
  package func collect(limit count: Int) -> Bool { graph.collect(limit: count) }

  /// Whether more attributes wait to be destroyed than are in use, and more than 50,000.
  package var hasBacklog: Bool { graph.removedCount > max(graph.nodeCount, 50_000) }
}

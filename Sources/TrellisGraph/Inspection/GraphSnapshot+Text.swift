extension GraphSnapshot {
  /// Returns the graph as text: one line per node, with its path if known, and its sources indented below it in read order.
  public func text() -> String {
    let names = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, "\($0.kind) \($0.name) #\($0.id)") })
    let inputs = Dictionary(grouping: edges, by: \.to)
    var lines: [String] = []
    for node in nodes {
      lines.append(
        names[node.id]! + (node.path.map { " in \($0)" } ?? "")
          + (node.isStale ? " (stale)" : ""))
      for edge in inputs[node.id] ?? [] {
        lines.append("  ← " + names[edge.from]! + (edge.isPending ? " (pending)" : ""))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension GraphSnapshot {
  /// The graph as text: a line a node, with where it is if that was said, and what it reads, in read order, indented below it.
  public func text() -> String {
    let names = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, "\($0.kind) \($0.name) #\($0.id)") })
    let inputs = Dictionary(grouping: edges, by: \.to)
    var lines: [String] = []
    for node in nodes {
      lines.append(
        names[node.id]! + (node.path.map { " in \($0)" } ?? "")
          + (node.isPerhapsOutOfDate ? " (perhaps out of date)" : ""))
      for edge in inputs[node.id] ?? [] {
        lines.append("  ← " + names[edge.from]! + (edge.isPending ? " (pending)" : ""))
      }
    }
    return lines.joined(separator: "\n")
  }
}

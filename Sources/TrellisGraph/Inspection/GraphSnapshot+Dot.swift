extension GraphSnapshot {
  /// The graph in Graphviz's language: each node a box with its name over its kind, inputs filled, what is perhaps out
  /// of date grey; pending edges dashed.
  public func dot() -> String {
    var lines = [
      "digraph {", "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"sans-serif\"]",
    ]
    let readers = Set(edges.map(\.to))
    for node in nodes {
      let fill =
        node.isPerhapsOutOfDate
        ? ", fillcolor=gray85" : readers.contains(node.id) ? "" : ", fillcolor=lightblue"
      let label = quoted(node.name.isEmpty ? "\(node.kind)" : "\(node.name)\n\(node.kind)")
      lines.append("  n\(node.id) [label=\(label)\(fill)]")
    }
    for edge in edges {
      lines.append("  n\(edge.from) -> n\(edge.to)" + (edge.isPending ? " [style=dashed, label=\"⊗\"]" : ""))
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

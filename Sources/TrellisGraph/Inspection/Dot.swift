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

extension GraphSnapshot {
  /// The graph as JSON: an object with `nodes` (`id`, `name`, `kind`, `type`, `isPerhapsOutOfDate`) and `edges` (`from`,
  /// `to`, `isPending`), a line each.
  public func json() -> String {
    let nodes = nodes.map {
      "    {\"id\": \($0.id), \"name\": \(quoted($0.name)), \"kind\": \(quoted($0.kind.description)), "
        + "\"type\": \(quoted($0.type)), \"isPerhapsOutOfDate\": \($0.isPerhapsOutOfDate)}"
    }
    let edges = edges.map { "    {\"from\": \($0.from), \"to\": \($0.to), \"isPending\": \($0.isPending)}" }
    return """
      {
        "nodes": [
      \(nodes.joined(separator: ",\n"))
        ],
        "edges": [
      \(edges.joined(separator: ",\n"))
        ]
      }
      """
  }
}

extension GraphSnapshot {
  /// The graph as text: a line a node, with what it reads, in read order, indented below it.
  public func text() -> String {
    let names = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, "\($0.kind) \($0.name) #\($0.id)") })
    let inputs = Dictionary(grouping: edges, by: \.to)
    var lines: [String] = []
    for node in nodes {
      lines.append(names[node.id]! + (node.isPerhapsOutOfDate ? " (perhaps out of date)" : ""))
      for edge in inputs[node.id] ?? [] {
        lines.append("  ← " + names[edge.from]! + (edge.isPending ? " (pending)" : ""))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension GraphSnapshot {
  /// Returns the graph in Graphviz's language, with a box for each node.
  ///
  /// A box shows the name, the kind and, if the snapshot has values, the value. Inputs are filled, stale nodes are grey, and
  /// pending edges are dashed. Each subgraph except the root is a frame around its nodes. The tooltip has the type, the path and
  /// the location in source.
  public func dot() -> String {
    var lines = [
      "digraph {", "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"sans-serif\"]",
    ]
    let children = Dictionary(grouping: subgraphs, by: \.parent)
    let owned = Dictionary(grouping: nodes, by: \.subgraph)
    // The open frames, each with its remaining subgraphs. This stack replaces recursion, so that subgraphs may be nested to any depth.
    var open: [ArraySlice<Subgraph>] = []
    func enter(_ subgraph: Int) {
      let indentation = String(repeating: "  ", count: open.count + 1)
      lines += (owned[subgraph] ?? []).map { indentation + line($0) }
      open.append((children[subgraph] ?? [])[...])
    }
    if let root = subgraphs.first { enter(root.id) }
    while let next = open.last?.first {
      open[open.count - 1].removeFirst()
      let indentation = String(repeating: "  ", count: open.count)
      lines.append("\(indentation)subgraph cluster_\(next.id) {")
      lines.append("\(indentation)  label=\"subgraph \(next.id)\"; color=gray60; fontcolor=gray40")
      enter(next.id)
      while open.last?.isEmpty == true, open.count > 1 {
        open.removeLast()
        lines.append(String(repeating: "  ", count: open.count) + "}")
      }
    }
    for edge in edges {
      lines.append("  n\(edge.from) -> n\(edge.to)" + (edge.isPending ? " [style=dashed, label=\"⊗\"]" : ""))
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func line(_ node: Node) -> String {
    let label =
      (node.name.isEmpty ? [] : [node.name]) + [node.kind.description] + (node.value.map { [$0] } ?? [])
    let fill =
      switch (node.role, node.isStale) {
      case (.rule, true): ", fillcolor=gray85"
      case (.rule, false): ""
      case (.input, _): ", fillcolor=lightblue"
      case (.constant, _): ", fillcolor=lightyellow"
      }
    let tooltip =
      node.type + (node.path.map { ", in \($0)" } ?? "") + (node.location.map { ", made at \($0)" } ?? "")
    return "n\(node.id) [label=\(quoted(label.joined(separator: "\n")))\(fill), tooltip=\(quoted(tooltip))]"
  }
}

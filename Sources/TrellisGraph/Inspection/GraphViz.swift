extension AttributeGraph {
  /// Returns the graph in Graphviz's language in its shortest form: one line per node, then one line per dependency.
  ///
  /// A node is identified by its name if that is unique, else by name and index. A node without a name is identified by its kind
  /// and index. Labels that aren't plain words are quoted. ``GraphSnapshot/dot()`` gives a richer picture.
  public func graphViz() -> String {
    let snapshot = snapshot()
    let count = Dictionary(snapshot.nodes.map { ($0.name, 1) }, uniquingKeysWith: +)
    var labels: [Int: String] = [:]
    for node in snapshot.nodes {
      let label =
        node.name.isEmpty
        ? "\(node.kind)_\(node.id)" : count[node.name] == 1 ? node.name : "\(node.name)_\(node.id)"
      labels[node.id] = isWord(label) ? label : quoted(label)
    }
    let nodes = snapshot.nodes.map { labels[$0.id]! }
    let edges = snapshot.edges.map { "\(labels[$0.from]!) -> \(labels[$0.to]!)" }
    return (["digraph {"] + nodes + edges + ["}"]).joined(separator: "\n")
  }

  private func isWord(_ label: String) -> Bool {
    let letters = label.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "_")
    }
    return letters && label.utf8.first.map { $0 > UInt8(ascii: "9") } == true
      && !["node", "edge", "graph", "digraph", "subgraph", "strict"].contains(label.lowercased())
  }
}

extension GraphSnapshot {
  /// Returns the graph as JSON, with members named like the properties here and one line per attribute, dependency and subgraph.
  ///
  /// Decoding it gives an equal snapshot.
  public func json() -> String {
    let members: [(String, JSON)] = [
      ("nodes", .array(nodes.map(json))),
      (
        "edges",
        .array(
          edges.map {
            .object([("from", .number($0.from)), ("to", .number($0.to)), ("isPending", .bool($0.isPending))])
          })
      ),
      (
        "subgraphs",
        .array(subgraphs.map { .object([("id", .number($0.id)), ("parent", .optional($0.parent))]) })
      ),
    ]
    return JSON.object([("update", .number(update))] + members).text()
  }

  private func json(_ node: Node) -> JSON {
    .object([
      ("id", .number(node.id)), ("name", .string(node.name)), ("kind", .string(node.kind.description)),
      ("role", .string(node.role.rawValue)), ("type", .string(node.type)), ("value", .optional(node.value)),
      ("subgraph", .number(node.subgraph)), ("location", .optional(node.location)),
      ("isStale", .bool(node.isStale)), ("changedAt", .number(node.changedAt)),
      ("evaluatedAt", .optional(node.evaluatedAt)), ("path", .optional(node.path)),
    ])
  }
}

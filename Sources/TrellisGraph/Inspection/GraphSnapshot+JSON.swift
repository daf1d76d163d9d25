extension GraphSnapshot {
  /// Returns the graph as JSON, with members named like the properties here and one line per attribute, dependency and subgraph.
  ///
  /// Decoding it gives an equal snapshot.
  public func json() -> String {
    JSONText.object([
      ("update", .int(update)), ("nodes", .array(nodes.map(json))), ("edges", .array(edges.map(json))),
      (
        "subgraphs",
        .array(subgraphs.map { .object([("id", .int($0.id)), ("parent", .optional($0.parent))]) })
      ),
    ]).lines
  }

  private func json(_ edge: Edge) -> JSONText {
    .object([("from", .int(edge.from)), ("to", .int(edge.to)), ("isPending", .bool(edge.isPending))])
  }

  private func json(_ node: Node) -> JSONText {
    .object([
      ("id", .int(node.id)), ("name", .string(node.name)), ("kind", .string(node.kind.description)),
      ("role", .string(node.role.rawValue)), ("type", .string(node.type)), ("value", .optional(node.value)),
      ("subgraph", .int(node.subgraph)), ("location", .optional(node.location)),
      ("isStale", .bool(node.isStale)), ("changedAt", .int(node.changedAt)),
      ("evaluatedAt", .optional(node.evaluatedAt)), ("path", .optional(node.path)),
    ])
  }
}

extension JSONText {
  static func optional(_ location: CodeLocation?) -> JSONText {
    guard let location else { return .null }
    return .object([("fileID", .string(location.fileID)), ("line", .int(location.line))])
  }
}

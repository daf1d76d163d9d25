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

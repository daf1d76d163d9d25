@usableFromInline
func trapForEnded(_ index: UInt32, _ generation: UInt32) -> Never {
  misuse(
    "Attribute",
    "the attribute (index \(Int(index) - 1), generation \(generation)) was removed with its graph; don't use handles longer than their "
      + "graph")
}

extension GraphCore {
  /// Returns a node's title in messages: its name, or its kind and index.
  func title(_ node: UInt32) -> String {
    title(node, shape: nodes[Int(node)].shape, name: nameNumber(of: node))
  }

  /// Returns the title of a node that may be removed; a node `none` without a name has its kind as title.
  func title(_ node: UInt32, shape: UInt32, name: UInt32) -> String {
    let shape = storage.pointee.shapes.base[Int(shape)]
    let name = storage.pointee.names[name]
    if !name.isEmpty { return "“\(name)”" }
    return node == none ? "a \(registry.kinds[shape.kind])" : "\(registry.kinds[shape.kind]) #\(node - 1)"
  }

  /// Returns the titles of the nodes that are being updated, outermost first.
  func path() -> String { path(updatingNodes) }

  /// Returns the titles of nodes that read each other; of many, the first and the last ones.
  private func path(_ nodes: [UInt32]) -> String {
    abridged(nodes).map { $0.map { title($0) } ?? "…" }.joined(separator: " → ")
  }

  /// Returns a line for each node that is being updated, with the location at which it was made.
  func places(and other: UInt32 = none) -> String {
    places(updatingNodes) + (other == none || updatingNodes.contains(other) ? "" : place(other))
  }

  private func places(_ nodes: [UInt32]) -> String {
    abridged(nodes).compactMap { $0.map { place($0) } }.joined()
  }

  private func abridged(_ nodes: [UInt32]) -> [UInt32?] {
    let nodes = nodes.map { Optional($0) }
    return nodes.count <= 24 ? nodes : nodes.prefix(10) + [nil] + nodes.suffix(10)
  }

  func place(_ node: UInt32) -> String {
    shape(of: node).pointee.site.location.map { "\n  \(title(node)) was made at \($0)" } ?? ""
  }

  func trapForCycle(_ node: UInt32) -> Never {
    checkInPlaceRead(at: node, "was updated")
    let circle = Array(updatingNodes.drop { $0 != node })
    misuse(
      "AttributeGraph.update",
      "\(circle.count > 24 ? "a cycle of \(circle.count)" : "a cycle"): \(path(circle)) → \(title(node)), each reads the "
        + "next; break it at one of these rules, or read with value()" + places(circle))
  }

  @usableFromInline
  func trapForSet(_ node: UInt32) -> Never {
    if flags[Int(node)].contains(.isConstant) {
      misuse(
        "Attribute.wrappedValue",
        "\(title(node)) is a constant and can't be set; make it an input" + place(node))
    }
    if !flags[Int(node)].contains(.isInput) {
      misuse(
        "Attribute.wrappedValue",
        "\(title(node)) is a rule and can't be set; set an input that it reads" + place(node))
    }
    trapForThread("Attribute.wrappedValue", "\(title(node)) was set", node)
    misuse(
      "Attribute.wrappedValue",
      "\(title(node)) was set while \(path()) was being updated; set inputs between updates only"
        + places(and: node))
  }

  @usableFromInline
  func trapForMissing(_ id: AttributeID) -> Never {
    let isRead = storage.pointee.tracking.running != none
    let reader = isRead ? ", read by \(path())" : ""
    let title = removedTitle(id).map { "\($0) (" } ?? "the attribute ("
    misuse(
      "Attribute",
      "\(title)index \(id.index - 1), generation \(id.generation)\(reader)) was removed with its subgraph; "
        + "don't use handles longer than their subgraph" + removedPlace(id)
        + (isRead ? places() : ""))
  }

  private func removedPlace(_ id: AttributeID) -> String {
    let removed = storage.pointee.removed.find(id)
    let location = removed.flatMap { storage.pointee.shapes.base[Int($0.shape)].site.location }
    return location.map { "\n  it was made at \($0)" } ?? ""
  }

  func trapForUndefined(_ node: UInt32) -> Never {
    misuse(
      "Attribute.wrappedValue",
      "\(title(node)) was declared and read before it had a rule; call define(_:rule:) first" + places())
  }
}

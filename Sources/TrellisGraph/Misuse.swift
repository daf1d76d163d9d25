/// Stops the program for a programmer's mistake.
///
/// The message reads `where: what was violated (values seen); what to do`, in debug and release builds alike.
func misuse(_ place: String, _ message: String) -> Never {
  fatalError("\(place): \(message)")
}

extension GraphCore {
  /// How messages call a node: its name, or its kind and index.
  func title(_ node: UInt32) -> String {
    let shape = shape(of: node)
    let name = owner.names[shape.pointee.name]
    return name.isEmpty ? "\(owner.kinds[shape.pointee.kind]) #\(node - 1)" : "“\(name)”"
  }

  /// The nodes that are being brought up to date, outermost first, as messages show them.
  func path(from frame: Int = 0) -> String {
    (frame..<storage.pointee.frames.count).map { title(frames[$0].node) }.joined(separator: " → ")
  }

  func stopForCycle(_ node: UInt32) -> Never {
    var start = 0
    while frames[start].node != node { start += 1 }
    misuse(
      "AttributeGraph.update",
      "a cycle: \(path(from: start)) → \(title(node)), each reads the next; break it at one of these rules")
  }

  @usableFromInline
  func stopForSet(_ node: UInt32) -> Never {
    if flags[Int(node)].contains(.isConstant) {
      misuse("Attribute.wrappedValue", "\(title(node)) is a constant and can't be set; make it an input")
    }
    if !flags[Int(node)].contains(.isInput) {
      misuse("Attribute.wrappedValue", "\(title(node)) is a rule and can't be set; set what it reads")
    }
    misuse(
      "Attribute.wrappedValue",
      "\(title(node)) was set while \(path()) was being brought up to date; set inputs between updates only")
  }

  @usableFromInline
  func stopForMissing(_ id: AttributeID) -> Never {
    let reader = storage.pointee.tracking.running == none ? "" : ", read by \(path())"
    misuse(
      "Attribute",
      "the attribute (index \(id.index - 1), generation \(id.generation)\(reader)) was removed with its subgraph or "
        + "its graph; keep handles no longer than their subgraph")
  }

  func stopForUndefined(_ node: UInt32) -> Never {
    misuse(
      "Attribute.wrappedValue",
      "\(title(node)) was declared and read before it had a rule; call define(_:rule:) first")
  }
}

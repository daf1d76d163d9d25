/// Something that happened in a graph, as its observer is told.
public enum GraphEvent {
  /// An input was set to a value that differs.
  case set(AnyAttribute)
  /// A rule ran; whether its result differs from the last one, so that its readers have to run.
  case evaluated(AnyAttribute, changed: Bool)
}

extension GraphCore {
  func handle(_ node: UInt32) -> AnyAttribute {
    AnyAttribute(core: self, id: AttributeID(index: node, generation: nodes[Int(node)].generation))
  }
}

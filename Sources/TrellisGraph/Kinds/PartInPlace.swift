extension AnyAttribute {
  /// A copy of the value of a type that stands so many bytes into the attribute's value, brought up to date first; counts as a read
  /// of the attribute.
  ///
  /// For those who know a type's layout from its metadata: that a value of the type stands there nobody checks. Unlike a
  /// projection it makes no attribute, and the reader depends on the whole value. O(1), beside bringing the value up to date.
  package func part<Part>(at offset: Int, as type: Part.Type = Part.self) -> Part {
    (bytes() + offset).assumingMemoryBound(to: Part.self).pointee
  }

  /// Reads such a part where it stands, without copying it; what the closure does mustn't change the graph.
  package func withPart<Part, Result>(at offset: Int, _ body: (UnsafePointer<Part>) -> Result) -> Result {
    body((bytes() + offset).assumingMemoryBound(to: Part.self))
  }

  /// Where the value stands now: until the graph changes.
  private func bytes() -> UnsafeRawPointer {
    let field = UnsafeRawPointer(id.read(as: UInt64.self))
    return core.type(of: id.index).valueLayout.isInline ? field : field.load(as: UnsafeRawPointer.self)
  }
}

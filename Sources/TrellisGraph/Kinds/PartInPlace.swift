extension AnyAttribute {
  /// Returns a copy of the part at a byte offset in the attribute's updated value; counts as a read of the attribute.
  ///
  /// For callers that know a type's layout from its metadata: the type at the offset isn't checked. Unlike a projection it
  /// creates no attribute, and the reader depends on the whole value. O(1), apart from updating the value.
  package func part<Part>(at offset: Int, as type: Part.Type = Part.self) -> Part {
    (bytes() + offset).assumingMemoryBound(to: Part.self).pointee
  }

  /// Calls a closure with the part at a byte offset in place, without copying it; the closure must not change the graph.
  package func withPart<Part, Result>(at offset: Int, _ body: (UnsafePointer<Part>) -> Result) -> Result {
    body((bytes() + offset).assumingMemoryBound(to: Part.self))
  }

  /// Returns the address of the value, which is valid until the graph changes.
  private func bytes() -> UnsafeRawPointer {
    let field = UnsafeRawPointer(id.read(as: UInt64.self))
    return core.type(of: id.index).valueLayout.isInline ? field : field.load(as: UnsafeRawPointer.self)
  }
}

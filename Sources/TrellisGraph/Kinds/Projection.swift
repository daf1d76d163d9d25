extension AttributeGraph {
  /// Creates an attribute of a part of another's value; its readers don't run for changes elsewhere in the value.
  ///
  /// A stored property is read in place, by its offset. Any other key path is applied to a copy of the value.
  public func projection<Value, Field>(
    of attribute: Attribute<Value>, _ keyPath: KeyPath<Value, Field>, name: String? = nil,
    kind: AttributeKind = .projection, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Field> {
    if let offset = MemoryLayout<Value>.offset(of: keyPath) {
      return rule(
        name: name, kind: kind, fileID: fileID, line: line,
        OffsetProjection<Value, Field>(source: attribute, offset: offset))
    }
    return rule(
      name: name, kind: kind, fileID: fileID, line: line,
      KeyPathProjection(source: attribute, keyPath: keyPath))
  }

  /// Creates an attribute of the field at a byte offset in another's value.
  ///
  /// For callers that know a type's layout from its metadata. Traps if a value of that type doesn't fit there; the type itself
  /// isn't checked.
  public func projection<Value, Field>(
    of attribute: Attribute<Value>, offset: Int, as type: Field.Type, name: String? = nil,
    kind: AttributeKind = .projection, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Field> {
    guard offset >= 0, offset + MemoryLayout<Field>.size <= MemoryLayout<Value>.size,
      offset % MemoryLayout<Field>.alignment == 0
    else {
      misuse(
        "AttributeGraph.projection",
        "\(Field.self) has \(MemoryLayout<Field>.size) bytes, aligned to \(MemoryLayout<Field>.alignment), and can't be "
          + "at offset \(offset) of \(Value.self), which has \(MemoryLayout<Value>.size); give the offset of a field"
      )
    }
    return rule(
      name: name, kind: kind, fileID: fileID, line: line,
      OffsetProjection<Value, Field>(source: attribute, offset: offset))
  }
}

private struct OffsetProjection<Value, Field>: Rule {
  let source: Attribute<Value>
  let offset: Int

  var value: Field {
    source.withValue { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Field.self).pointee }
  }
}

private struct KeyPathProjection<Value, Field>: Rule {
  let source: Attribute<Value>
  let keyPath: KeyPath<Value, Field>

  var value: Field { source.wrappedValue[keyPath: keyPath] }
}

extension AttributeGraph {
  /// Makes an attribute of a part of another's value: who reads it depends on that part alone, so that a change elsewhere
  /// in the value doesn't reach them.
  ///
  /// A stored property is read in place, by its offset; any other key path is applied to a copy of the value.
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

  /// Makes an attribute of the field that stands so many bytes into another's value.
  ///
  /// For those who know a type's layout from its metadata. Traps where a value of that type doesn't fit there; that it is
  /// of that type nobody checks.
  public func projection<Value, Field>(
    of attribute: Attribute<Value>, offset: Int, as type: Field.Type, name: String? = nil,
    kind: AttributeKind = .projection, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Field> {
    guard offset >= 0, offset + MemoryLayout<Field>.size <= MemoryLayout<Value>.size,
      offset % MemoryLayout<Field>.alignment == 0
    else {
      misuse(
        "AttributeGraph.projection",
        "\(Field.self) has \(MemoryLayout<Field>.size) bytes, aligned to \(MemoryLayout<Field>.alignment), and can't stand "
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

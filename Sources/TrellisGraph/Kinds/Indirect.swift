/// An attribute that has the value of another one, its source, which can be replaced.
///
/// You get one from `AttributeGraph.indirect(to:)`. Rules read ``attribute``; the owner of the indirection sets ``source``. Like
/// all handles it owns nothing.
public struct IndirectAttribute<Value>: Hashable, BitwiseCopyable {
  /// The attribute to read: its value is always the source's.
  public let attribute: Attribute<Value>
  let target: Attribute<Attribute<Value>>
  let original: Attribute<Value>

  /// The attribute whose value is used.
  ///
  /// Setting it is a write like that of an input: readers of ``attribute`` become stale, and run if the value differs. Setting it
  /// while a rule runs traps.
  public var source: Attribute<Value> {
    get { target.wrappedValue }
    nonmutating set { target.wrappedValue = newValue }
  }

  /// Restores the original source.
  public func reset() {
    source = original
  }
}

extension AttributeGraph {
  /// Creates an attribute that has the value of a source, which can be replaced later.
  ///
  /// It takes two attributes: an input that holds the source, and a rule that reads it.
  public func indirect<Value>(
    to source: Attribute<Value>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> IndirectAttribute<Value> {
    let target = input(
      name: name.map { "\($0).source" }, kind: .indirectSource, source, fileID: fileID, line: line)
    let attribute = rule(
      name: name, kind: .indirect, fileID: fileID, line: line, IndirectRule(target: target))
    return IndirectAttribute(attribute: attribute, target: target, original: source)
  }

  /// Creates an attribute that has the value of a source, or nil once the source was removed; the removal marks the new attribute's
  /// readers.
  public func weak<Value>(
    _ source: Attribute<Value>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attribute<Value?> {
    rule(name: name, kind: .weak, fileID: fileID, line: line, WeakRule(source: source))
  }
}

private struct IndirectRule<Value>: Rule {
  let target: Attribute<Attribute<Value>>

  var value: Value { target.wrappedValue.wrappedValue }
}

private struct WeakRule<Source>: Rule {
  let source: Attribute<Source>

  /// The source's value; removing the source leaves an in-edge without a source, which makes the rule run.
  var value: Source? { source.exists ? source.wrappedValue : nil }
}

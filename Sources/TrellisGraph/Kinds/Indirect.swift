/// An attribute that stands for another one, which can be exchanged.
///
/// You get one from `AttributeGraph.indirect(to:)`. Rules read ``attribute``; whoever owns the indirection sets
/// ``source``. Like all handles it owns nothing.
public struct IndirectAttribute<Value>: Hashable, BitwiseCopyable {
  /// What stands for the source: its value is always the source's.
  public let attribute: Attribute<Value>
  let target: Attribute<Attribute<Value>>
  let original: Attribute<Value>

  /// The attribute that is stood for.
  ///
  /// Setting it is a write like that of an input: who reads ``attribute`` is looked at again, and runs where the value
  /// differs. It traps while a rule runs.
  public var source: Attribute<Value> {
    get { target.wrappedValue }
    nonmutating set { target.wrappedValue = newValue }
  }

  /// Goes back to the attribute that it was made for.
  public func reset() {
    source = original
  }
}

extension AttributeGraph {
  /// Makes an attribute that stands for another until it is told to stand for a third.
  ///
  /// It takes two attributes: an input that says which, and a rule that reads it.
  public func indirect<Value>(
    to source: Attribute<Value>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> IndirectAttribute<Value> {
    let target = input(
      name: name.map { "\($0).source" }, kind: .indirectSource, source, fileID: fileID, line: line)
    let attribute = rule(
      name: name, kind: .indirect, fileID: fileID, line: line, IndirectRule(target: target))
    return IndirectAttribute(attribute: attribute, target: target, original: source)
  }

  /// Makes an attribute that has another's value as long as that exists, and nil afterwards: who reads it is marked when
  /// the other is removed.
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

  /// A removed source leaves its readers' edges without an end, which makes them run.
  var value: Source? { source.exists ? source.wrappedValue : nil }
}

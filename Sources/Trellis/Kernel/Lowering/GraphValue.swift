import TrellisGraph

/// The value of a view or a modifier as it stands in the graph: that of an attribute, or a part of one, which is read in place.
///
/// A body's value holds the values of all views that are written down in it. Most of them need no attribute of their own: who reads a
/// part depends on the whole, and stops what stays equal at what it makes of it. Where that would cost more than a comparison, as
/// what runs is the program's code or goes through much data, ``attribute(in:kind:)`` makes the part an attribute.
struct GraphValue<Value> {
  /// The attribute, and so many bytes into its value the part.
  private let whole: AnyAttribute
  private let offset: Int
  private let isWhole: Bool

  /// The value of an attribute.
  init(_ attribute: Attribute<Value>) {
    (whole, offset, isWhole) = (attribute.erased, 0, true)
  }

  private init(_ whole: AnyAttribute, at offset: Int) {
    (self.whole, self.offset, isWhole) = (whole, offset, false)
  }

  /// The value now; reading it in a rule makes the rule depend on the attribute that it is in.
  var wrappedValue: Value { whole.part(at: offset) }

  /// Something of the value, which isn't copied for it; reading it in a rule makes the rule depend on the attribute that it is in.
  func read<Result>(_ body: (Value) -> Result) -> Result {
    whole.withPart(at: offset) { (value: UnsafePointer<Value>) in body(value.pointee) }
  }

  /// The same for one who knows the type in another way.
  func typed<Other>(as type: Other.Type) -> GraphValue<Other> {
    precondition(type == Value.self, "the value is a \(Value.self), not a \(type)")
    return isWhole ? GraphValue<Other>(whole.typed()) : GraphValue<Other>(whole, at: offset)
  }

  /// The attribute that has this value, where there is one.
  var ownAttribute: AnyAttribute? { isWhole ? whole : nil }

  /// The value that stands so many bytes into this one.
  func part<Part>(at offset: Int, as type: Part.Type) -> GraphValue<Part> {
    GraphValue<Part>(whole, at: self.offset + offset)
  }

  /// The value of a stored property of a type.
  @MainActor
  func part<Part>(_ property: String, as type: Part.Type) -> GraphValue<Part> {
    part(at: TypeRecord.of(Value.self).offset(of: property, as: type), as: type)
  }

  /// An attribute of the value alone: who reads that depends on nothing beside it.
  @MainActor
  func attribute(in graph: AttributeGraph, kind: AttributeKind = .view) -> Attribute<Value> {
    if isWhole { return whole.typed() }
    let (whole, offset) = (whole, offset)
    return graph.rule(name: TypeRecord.of(Value.self).name, kind: kind) { whole.part(at: offset) }
  }
}

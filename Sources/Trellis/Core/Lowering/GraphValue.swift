import TrellisGraph

/// The value of a view or a modifier in the graph: that of an attribute, or a part of one that is read in place.
///
/// A body's value contains the values of all views that are written in the body. Most of them need no attribute of their own. The
/// reader of a part depends on the whole, and an update stops there if the reader's result is equal. If the reader costs more
/// than a comparison, because it calls the program's code or processes much data, ``attribute(in:kind:)`` makes the part an
/// attribute.
struct GraphValue<Value> {
  /// The attribute that contains the value, `offset` bytes into its own value.
  private let whole: AnyAttribute
  private let offset: Int
  private let isWhole: Bool

  /// Creates the value of an attribute.
  init(_ attribute: Attribute<Value>) {
    (whole, offset, isWhole) = (attribute.erased, 0, true)
  }

  private init(_ whole: AnyAttribute, at offset: Int) {
    (self.whole, self.offset, isWhole) = (whole, offset, false)
  }

  /// The current value; a rule that reads it depends on the attribute that contains it.
  var wrappedValue: Value { whole.part(at: offset) }

  /// Calls a closure with the value, without copying it; a rule that calls this depends on the attribute that contains it.
  func read<Result>(_ body: (Value) -> Result) -> Result {
    whole.withPart(at: offset) { (value: UnsafePointer<Value>) in body(value.pointee) }
  }

  /// Returns this value with the static type `Other`; traps unless `Other` is `Value`.
  func typed<Other>(as type: Other.Type) -> GraphValue<Other> {
    precondition(type == Value.self, "the value is a \(Value.self), not a \(type)")
    return isWhole ? GraphValue<Other>(whole.typed()) : GraphValue<Other>(whole, at: offset)
  }

  /// The attribute with this value; nil if the value is a part of one.
  var ownAttribute: AnyAttribute? { isWhole ? whole : nil }

  /// Returns the value of a type that is `offset` bytes into this one.
  func part<Part>(at offset: Int, as type: Part.Type) -> GraphValue<Part> {
    GraphValue<Part>(whole, at: self.offset + offset)
  }

  /// Returns the value of a stored property.
  @MainActor
  func part<Part>(_ property: StaticString, as type: Part.Type) -> GraphValue<Part> {
    part(at: TypeRecord.of(Value.self).offset(of: property, as: type), as: type)
  }

  /// Returns an attribute of the value alone, whose readers don't depend on the rest of the whole.
  @MainActor
  func attribute(in graph: AttributeGraph, kind: AttributeKind = .view) -> Attribute<Value> {
    if isWhole { return whole.typed() }
    let (whole, offset) = (whole, offset)
    return graph.rule(name: TypeRecord.of(Value.self).name, kind: kind) { whole.part(at: offset) }
  }
}

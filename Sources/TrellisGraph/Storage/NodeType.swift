/// What the graph has to know of a node's type for what isn't on the hot path: how its value and its payload are
/// compared, copied and destroyed.
///
/// One object a type and kind, made once and kept by the graph.
@usableFromInline class NodeType {
  let valueType: Any.Type
  let valueLayout: SlotLayout
  /// Of what the payload holds; nil where it isn't a value: a closure's context, or nothing.
  let payloadLayout: SlotLayout?
  /// Whether values are plain bytes that needn't be destroyed.
  @usableFromInline let isTrivial: Bool
  /// Whether a caller's closure compares the values.
  let hasComparator: Bool

  init(
    valueType: Any.Type, valueLayout: SlotLayout, payloadLayout: SlotLayout?, isTrivial: Bool,
    hasComparator: Bool
  ) {
    self.hasComparator = hasComparator
    self.valueType = valueType
    self.valueLayout = valueLayout
    self.payloadLayout = payloadLayout
    self.isTrivial = isTrivial
  }

  /// Whether two values are equal, as `ComparisonPlan` or the caller's comparator has it.
  @usableFromInline func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }

  /// A copy of a value.
  func copy(_ value: UnsafeRawPointer) -> Any { () }

  /// A value as recorders keep it; nil where it has to be described at once.
  func keep(_ value: UnsafeRawPointer) -> KeptValue? { nil }

  func destroyValue(_ value: UnsafeMutableRawPointer) {}

  /// Destroys the payload that a node had: a copy of the node's field, or of the slot that it named.
  func destroyPayload(_ payload: UnsafeMutableRawPointer, function: UnsafeRawPointer?) {}
}

/// A node with a value of one type: an input or a constant; the payload of an input is a value too.
final class InputType<Value>: ValueType<Value> {
  init(comparedBy areEqual: ((Value, Value) -> Bool)? = nil) {
    super.init(payloadLayout: SlotLayout(Value.self), comparedBy: areEqual)
  }

  override func destroyPayload(_ payload: UnsafeMutableRawPointer, function: UnsafeRawPointer?) {
    destroyValue(payload)
  }
}

/// A node whose value comes from a closure, of which the payload is the context.
final class ClosureRuleType<Value>: ValueType<Value> {
  init(comparedBy areEqual: ((Value, Value) -> Bool)? = nil) {
    super.init(payloadLayout: nil, comparedBy: areEqual)
  }

  override func destroyPayload(_ payload: UnsafeMutableRawPointer, function: UnsafeRawPointer?) {
    if function != nil { ClosureWords(function: function, context: payload.load(as: UInt64.self)).release() }
  }
}

/// What all nodes with values of one type share.
class ValueType<Value>: NodeType {
  /// Planned when values are compared for the first time.
  private lazy var plan = comparator.map { .custom($0) } ?? ComparisonPlan.plan(for: Value.self)
  private let comparator: ((Value, Value) -> Bool)?

  init(payloadLayout: SlotLayout?, comparedBy areEqual: ((Value, Value) -> Bool)? = nil) {
    comparator = areEqual
    super.init(
      valueType: Value.self, valueLayout: SlotLayout(Value.self), payloadLayout: payloadLayout,
      isTrivial: _isPOD(Value.self), hasComparator: areEqual != nil)
  }

  override func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    plan.areEqual(first, second)
  }

  override func copy(_ value: UnsafeRawPointer) -> Any { value.assumingMemoryBound(to: Value.self).pointee }

  /// Looked through when a recorder keeps one for the first time.
  private lazy var plain = PlainData(of: Value.self)
  private lazy var plainElement = (Value.self as? any DescribedByElements.Type)?.plainElement

  override func keep(_ value: UnsafeRawPointer) -> KeptValue? {
    if Value.self == String.self {
      return .text(ValueLine.cut(value.assumingMemoryBound(to: String.self).pointee))
    }
    if let plain { return plain.isShort(value) ? .plain(copy(value)) : nil }
    guard let plainElement else { return nil }
    return (copy(value) as? any DescribedByElements)?.keptBeginning(plainElement)
  }

  override func destroyValue(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}

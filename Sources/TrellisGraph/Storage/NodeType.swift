/// The operations on a node's value and payload off the hot path: comparison, copying and destruction.
///
/// One object per type and kind, created once and owned by the graph.
@usableFromInline class NodeType {
  let valueType: Any.Type
  let valueLayout: SlotLayout
  /// The layout of the payload; nil if the payload is a closure's context or empty.
  let payloadLayout: SlotLayout?
  /// Whether values are plain bytes that need no destruction.
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

  /// Returns whether two values are equal, according to `ComparisonPlan` or the caller's comparator.
  @usableFromInline func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }

  /// Returns a copy of a value.
  func copy(_ value: UnsafeRawPointer) -> Any { () }

  /// Returns the form of a value that recorders keep; nil if the value must be described at once.
  func keep(_ value: UnsafeRawPointer) -> KeptValue? { nil }

  func destroyValue(_ value: UnsafeMutableRawPointer) {}

  /// Destroys the payload of a removed node, given the address of a copy of the node's field, or of the slot that the field refers to.
  func destroyPayload(_ payload: UnsafeMutableRawPointer, function: UnsafeRawPointer?) {}
}

/// The type of inputs and constants; the payload of an input is its base, a value of the same type.
final class InputType<Value>: ValueType<Value> {
  init(comparedBy areEqual: ((Value, Value) -> Bool)? = nil) {
    super.init(payloadLayout: SlotLayout(Value.self), comparedBy: areEqual)
  }

  override func destroyPayload(_ payload: UnsafeMutableRawPointer, function: UnsafeRawPointer?) {
    destroyValue(payload)
  }
}

/// The type of rules that are closures; the payload is the closure's context.
final class ClosureRuleType<Value>: ValueType<Value> {
  init(comparedBy areEqual: ((Value, Value) -> Bool)? = nil) {
    super.init(payloadLayout: nil, comparedBy: areEqual)
  }

  override func destroyPayload(_ payload: UnsafeMutableRawPointer, function: UnsafeRawPointer?) {
    if function != nil { ClosureWords(function: function, context: payload.load(as: UInt64.self)).release() }
  }
}

/// The base class for nodes with values of one type.
class ValueType<Value>: NodeType {
  /// The comparison plan, created at the first comparison; retained, so that a comparison needn't retain it.
  private let plan = UnsafeMutablePointer<Unmanaged<ComparisonPlan>?>.allocate(capacity: 1)
  private let comparator: ((Value, Value) -> Bool)?

  init(payloadLayout: SlotLayout?, comparedBy areEqual: ((Value, Value) -> Bool)? = nil) {
    comparator = areEqual
    plan.initialize(to: nil)
    super.init(
      valueType: Value.self, valueLayout: SlotLayout(Value.self), payloadLayout: payloadLayout,
      isTrivial: _isPOD(Value.self), hasComparator: areEqual != nil)
  }

  deinit {
    plan.pointee?.release()
    plan.deallocate()
  }

  override func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    (plan.pointee ?? makePlan())._withUnsafeGuaranteedRef { $0.areEqual(first, second) }
  }

  private func makePlan() -> Unmanaged<ComparisonPlan> {
    let made = Unmanaged.passRetained(
      comparator.map { .custom($0) } ?? ComparisonPlan.plan(for: Value.self))
    plan.pointee = made
    return made
  }

  override func copy(_ value: UnsafeRawPointer) -> Any { value.assumingMemoryBound(to: Value.self).pointee }

  /// The layout of the values, created when a recorder first keeps one; nil if a value may hold objects.
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

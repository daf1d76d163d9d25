/// What the graph has to know of a node's type: how to run its rule, and how to compare, move and destroy its
/// value.
///
/// One object a type and kind, made once and kept by the graph.
class NodeType {
  let valueType: Any.Type
  let valueSize: Int
  let valueAlignment: Int
  let payloadSize: Int
  let payloadAlignment: Int

  init(valueType: Any.Type, value: (size: Int, alignment: Int), payload: (size: Int, alignment: Int)) {
    self.valueType = valueType
    valueSize = value.size
    valueAlignment = value.alignment
    payloadSize = payload.size
    payloadAlignment = payload.alignment
  }

  /// Runs a node's rule and stores the result; answers whether the value differs from the last one.
  func evaluate(_ core: GraphCore, _ node: UInt32) -> Bool {
    misuse("AttributeGraph.evaluate", "\(core.title(node)) is an input and has no rule")
  }

  /// Whether two values are equal; false where the type can't tell.
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }

  /// A copy of a value.
  func copy(_ value: UnsafeRawPointer) -> Any { () }

  func destroyValue(_ value: UnsafeMutableRawPointer) {}
  func destroyPayload(_ payload: UnsafeMutableRawPointer) {}
}

/// The comparison of a type's values: `==` where the type is `Equatable`, else never equal.
class Comparison {
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }

  static func make<Value>(for type: Value.Type) -> Comparison {
    guard let equatable = type as? any Equatable.Type else { return Comparison() }
    func open<E: Equatable>(_ type: E.Type) -> Comparison { EquatableComparison<E>() }
    return open(equatable)
  }
}

private final class EquatableComparison<Value: Equatable>: Comparison {
  override func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee == second.assumingMemoryBound(to: Value.self).pointee
  }
}

/// A node with a value of one type: an input, whose payload is the value that was read last.
class InputType<Value>: NodeType {
  private let comparison = Comparison.make(for: Value.self)

  init() {
    let layout = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    super.init(valueType: Value.self, value: layout, payload: layout)
  }

  fileprivate init(payload: (Int, Int)) {
    let layout = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    super.init(valueType: Value.self, value: layout, payload: payload)
  }

  override func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    comparison.areEqual(first, second)
  }

  override func copy(_ value: UnsafeRawPointer) -> Any { value.assumingMemoryBound(to: Value.self).pointee }

  override func destroyValue(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  override func destroyPayload(_ payload: UnsafeMutableRawPointer) {
    destroyValue(payload)
  }
}

/// A node whose value comes from a closure, the payload.
final class RuleType<Value>: InputType<Value> {
  typealias Rule = () -> Value

  override init() {
    super.init(payload: (MemoryLayout<Rule>.size, MemoryLayout<Rule>.alignment))
  }

  override func evaluate(_ core: GraphCore, _ node: UInt32) -> Bool {
    let rule = core.nodes[Int(node)].payload.unsafelyUnwrapped.assumingMemoryBound(to: Rule.self)
    var new = rule.pointee()
    let slot = core.nodes[Int(node)].value.assumingMemoryBound(to: Value.self)
    guard core.flags[Int(node)].contains(.hasValue) else {
      slot.initialize(to: new)
      core.flags[Int(node)].insert(.hasValue)
      return true
    }
    if withUnsafePointer(to: &new, { areEqual(slot, $0) }) { return false }
    slot.pointee = new
    return true
  }

  override func destroyPayload(_ payload: UnsafeMutableRawPointer) {
    payload.assumingMemoryBound(to: Rule.self).deinitialize(count: 1)
  }
}

/// A rule as a value: what it needs are its fields, and ``value`` computes the attribute's value from them.
///
/// It says the same as a closure, costs no object of its own, and has a name that messages and inspectors show:
/// ```swift
/// struct Sum: Rule {
///   let a: Attribute<Int>, b: Attribute<Int>
///   var value: Int { a.wrappedValue + b.wrappedValue }
/// }
/// let sum = graph.rule(Sum(a: a, b: b))
/// ```
public protocol Rule<Value> {
  /// The type of the attribute's value.
  associatedtype Value

  /// The value, from whatever attributes it reads; a function of what it reads, as a closure's rule is.
  var value: Value { get }
}

/// A rule that remembers: it keeps a state of its own from run to run, sees its last value, and which of its inputs have
/// changed since.
///
/// For what can be computed from the difference more cheaply than from scratch. Its value still has to be a function of
/// what the attributes it reads have been, whatever else happened in between; it can't be told when an update skips it,
/// because then nothing that it reads had changed.
public protocol StatefulRule<Value> {
  /// The type of the attribute's value.
  associatedtype Value

  /// The next value; the rule may change its own state here, and nothing else.
  mutating func update(_ context: RuleContext<Value>) -> Value
}

/// What a ``StatefulRule`` sees while it runs; good during that run only.
public struct RuleContext<Value> {
  let id: AttributeID
  private var core: GraphCore { id.core }
  private var node: UInt32 { id.index }

  init(id: AttributeID) {
    self.id = id
  }

  /// The value that the rule gave last; nil on its first run.
  public var oldValue: Value? {
    checkRun()
    return core.flags[Int(node)].contains(.hasValue) ? core.valueSlot(node, as: Value.self).pointee : nil
  }

  /// Whether an attribute's value has changed since the rule ran last; always true on its first run.
  ///
  /// Brings the attribute up to date and counts as a read of it. Of an attribute that the rule didn't read last time it
  /// says whether it changed in a later update than the one in which the rule ran.
  public func hasChanged<Input>(_ attribute: Attribute<Input>) -> Bool {
    checkRun()
    core.checkOwn(attribute, "RuleContext.hasChanged")
    _ = attribute.id.read(as: Input.self)
    return !core.flags[Int(node)].contains(.hasValue)
      || core.nodes[Int(attribute.id.index)].changedAt > core.nodes[Int(node)].evaluatedAt
  }

  /// Calls a function whose result the rule keeps beyond this run: one that uses the graph traps.
  ///
  /// What it read would count as read by this run alone.
  package func callingFunction<Result>(_ function: () -> Result) -> Result {
    checkRun()
    return core.closed(for: .mapping, node, function)
  }

  /// Stops where the rule isn't the one that is running now.
  private func checkRun() {
    if let core = id.livingCore, core.exists(id), core.storage.pointee.tracking.running == node { return }
    misuse("RuleContext", "it was used after its rule had run; use it in update(_:) only")
  }
}

extension AttributeGraph {
  /// Makes a rule of a value that says how to compute it.
  ///
  /// Like ``rule(name:kind:fileID:line:_:)-(_,_,_,_,()->Value)`` otherwise.
  @inlinable
  public func rule<R: Rule>(
    name: String? = nil, kind: AttributeKind = .rule, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: R
  ) -> Attribute<R.Value> {
    core.makeRule(name: name, kind: kind, Site(fileID, line), rule, giving: R.Value.self) {
      { core, node, _ in core.store(core.payloadSlot(node, as: R.self).pointee.value, in: node) }
    }
  }

  /// Makes a rule that keeps a state of its own.
  @inlinable
  public func rule<R: StatefulRule>(
    name: String? = nil, kind: AttributeKind = .statefulRule, fileID: StaticString = #fileID,
    line: UInt = #line, _ rule: R
  ) -> Attribute<R.Value> {
    core.makeRule(name: name, kind: kind, Site(fileID, line), rule, giving: R.Value.self) {
      { core, node, _ in core.evaluateStateful(node, as: R.self) }
    }
  }
}

extension GraphCore {
  @usableFromInline
  func makeRule<Payload, Value>(
    name: String?, kind: AttributeKind, _ site: Site, _ rule: Payload, giving type: Value.Type,
    evaluate: () -> Evaluate
  ) -> Attribute<Value> {
    let key = ShapeKey(Value.self, Payload.self, function: nil, kind: kind, site)
    let shape = shape(for: key, kind) {
      let type = registry.nodeType(PayloadType<Payload, Value>.self) { PayloadType<Payload, Value>() }
      return self.shape(of: type, kind: kind, site: site, evaluate: evaluate())
    }
    let index = addNode(SlotLayout(Value.self), shape: shape, flags: .dirty)
    if !SlotLayout(Payload.self).isInline { allocatePayload(index) }
    escape(rule)
    payloadSlot(index, as: Payload.self).initialize(to: rule)
    return attribute(index, name: name)
  }

  /// Runs a stateful rule outside its slot, which may move meanwhile, and puts it back.
  @inlinable
  func evaluateStateful<R: StatefulRule>(_ node: UInt32, as type: R.Type) -> Bool {
    var rule = payloadSlot(node, as: R.self).move()
    let value = update(&rule, node)
    escape(rule)
    payloadSlot(node, as: R.self).initialize(to: rule)
    return store(value, in: node)
  }

  @usableFromInline
  func update<R: StatefulRule>(_ rule: inout R, _ node: UInt32) -> R.Value {
    rule.update(RuleContext(id: handle(node).id))
  }
}

/// A node with a value of one type whose payload is a rule of another.
final class PayloadType<Payload, Value>: ValueType<Value> {
  init() {
    super.init(payloadLayout: SlotLayout(Payload.self))
  }

  override func destroyPayload(_ payload: UnsafeMutableRawPointer, function: UnsafeRawPointer?) {
    payload.assumingMemoryBound(to: Payload.self).deinitialize(count: 1)
  }
}

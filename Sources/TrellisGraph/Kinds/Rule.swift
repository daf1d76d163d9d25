/// A rule as a value: its fields are what it needs, and ``value`` computes the attribute's value from them.
///
/// It is equivalent to a closure, but needs no object of its own, and has a name that messages and inspectors show:
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

  /// The computed value: a function of the attributes that it reads, like a closure's result.
  var value: Value { get }
}

/// A rule with state: it keeps state between runs, and sees its last value and which inputs have changed since.
///
/// Use it for values that are cheaper to compute from a difference than from scratch. The value must still be a function of the present and
/// earlier values of the attributes that the rule reads. An update skips the rule, without notice, if none of these attributes has changed.
public protocol StatefulRule<Value> {
  /// The type of the attribute's value.
  associatedtype Value

  /// Returns the next value; the rule may change its own state here, and nothing else.
  mutating func update(_ context: RuleContext<Value>) -> Value
}

/// The context of a running ``StatefulRule``, valid during that run only.
public struct RuleContext<Value> {
  let id: AttributeID
  private var core: GraphCore { id.core }
  private var node: UInt32 { id.index }

  init(id: AttributeID) {
    self.id = id
  }

  /// The last value of the rule; nil on its first run.
  public var oldValue: Value? {
    checkRun()
    return core.flags[Int(node)].contains(.hasValue) ? core.valueSlot(node, as: Value.self).pointee : nil
  }

  /// Returns whether an attribute's value has changed since the rule ran last; always true on the first run.
  ///
  /// Updates the attribute and counts as a read of it. If the rule didn't read the attribute last time, only a change in an update
  /// after the rule's last run counts.
  public func hasChanged<Input>(_ attribute: Attribute<Input>) -> Bool {
    checkRun()
    core.checkOwn(attribute, "RuleContext.hasChanged")
    _ = attribute.id.read(as: Input.self)
    return !core.flags[Int(node)].contains(.hasValue)
      || core.nodes[Int(attribute.id.index)].changedAt > core.nodes[Int(node)].evaluatedAt
  }

  /// Calls a function whose result the rule keeps beyond this run; using the graph inside the function traps.
  ///
  /// A read inside the function would count as a read of this run only, so later runs that use the kept result wouldn't depend on it.
  package func callingFunction<Result>(_ function: () -> Result) -> Result {
    checkRun()
    return core.closed(for: .mapping, node, function)
  }

  /// Traps if the rule isn't the one that is running now.
  private func checkRun() {
    if let core = id.livingCore, core.exists(id), core.storage.pointee.tracking.running == node { return }
    misuse("RuleContext", "the context was used after its rule had run; use it in update(_:) only")
  }
}

extension AttributeGraph {
  /// Creates a rule from a value that computes the attribute's value.
  ///
  /// Otherwise like ``rule(name:kind:fileID:line:_:)-(_,_,_,_,()->Value)``.
  @inlinable
  public func rule<R: Rule>(
    name: String? = nil, kind: AttributeKind = .rule, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: R
  ) -> Attribute<R.Value> {
    core.makeRule(name: name, kind: kind, Site(fileID, line), rule, giving: R.Value.self) {
      { core, node, _ in core.store(core.payloadSlot(node, as: R.self).pointee.value, in: node) }
    }
  }

  /// Creates a rule with state of its own.
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

  /// Runs a stateful rule; moves it out of its slot meanwhile, because the slot may move, and back afterwards.
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

/// The type of a node with a value of one type and a rule of another as its payload.
final class PayloadType<Payload, Value>: ValueType<Value> {
  init() {
    super.init(payloadLayout: SlotLayout(Payload.self))
  }

  override func destroyPayload(_ payload: UnsafeMutableRawPointer, function: UnsafeRawPointer?) {
    payload.assumingMemoryBound(to: Payload.self).deinitialize(count: 1)
  }
}

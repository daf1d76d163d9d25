import TrellisGraph

/// A handle to an attribute with values of any type.
protocol Handle {
  var exists: Bool { get }
  var isStale: Bool { get }
  var rawValue: UInt64 { get }
  /// The latest value, without an update.
  var cached: Int? { get }
  /// Returns the value, read in one of three ways.
  func read(way: Int) -> Int
  /// Returns the value, or nil if reading it closes a cycle.
  func readUnlessCycle() -> Int?
  /// Returns whether the attribute has changed since the last run of the context's rule.
  func hasChanged<Own>(in context: RuleContext<Own>) -> Bool
  func set(_ number: Int)
  func send(_ number: Int)
  /// Sets the value of an outcome.
  func setOutcome(_ number: Int)
  func onChange(_ perform: @escaping (Int) -> Void) -> AttributeObservation?
  var erased: AnyAttribute? { get }
  /// Makes a projection in the current subgraph.
  func project(_ field: Field, name: String, in graph: AttributeGraph) -> any Handle
  var isIndirect: Bool { get }
  var isWeak: Bool { get }
  /// Makes a weak attribute in the current subgraph.
  func makeWeak(name: String, in graph: AttributeGraph) -> any Handle
  /// Makes an indirect attribute in the current subgraph.
  func makeIndirect(name: String, in graph: AttributeGraph) -> any Handle
  /// Changes the target of an indirect attribute; nil restores the original target.
  func retarget(to handle: (any Handle)?)
}

/// A handle to an attribute with values of a checked type.
struct CheckedHandle<Value: CheckedValue>: Handle {
  let attribute: Attribute<Value>
  let ledger: Ledger
  var indirect: IndirectAttribute<Value>?

  var exists: Bool { attribute.exists }
  var isStale: Bool { attribute.isStale }
  var rawValue: UInt64 { attribute.erased.rawValue }
  var cached: Int? { attribute.cachedValue?.number }

  func read(way: Int) -> Int {
    switch way % 3 {
    case 0: attribute.wrappedValue.number
    case 1: attribute.withValue { $0.pointee.number }
    default: (attribute.erased.value as? Value)?.number ?? -1
    }
  }

  func set(_ number: Int) {
    attribute.wrappedValue = Value(number, in: ledger)
  }

  func send(_ number: Int) { attribute.sender().send(Value(number, in: ledger)) }

  func setOutcome(_ number: Int) { attribute.setOutcome(Value(number, in: ledger)) }

  func onChange(_ perform: @escaping (Int) -> Void) -> AttributeObservation? {
    attribute.onChange { perform($0.number) }
  }

  var erased: AnyAttribute? { attribute.erased }
}

extension Shape {
  /// The type of values with this shape.
  var type: any CheckedValue.Type {
    switch self {
    case .word: Int.self
    case .byte: UInt8.self
    case .counted: CountedValue.self
    case .wide: WideValue.self
    case .pair: PairValue.self
    }
  }
}

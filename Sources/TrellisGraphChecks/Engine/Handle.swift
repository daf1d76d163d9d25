import TrellisGraph

/// A handle to an attribute, whatever the type of its values.
protocol Handle {
  var exists: Bool { get }
  var isPerhapsOutOfDate: Bool { get }
  var rawValue: UInt64 { get }
  /// The latest value without bringing it up to date.
  var cached: Int? { get }
  /// The value, read in one of three ways.
  func read(way: Int) -> Int
  /// The value, or nil where reading it leads in a circle.
  func readUnlessCycle() -> Int?
  /// Whether it has changed since the rule ran last whose context this is.
  func hasChanged<Own>(in context: RuleContext<Own>) -> Bool
  func set(_ number: Int)
  func send(_ number: Int)
  /// Gives an outcome its value.
  func give(_ number: Int)
  func onChange(_ perform: @escaping (Int) -> Void) -> AttributeObservation?
  var erased: AnyAttribute? { get }
  /// Makes a projection in the subgraph in force.
  func project(_ field: Field, name: String, in graph: AttributeGraph) -> any Handle
  var isIndirect: Bool { get }
  var isWeak: Bool { get }
  /// Makes a weak attribute in the subgraph in force.
  func makeWeak(name: String, in graph: AttributeGraph) -> any Handle
  /// Makes an indirect attribute in the subgraph in force.
  func makeIndirect(name: String, in graph: AttributeGraph) -> any Handle
  /// Makes an indirect attribute stand for another one; nil is the first.
  func retarget(to handle: (any Handle)?)
}

/// A handle to an attribute with values of a checked type.
struct CheckedHandle<Value: CheckedValue>: Handle {
  let attribute: Attribute<Value>
  let ledger: Ledger
  var indirect: IndirectAttribute<Value>?

  var exists: Bool { attribute.exists }
  var isPerhapsOutOfDate: Bool { attribute.isPerhapsOutOfDate }
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

  func send(_ number: Int) { attribute.port().send(Value(number, in: ledger)) }

  func give(_ number: Int) { attribute.give(Value(number, in: ledger)) }

  func onChange(_ perform: @escaping (Int) -> Void) -> AttributeObservation? {
    attribute.onChange { perform($0.number) }
  }

  var erased: AnyAttribute? { attribute.erased }
}

extension Shape {
  /// The type that the shape stands for.
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

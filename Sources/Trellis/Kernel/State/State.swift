import TrellisGraph

/// A value that lives as long as the view's identity, and that only this view changes.
///
/// Its first value is the one written at the declaration. A body that reads it is evaluated again when it changed; state that no body reads evaluates nothing. Setting an `Equatable` value to what it is does nothing.
/// Read it in a body or in an action; outside a view it has its first value, and setting it does nothing. A task that
/// outlives the view's identity goes on with the value as it was left. Other threads may set it: the graph has the value when
/// the main actor has had its turn.
///
/// The value at the declaration is computed with each value of the view that is made, and used for the first.
///
/// Source: documented, developer.apple.com/documentation/swiftui/state.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // Nothing of it makes a view another: the first value counts once, and the state has an attribute of its own.
  private let first: LeftOut<Value>
  private var linked = LeftOut<StateLocation<Value>?>(nil)

  private var initialValue: Value { first.value }
  private var location: StateLocation<Value>? { linked.value }

  /// Creates a state with its first value.
  public init(wrappedValue: Value) {
    first = LeftOut(wrappedValue)
  }

  /// Creates a state with its first value.
  public init(initialValue: Value) {
    first = LeftOut(initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// Writes may come from any thread; they reach the graph on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    if let known = slot as? StateLocation<Value> {
      linked.value = known
    } else {
      let location = instance.makeState(initialValue, name: name)
      linked.value = location
      slot = location
    }
  }

  /// It is what the declaration says.
  var isKnownUnbuilt: Bool { true }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    [(slot as? StateLocation<Value>)?.origin].compactMap(\.self)
  }
}

import TrellisGraph

/// A value that lives as long as the view's identity and is changed only by this view.
///
/// The initial value is the one at the declaration. A body that reads the state is evaluated again after a change; a state that
/// no body reads causes no evaluation. Setting an `Equatable` value to an equal one does nothing.
///
/// Read the state in a body or in an action. Outside a view it has its initial value, and setting it does nothing. A task that
/// outlives the view's identity continues with the last value. Other threads may set the state; the graph gets the value on the
/// next turn of the main actor.
///
/// The expression at the declaration is evaluated for each new value of the view, but only the first result is used.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // Neither value counts when views are compared: only the first initial value is used, and the state has its own attribute.
  private let first: Untracked<Value>
  // In views that show another row of a lazy list, the other row's initial value is used, so views of the two rows differ.
  private let stamp = RowSlot.stampOfState()
  private var linked = Untracked<StateLocation<Value>?>(nil)

  private var initialValue: Value { first.value }
  private var location: StateLocation<Value>? { linked.value }

  /// Creates a state with its initial value.
  public init(wrappedValue: Value) {
    first = Untracked(wrappedValue)
  }

  /// Creates a state with its initial value.
  public init(initialValue: Value) {
    first = Untracked(initialValue)
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
  /// Creates a state with the initial value nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// Writes may come from any thread, and reach the graph on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}

/// A dynamic property that begins with another initial value in a view that shows another row of a lazy list.
protocol RowState {}

extension State: LinkedProperty, RowState {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    // A value that was made elsewhere stays the same in another row, with the initial value of the first.
    if let row = instance.inputs.row, row.stamp != stamp { row.keepState() }
    if let known = slot as? StateLocation<Value>, !instance.leavesBehind(known) {
      linked.value = known
    } else {
      let location = instance.makeState(initialValue, name: name)
      linked.value = location
      slot = location
    }
  }

  /// True: a state that isn't linked has its initial value.
  var isKnownUnbuilt: Bool { true }

  /// True for values without references, whose contents would change without a write.
  static var mayBeReused: Bool {
    _isPOD(Value.self) || Value.self == String.self || Value.self == String?.self
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    [(slot as? StateLocation<Value>)?.origin].compactMap(\.self)
  }
}

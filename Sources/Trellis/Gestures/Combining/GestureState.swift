import TrellisGraph

/// A value of a view that a gesture changes while it goes on, and that is what it was at first when the gesture ends, fails or is
/// interrupted.
///
/// ```swift
/// @GestureState private var distance = CGSize.zero
///
/// Circle().offset(distance)
///   .gesture(DragGesture().updating($distance) { drag, distance, _ in distance = drag.translation })
/// ```
///
/// Source: documented, developer.apple.com/documentation/swiftui/gesturestate.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let first: LeftOut<Value>
  private let reset: LeftOut<(Value, inout Transaction) -> Void>

  private init(first: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: first)
    (self.first, self.reset) = (LeftOut(first), LeftOut(reset))
  }

  /// Creates a state with the value that it has while no gesture goes on.
  public init(wrappedValue: Value) { self.init(first: wrappedValue) { _, _ in } }

  /// Creates a state with the value that it has while no gesture goes on.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state that goes back to its first value in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(first: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a state that goes back to its first value in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that goes back to its first value in a transaction, which a closure changes that is given the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(first: wrappedValue, reset: reset)
  }

  /// Creates a state that goes back to its first value in a transaction, which a closure changes that is given the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(first: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }

  /// What a gesture is given to change.
  public var projectedValue: GestureState<Value> { self }

  /// Has a closure change the value in a transaction that it may change, too.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction.current
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Sets the value to what it was at first.
  func goBack() {
    var transaction = Transaction.current
    reset.value(wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = first.value }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil while no gesture goes on.
  public init() { self.init(wrappedValue: nil) }

  /// Creates a state that is nil while no gesture goes on, and becomes so in a transaction.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is nil while no gesture goes on, and becomes so in a transaction, which a closure changes.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

// Writes may come from any thread; they reach the graph on the main actor.
extension GestureState: @unchecked Sendable where Value: Sendable {}

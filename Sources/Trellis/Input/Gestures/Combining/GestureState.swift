import TrellisGraph

/// A value of a view that a gesture changes while it is in progress, and that is reset afterwards.
///
/// The value returns to its initial value when the gesture ends, fails or is interrupted.
///
/// ```swift
/// @GestureState private var distance = CGSize.zero
///
/// Circle().offset(distance)
///   .gesture(DragGesture().updating($distance) { drag, distance, _ in distance = drag.translation })
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let first: Untracked<Value>
  private let reset: Untracked<(Value, inout Transaction) -> Void>

  private init(first: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: first)
    (self.first, self.reset) = (Untracked(first), Untracked(reset))
  }

  /// Creates a state with its initial value, which it has while no gesture is in progress.
  public init(wrappedValue: Value) { self.init(first: wrappedValue) { _, _ in } }

  /// Creates a state with its initial value, which it has while no gesture is in progress.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state that is reset to its initial value in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(first: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a state that is reset to its initial value in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that is reset in a transaction that a closure can change; the closure gets the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(first: wrappedValue, reset: reset)
  }

  /// Creates a state that is reset in a transaction that a closure can change; the closure gets the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(first: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, to pass to a gesture that changes it.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value by a closure, which can also change the transaction of the write.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction.current
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Resets the value to the initial one.
  func goBack() {
    var transaction = Transaction.current
    reset.value(wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = first.value }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil while no gesture is in progress.
  public init() { self.init(wrappedValue: nil) }

  /// Creates a state that is nil while no gesture is in progress, and is reset to nil in a transaction.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is nil while no gesture is in progress, and is reset in a transaction that a closure can change.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

// Writes may come from any thread; they reach the graph on the main actor.
extension GestureState: @unchecked Sendable where Value: Sendable {}

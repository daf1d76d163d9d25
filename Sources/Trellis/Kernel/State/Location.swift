import Foundation
import Observation
import TrellisGraph

/// A place that holds a value: what a binding refers to.
class Location<Value> {
  /// The value; reading it inside a body makes the body depend on it.
  func get() -> Value {
    preconditionFailure("Location.get: an abstract location was read; this is a bug in Trellis")
  }
  func set(_ value: Value) {}

  /// Whether both lead to the same value by the same way, so that one can stand for the other.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The attribute that the value comes from; nil where that isn't known.
  @MainActor var origin: AnyAttribute? { nil }

  /// Whether the graph learns when the value changes; what closures read may be anything.
  var isTracked: Bool { false }

  /// Whether the value is a part of something larger that the graph knows, which may change where this doesn't.
  var isPart: Bool { false }

  /// Whether what is written takes no transaction along but that in force.
  var leavesTransactions: Bool { false }

  /// The observable object that the value is in, which says when it changes; nil where the graph knows by itself.
  var observedObject: ObservedSource? { nil }
}

extension Location: Equatable {
  /// A view that is given a binding is the same view as long as the binding leads to the same place, whatever is there.
  static func == (first: Location, second: Location) -> Bool { first.isSame(as: second) }
}

/// A `@State` in the graph; where its view has gone, what tasks and closures of that view still share.
///
/// Updates read what is in the graph. Actions, tasks and other threads read what was written last, which reaches the graph
/// with the next update.
final class StateLocation<Value>: Location<Value> {
  private let attribute: Attribute<Value>
  private let writes: StateWrites
  private let lock = NSLock()
  /// The value that was set last; the lock guards it.
  private var last: Value
  /// Who tells the graphs of other windows that it changes.
  private lazy var abroad = StateAbroad()

  init(_ attribute: Attribute<Value>, initialValue: Value, writes: StateWrites) {
    self.attribute = attribute
    self.writes = writes
    last = initialValue
  }

  override var isTracked: Bool { true }

  override func get() -> Value {
    guard StateWrites.isOnMainActor, attribute.exists, attribute.isGraphUpdating else {
      if writes.isReadAbroad, StateWrites.isOnMainActor { abroad.read() }
      return lock.withLock { last }
    }
    return attribute.wrappedValue
  }

  override var origin: AnyAttribute? { attribute.erased }

  override func set(_ value: Value) {
    // The old value goes outside the lock: that may run anybody's code.
    var old = value
    lock.withLock { swap(&old, &last) }
    writes.perform(on: attribute.erased) { [attribute] in
      if attribute.exists { attribute.wrappedValue = value }
    }
    if writes.isReadAbroad, StateWrites.isOnMainActor { abroad.change() }
  }
}

/// Stands for a state of one window's graph in those of others, which learn of changes as they do of an observable object's.
private final class StateAbroad: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// A pair of closures.
final class ClosureLocation<Value>: Location<Value> {
  private struct Closures {
    let read: () -> Value
    let write: (Value) -> Void
  }

  private let closures: Closures
  override var leavesTransactions: Bool { leaves }
  private let leaves: Bool

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void, leavesTransactions: Bool) {
    closures = Closures(read: read, write: write)
    leaves = leavesTransactions
  }

  override func get() -> Value { closures.read() }
  override func set(_ value: Value) { closures.write(value) }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ClosureLocation).map { ValueComparison.areEqual(closures, $0.closures) } ?? false
  }
}

/// A value that stays what it is.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var isTracked: Bool { true }
  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConstantLocation).map { ValueComparison.areEqual(value, $0.value) } ?? false
  }
}

import Foundation
import Synchronization
import TrellisGraph

/// The storage that a binding refers to.
class Location<Value> {
  /// Returns the value.
  ///
  /// A body that calls this depends on the value.
  func get() -> Value {
    preconditionFailure("Location.get: an abstract location was read; this is a bug in Trellis")
  }
  func set(_ value: Value) {}

  /// Returns whether both lead to the same value in the same way, so that they are interchangeable.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The attribute that the value comes from, or nil if unknown.
  @MainActor var origin: AnyAttribute? { nil }

  /// Whether the graph is notified of changes of the value.
  ///
  /// False for closures, which may read anything.
  var isTracked: Bool { false }

  /// Whether the value is a part of a larger tracked value, which may change without a change of this part.
  var isPart: Bool { false }

  /// Whether writes use only the transaction in force, not the binding's.
  var leavesTransactions: Bool { false }

  /// The observable object that contains the value and announces its changes; nil if the graph tracks the value itself.
  var observedObject: ObservedSource? { nil }
}

extension Location: Equatable {
  /// Compares the storage, not the value in it: a view with an equal binding counts as unchanged.
  static func == (first: Location, second: Location) -> Bool { first.isSame(as: second) }
}

/// A `@State` in the graph; after its view's removal, the storage that tasks and closures of the view still share.
///
/// Updates read the value in the graph. Actions, tasks and other threads read the value that was written last, which reaches the
/// graph with the next update.
final class StateLocation<Value>: Location<Value> {
  private let attribute: Attribute<Value>
  private let writes: StateWrites
  /// A mutex without a value: it takes no object of its own, and a value in it would have to be sendable.
  private let lock = Mutex(())
  /// The value that was set last, guarded by the lock.
  private var last: Value
  /// The publisher of changes to the graphs of other windows.
  private lazy var crossWindowState = ChangeSource()
  /// The slot of the lazy list's row that contains the view; nil unless the row's views may be reused.
  private let row: RowSlot?
  /// The generation of the row's slot.
  let generation: Int

  init(_ attribute: Attribute<Value>, initialValue: Value, writes: StateWrites, in row: RowSlot?) {
    self.attribute = attribute
    self.writes = writes
    self.row = row
    generation = row?.generation ?? 0
    last = initialValue
  }

  override var isTracked: Bool { true }

  override func get() -> Value {
    guard StateWrites.isOnMainActor, attribute.exists, attribute.isGraphUpdating else {
      if writes.isReadByOtherWindows, StateWrites.isOnMainActor { crossWindowState.read() }
      return locked { $0 }
    }
    return attribute.wrappedValue
  }

  /// Calls a closure with the last value while no other thread uses it.
  private func locked<Result>(_ body: (inout Value) -> Result) -> Result {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return body(&last)
  }

  override var origin: AnyAttribute? { attribute.erased }

  override func set(_ value: Value) {
    row?.keepState()
    // The old value is released outside the lock, as its deinitializer may run arbitrary code.
    var old = value
    locked { swap(&old, &$0) }
    writes.perform(on: attribute.erased) { [attribute] in
      if attribute.exists { attribute.wrappedValue = value }
    }
    if writes.isReadByOtherWindows, StateWrites.isOnMainActor { crossWindowState.change() }
  }
}

/// A location that calls a pair of closures.
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

/// A constant value; writes are ignored.
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

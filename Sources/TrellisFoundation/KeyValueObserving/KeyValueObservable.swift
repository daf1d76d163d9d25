public import Foundation

/// An object that reports changes of its properties to observers by key paths.
///
/// Linux has no key-value observing. These objects compare the observed properties when their state may have changed. Classes
/// that don't conform can't be observed: `observe` doesn't compile for them.
///
/// Source: documented, developer.apple.com/documentation/swift/using-key-value-observing-in-swift; calls after the change, with
/// equal values left out: ours.
public protocol _KeyValueObservable: NSObject {
  /// The observers of the object.
  var keyValueObservers: _KeyValueObservers { get }
}

extension _KeyValueObservable {
  /// Calls a closure after each change of a property, on the thread that changed it, until the observation is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, change(from: nil, to: self[keyPath: keyPath], options))
    }
    let last = LastValue(self[keyPath: keyPath])
    return keyValueObservers.add { [weak self] in
      guard let self, let old = last.replace(with: self[keyPath: keyPath]) else { return }
      changeHandler(self, self.change(from: old, to: self[keyPath: keyPath], options))
    }
  }

  private func change<Value>(from old: Value?, to new: Value, _ options: NSKeyValueObservingOptions)
    -> NSKeyValueObservedChange<Value>
  {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
  }
}

/// The value of which an observer was notified last.
private final class LastValue<Value> {
  private var value: Value
  init(_ value: Value) { self.value = value }

  /// Stores a value, and returns the one before; nil if both are equal, or the same object.
  func replace(with new: Value) -> Value? {
    let old = value
    value = new
    if let equatable = old as? any Equatable { return isEqual(equatable, new) ? nil : old }
    if type(of: old) is AnyObject.Type { return old as AnyObject === new as AnyObject ? nil : old }
    return old
  }

  private func isEqual<E: Equatable>(_ old: E, _ new: Value) -> Bool { new as? E == old }
}

/// The observers of one object's properties.
public final class _KeyValueObservers: @unchecked Sendable {
  private let lock = NSLock()
  private var checks: [(number: Int, check: () -> Void)] = []
  private var count = 0

  /// Creates an object without observers.
  public init() {}

  func add(_ check: @escaping () -> Void) -> NSKeyValueObservation {
    let number = lock.withLock {
      count += 1
      checks.append((count, check))
      return count
    }
    return NSKeyValueObservation(self, number)
  }

  func remove(_ number: Int) {
    let removed = lock.withLock { checks.firstIndex { $0.number == number }.map { checks.remove(at: $0) } }
    // The closure is released here, outside of the lock: it may hold the last reference to another observation.
    _ = removed
  }

  /// Notifies the observers of changed properties; call it after a change of the object's state.
  ///
  /// Complexity: O(*n*) for *n* observers.
  public func check() {
    let current = lock.withLock { checks }
    for (number, check) in current where lock.withLock({ checks.contains { $0.number == number } }) {
      check()
    }
  }
}

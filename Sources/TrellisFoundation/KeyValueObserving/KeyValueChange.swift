public import Foundation

/// The kind of a change of an observed property; here always ``setting``.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted, removed or replaced in a collection; never reported here.
  case insertion, removal, replacement
}

/// The calls and the values that an observer gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the current value as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change; never made here, because objects report changes afterwards.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// ``NSKeyValueChange/setting``.
  public let kind: NSKeyValueChange
  /// The new value; nil without the option ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The old value; nil without the option ``NSKeyValueObservingOptions/old``, and in the initial call.
  public let oldValue: Value?
  /// The positions in a collection; nil.
  public let indexes: IndexSet?
  /// Whether the change is about to happen; false.
  public let isPrior: Bool
}

/// The observation of a property, which ends when this object is released.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private weak var observers: _KeyValueObservers?
  private let number: Int

  init(_ observers: _KeyValueObservers, _ number: Int) { (self.observers, self.number) = (observers, number) }

  /// Ends the observation; further calls do nothing.
  public func invalidate() { observers?.remove(number) }

  deinit { invalidate() }
}

/// A key for a value in the environment, with its default value.
///
/// Setting a value that is equal to the previous one updates no reader. `Equatable` values are compared with `==`, any others
/// field by field, objects and closures by identity.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}

/// The values that a view passes to all views inside it.
///
/// Read one with ``Environment``. A view that reads the environment as a whole, `@Environment(\.self)`, depends on the keys
/// that it reads from it.
public struct EnvironmentValues {
  private var values = SharedValues()
  /// The scope that provides the values of keys that weren't set in this value; nil if those keys have their default values.
  private let scope: EnvironmentScope?

  /// Creates an environment in which every key has its default value.
  public init() {
    scope = nil
  }

  /// Creates the environment of a scope; a rule that reads a key from it depends on that key alone.
  init(of scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A missing entry differs from an entry whose value is nil.
      if let entry = values.entry(of: key) { return entry.value }
      return scope?.currentValue(of: key) ?? Key.defaultValue
    }
    set { values.set(newValue, of: key) }
  }

  /// Returns the value of a key; nil if none was set.
  package func valueIfSet<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
    if let entry = values.entry(of: key) { return entry.value }
    return scope?.currentValue(of: key)
  }

  /// The values that were set last, for graph inspection: a line per key, at most 30 keys.
  var linesForInspection: [String] { values.lines(atMost: 30) }
}

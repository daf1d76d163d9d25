/// A key for a value in the environment, with the value that it has where nobody set one.
///
/// A value that is set anew and equal to the one before reaches no reader: `Equatable` values are compared with `==`, any
/// others field by field, objects and closures by identity.
///
/// Source: documented, developer.apple.com/documentation/swiftui/environmentkey.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// Values that a view hands to all views inside it.
///
/// Read one with ``Environment``. A view that reads the environment as a whole, `@Environment(\.self)`, depends on the keys
/// that it reads from it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues.
public struct EnvironmentValues {
  private var values = SharedValues()
  /// Where the values come from that weren't set in this value; nil where they are the defaults.
  private let scope: EnvironmentScope?

  /// Creates an environment in which every key has its default value.
  public init() {
    scope = nil
  }

  /// Creates the environment of a scope: who reads a key from it depends on that key alone.
  init(of scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // What isn't there has to be told from a value of nil that is.
      if let entry = values.entry(of: key) { return entry.value }
      return scope?.currentValue(of: key) ?? Key.defaultValue
    }
    set { values.set(newValue, of: key) }
  }

  /// What was set in it last, for those who inspect a graph: a line a key, of the nearest ones.
  var linesForInspection: [String] { values.lines(atMost: 30) }
}

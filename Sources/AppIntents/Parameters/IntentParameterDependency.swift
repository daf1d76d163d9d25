/// The parameters of the intent that a query is asked for.
///
/// Only the system's services ask queries, so the value is always nil here.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// The parameters of the intent.
  @dynamicMemberLookup
  public struct Values: Sendable {
    let intent: Intent

    /// Returns the value of a parameter.
    public subscript<Value>(dynamicMember path: KeyPath<Intent, Value?>) -> Value { intent[keyPath: path]! }
    /// Returns the value of a parameter.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value { intent[keyPath: path] }
  }

  /// Creates a dependency on parameters.
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  /// Nil: no service here asks a query for an intent.
  public var wrappedValue: Values? { nil }
}

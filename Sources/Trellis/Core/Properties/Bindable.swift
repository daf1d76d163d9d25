public import Observation

/// A wrapper that creates bindings to the properties of an `@Observable` object.
///
/// Use it as the wrapper of a property, as the wrapper of a variable in a body, or directly: `Bindable(model).name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Unavailable: the value has to be an object that is `@Observable`.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    fatalError("Bindable.init: the wrapped value must be an object that conforms to Observable")
  }

  /// The bindable object itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: PropertyLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a bindable object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a bindable object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a bindable object from the projected value of another, as `@Bindable` does in a parameter.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

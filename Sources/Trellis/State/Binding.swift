import TrellisGraph

/// A way to read and write a value that lives elsewhere.
///
/// A view that is given a binding is the same view as long as the binding leads to the same place: the value there counts
/// only for bodies that read it. A binding of two closures leads to the same place only as a copy of itself.
///
/// Source: documented, developer.apple.com/documentation/swiftui/binding.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>

  init(location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(read: get, write: set)
  }

  /// Creates a binding to a value that stays what it is; writing it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  ///
  /// A body that reads it depends on where it comes from.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another, as `@Binding` does with the projected value that it is given.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: ProjectedLocation(location, keyPath))
  }
}

extension Binding {
  /// Creates a binding to the value inside an optional; nil where there is none now.
  ///
  /// Should the optional become nil later, the binding reads the value that it read last.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, now: value))
  }

  /// Creates a binding to a value as an optional; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: WrappedLocation(base.location))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: LinkedProperty {
  /// A binding leads where it leads: there is nothing to connect.
  mutating func link(to slot: inout AnyObject?, in place: ViewPlace, name: String) {}

  func source(_ slot: AnyObject?) -> AnyAttribute? { location.source }
}

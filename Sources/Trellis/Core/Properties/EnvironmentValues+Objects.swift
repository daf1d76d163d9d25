public import Observation

extension EnvironmentValues {
  private enum ObservableKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
  }

  /// The `@Observable` object of a type, or nil if there is none.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[ObservableKey<Object>.self] }
    set { self[ObservableKey<Object>.self] = newValue }
  }

  /// The same object, for use in key paths.
  subscript<Object: AnyObject & Observable>(observable key: ObjectKey<Object>) -> Object? {
    get { self[Object.self] }
    set { self[Object.self] = newValue }
  }
}

extension View {
  /// Puts an `@Observable` object into the environment of the view and of all views inside it; nil removes the object.
  public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environment(\.[observable: ObjectKey<Object>()], object)
  }
}

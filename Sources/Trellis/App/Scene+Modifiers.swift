public import Observation

/// A modifier for the content of the app's first window only, whose effects concern the app.
private nonisolated struct SceneEffect<ContentModifier: ViewModifier>: SceneModifier {
  let contentModifier: ContentModifier
  static var reach: SceneModifierReach { .once }
}

private nonisolated struct ChangeEffect<Value: Equatable>: ViewModifier {
  let value: Value
  let initial: Bool
  let action: @MainActor (Value, Value) -> Void

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: value, initial: initial) { action($0, $1) }
  }
}

private nonisolated struct EnvironmentOfScene<Value>: ViewModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor func body(content: Content) -> some View { content.environment(keyPath, value) }
}

private nonisolated struct ObjectOfScene<T: AnyObject & Observable>: ViewModifier {
  let object: T?

  @MainActor func body(content: Content) -> some View { content.environment(object) }
}

extension Scene {
  /// Performs an action when a value changes.
  ///
  /// The action runs once, however many windows the scene has, as long as the app's first window exists.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    sceneModifier(SceneEffect(contentModifier: ChangeEffect(value: value, initial: initial, action: action)))
  }

  /// Performs an action when a value changes.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Performs an action with the new value when a value changes.
  @available(*, deprecated, message: "use the closure with two parameters or none")
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets an environment value for the scene's windows.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    windowModifier(EnvironmentOfScene(keyPath: keyPath, value: value))
  }

  /// Sets an observable object in the environment of the scene's windows.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    windowModifier(ObjectOfScene(object: object))
  }
}

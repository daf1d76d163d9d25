public import Observation

/// A modifier of one window's content, whose effects are the app's.
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
  /// Performs an action when a value is another than before, however many windows the scene has; while its first window is there.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:).
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    sceneModifier(SceneEffect(contentModifier: ChangeEffect(value: value, initial: initial, action: action)))
  }

  /// Performs an action when a value is another than before.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:).
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Performs an action with a value when it is another than before.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/onchange(of:perform:).
  @available(*, deprecated, message: "use the closure of two values, or of none")
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets a value of the environment for the scene's windows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/environment(_:_:).
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    windowModifier(EnvironmentOfScene(keyPath: keyPath, value: value))
  }

  /// Hands an observable object to the scene's windows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/environment(_:).
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    windowModifier(ObjectOfScene(object: object))
  }
}

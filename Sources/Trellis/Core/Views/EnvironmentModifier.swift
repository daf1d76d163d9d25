/// A modifier that sets a value in the environment.
///
/// Source: observed in public source; SwiftUI doesn't document it.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// The modifier has no body.
  public typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

nonisolated struct EnvironmentTransformModifier<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension View {
  /// Sets a value in the environment of the view and of all views inside it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    ModifiedContent(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value in the environment of the view and of all views inside it, starting from the surrounding value.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}

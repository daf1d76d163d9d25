struct EnvironmentModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension View {
  /// Sets a value in the environment of the view and of all views inside it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    ModifiedContent(content: self, modifier: EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Sets the colour of the texts in the view; nil is the primary colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// Sets the colour of the texts in the view.
  public nonisolated func foregroundStyle(_ style: Color) -> some View {
    environment(\.foregroundColor, style)
  }
}

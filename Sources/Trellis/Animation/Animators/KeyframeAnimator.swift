/// A view whose content follows keyframes, frame by frame.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  /// The view has no body.
  public typealias Body = Never

  /// The occasion on which the keyframes run.
  enum Occasion {
    /// The view's appearance: once, or repeatedly without end.
    case appearance(repeats: Bool)
    /// Each change of the value.
    case change(of: any Equatable)
  }

  let initialValue: Value
  let occasion: Occasion
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view whose content plays keyframes when it appears, repeatedly or once.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes start again at their end.
  ///   - content: Returns the content for a value; called in each frame.
  ///   - keyframes: Returns the keyframes for the value at which they begin: the initial value, then the last value of the
  ///     previous pass.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, occasion) = (initialValue, .appearance(repeats: repeating))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates a view whose content plays keyframes whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value that is shown before the first change.
  ///   - trigger: The value whose changes start the keyframes. Running keyframes restart from their current value.
  ///   - content: Returns the content for a value; called in each frame while the keyframes run.
  ///   - keyframes: Returns the keyframes for the value at which they begin.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, occasion) = (initialValue, .change(of: trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }
}

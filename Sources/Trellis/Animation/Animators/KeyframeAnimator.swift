/// A view whose content follows keyframes, frame by frame.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyframeanimator.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  /// It has no body.
  public typealias Body = Never

  /// When the keyframes run.
  enum Occasion {
    /// From the view's coming on: once, or without end.
    case appearance(repeats: Bool)
    /// Whenever the value changes.
    case change(of: any Equatable)
  }

  let initialValue: Value
  let occasion: Occasion
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view whose content goes through keyframes from its coming on, again and again or once.
  ///
  /// - Parameters:
  ///   - initialValue: The value that it begins with.
  ///   - repeating: Whether the keyframes begin anew when they are through.
  ///   - content: The content for a value; it's asked for in each frame.
  ///   - keyframes: The keyframes, for the value that they begin with: the initial one, then that with which those before ended.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, occasion) = (initialValue, .appearance(repeats: repeating))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates a view whose content goes through keyframes whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value that is shown until then.
  ///   - trigger: The value that has the keyframes begin; while they run, from where they are.
  ///   - content: The content for a value; it's asked for in each frame while they run.
  ///   - keyframes: The keyframes, for the value that they begin with.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, occasion) = (initialValue, .change(of: trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }
}

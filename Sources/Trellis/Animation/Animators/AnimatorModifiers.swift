extension View {
  /// Goes through keyframes from the view's coming on, again and again or once, and modifies the view by their value.
  ///
  /// - Parameters:
  ///   - initialValue: The value that it begins with.
  ///   - repeating: Whether the keyframes begin anew when they are through.
  ///   - content: The modified view for a value; it's asked for in each frame.
  ///   - keyframes: The keyframes, for the value that they begin with: the initial one, then that with which those before ended.
  /// - Returns: The modified view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:repeating:content:keyframes:).
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    animated(
      by: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating,
        content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
  }

  /// Goes through keyframes whenever a value changes, and modifies the view by theirs.
  ///
  /// - Parameters:
  ///   - initialValue: The value that is shown until then.
  ///   - trigger: The value that has the keyframes begin; while they run, from where they are.
  ///   - content: The modified view for a value; it's asked for in each frame while they run.
  ///   - keyframes: The keyframes, for the value that they begin with.
  /// - Returns: The modified view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:trigger:content:keyframes:).
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    animated(
      by: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger,
        content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
  }

  /// Goes through phases without end, from the view's coming on, and modifies the view by them.
  ///
  /// - Parameters:
  ///   - phases: The phases; nothing is shown where there are none, and one alone stays.
  ///   - content: The modified view in a phase.
  ///   - animation: How a phase is come to; nil jumps, and the next one follows in the next frame.
  /// - Returns: The modified view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/phaseanimator(_:content:animation:).
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    animated(
      by: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Goes through phases whenever a value changes, the second, those after it, and the first, and modifies the view by them.
  ///
  /// - Parameters:
  ///   - phases: The phases, of which the first is shown until then; nothing is shown where there are none.
  ///   - trigger: The value that has them begin; while they run, with the second again.
  ///   - content: The modified view in a phase.
  ///   - animation: How a phase is come to; nil jumps, and the next one follows in the next frame.
  /// - Returns: The modified view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/phaseanimator(_:trigger:content:animation:).
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    animated(
      by: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// The view in an animator that shows it as a placeholder.
  private nonisolated func animated<Animator: View>(by animator: Animator) -> some View {
    ScopedView<Self, Self, Animator>(content: self, scoped: animator)
  }
}

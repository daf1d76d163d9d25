extension View {
  /// Plays keyframes when the view appears, repeatedly or once, and modifies the view by their value.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes start again at their end.
  ///   - content: Returns the modified view for a value; called in each frame.
  ///   - keyframes: Returns the keyframes for the value at which they begin: the initial value, then the last value of the
  ///     previous pass.
  /// - Returns: The modified view.
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

  /// Plays keyframes whenever a value changes, and modifies the view by their value.
  ///
  /// - Parameters:
  ///   - initialValue: The value that is shown before the first change.
  ///   - trigger: The value whose changes start the keyframes. Running keyframes restart from their current value.
  ///   - content: Returns the modified view for a value; called in each frame while the keyframes run.
  ///   - keyframes: Returns the keyframes for the value at which they begin.
  /// - Returns: The modified view.
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

  /// Cycles through phases without end, from the view's appearance on, and modifies the view by them.
  ///
  /// - Parameters:
  ///   - phases: The phases. Nothing is shown if there are none, and a single phase stays.
  ///   - content: Returns the modified view for a phase.
  ///   - animation: Returns the animation to a phase. nil shows the phase at once, and the next phase follows in the next frame.
  /// - Returns: The modified view.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    animated(
      by: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Goes through phases whenever a value changes, and modifies the view by them.
  ///
  /// The second phase comes first, followed by the later ones and finally the first phase.
  ///
  /// - Parameters:
  ///   - phases: The phases. The first one is shown before the first change, and nothing if there are none.
  ///   - trigger: The value whose changes start the phases. Running phases restart with the second one.
  ///   - content: Returns the modified view for a phase.
  ///   - animation: Returns the animation to a phase. nil shows the phase at once, and the next phase follows in the next frame.
  /// - Returns: The modified view.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    animated(
      by: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Returns an animator in which this view replaces the placeholder.
  private nonisolated func animated<Animator: View>(by animator: Animator) -> some View {
    ScopedView<Self, Self, Animator>(content: self, scoped: animator)
  }
}

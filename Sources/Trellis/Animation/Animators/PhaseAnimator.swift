/// A view whose content goes through phases, one after the other.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  let phases: [Phase]
  /// The value whose changes start the phases; nil if the phases repeat without end.
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view whose content cycles through phases without end, from its appearance on.
  ///
  /// - Parameters:
  ///   - phases: The phases. Nothing is shown if there are none, and a single phase stays.
  ///   - content: Returns the content for a phase.
  ///   - animation: Returns the animation to a phase. nil shows the phase at once, and the next phase follows in the next frame.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  /// Creates a view whose content goes through phases whenever a value changes.
  ///
  /// The second phase comes first, followed by the later ones and finally the first phase.
  ///
  /// - Parameters:
  ///   - phases: The phases. The first one is shown before the first change, and nothing if there are none.
  ///   - trigger: The value whose changes start the phases. Running phases restart with the second one.
  ///   - content: Returns the content for a phase.
  ///   - animation: Returns the animation to a phase. nil shows the phase at once, and the next phase follows in the next frame.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), trigger)
    (self.content, self.animation) = (content, animation)
  }
}

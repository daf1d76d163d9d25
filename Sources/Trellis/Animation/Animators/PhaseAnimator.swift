/// A view whose content goes through phases, one after the other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/phaseanimator.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let phases: [Phase]
  /// nil where the phases follow each other without end.
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view whose content goes through phases without end, from its coming on.
  ///
  /// - Parameters:
  ///   - phases: The phases; nothing is shown where there are none, and one alone stays.
  ///   - content: The content in a phase.
  ///   - animation: How a phase is come to; nil jumps, and the next one follows in the next frame.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  /// Creates a view whose content goes through phases whenever a value changes: the second, those after it, and the first.
  ///
  /// - Parameters:
  ///   - phases: The phases, of which the first is shown until then; nothing is shown where there are none.
  ///   - trigger: The value that has them begin; while they run, with the second again.
  ///   - content: The content in a phase.
  ///   - animation: How a phase is come to; nil jumps, and the next one follows in the next frame.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), trigger)
    (self.content, self.animation) = (content, animation)
  }
}

public import Trellis

/// Haptic or audible feedback for an event.
///
/// The declarations compile, but do nothing here, because a desktop has no haptics.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// The weight of colliding objects.
  public enum Weight: Equatable, Sendable {
    /// The weights, from the lightest to the heaviest.
    case light, medium, heavy
  }

  /// The flexibility of colliding objects.
  public enum Flexibility: Equatable, Sendable {
    /// The flexibilities, from the hardest to the softest.
    case rigid, solid, soft
  }

  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rose above a significant threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell below a significant threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value reached another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Objects collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns the feedback of a collision of objects of a weight, with an intensity in `0...1`.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  /// Returns the feedback of a collision of objects of a flexibility, with an intensity in `0...1`.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }
}

extension View {
  /// Plays feedback when a value changes; does nothing here, because a desktop has no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  {
    self
  }

  /// Plays feedback when a value changes and a condition holds; does nothing here, and the condition isn't called.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// Plays the feedback of a closure when a value changes; does nothing here, and the closure isn't called.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}

/// The performer of haptic feedback by the name of AppKit; it does nothing, because a desktop has no haptics.
public final class NSHapticFeedbackManager: Sendable {
  private init() {}

  /// The performer, which does nothing here.
  public static let defaultPerformer: any NSHapticFeedbackPerformer = NoFeedback()

  /// The kind of feedback.
  public enum FeedbackPattern: Int, Hashable, Sendable {
    /// No kind in particular, feedback for an alignment, and for a change of a level.
    case generic, alignment, levelChange
  }

  /// The time of feedback.
  public enum PerformanceTime: UInt, Hashable, Sendable {
    /// By the system's choice, at once, and after the next drawing.
    case `default`, now, drawCompleted
  }

  private struct NoFeedback: NSHapticFeedbackPerformer {
    func perform(
      _ pattern: NSHapticFeedbackManager.FeedbackPattern,
      performanceTime: NSHapticFeedbackManager.PerformanceTime
    ) {}
  }
}

/// A performer of haptic feedback.
public protocol NSHapticFeedbackPerformer: Sendable {
  /// Performs feedback.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

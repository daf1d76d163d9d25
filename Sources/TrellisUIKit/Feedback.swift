public import Foundation

/// A generator of haptic feedback; generators do nothing, because a desktop has no haptics.
@MainActor @preconcurrency
public class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}
  /// Does nothing here.
  public func prepare() {}
}

/// A generator of the feedback of a collision; does nothing here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of the feedback.
  public enum FeedbackStyle: Int, Sendable {
    /// The kinds: the first three by weight, from the lightest to the heaviest, then with and without flexibility.
    case light, medium, heavy, soft, rigid
  }
  /// Creates a generator for a kind of feedback.
  public init(style: FeedbackStyle) {}
  /// Creates a generator.
  public override init() {}
  /// Does nothing here.
  public func impactOccurred() {}
  /// Does nothing here.
  public func impactOccurred(intensity: Double) {}
}

/// A generator of the feedback of an outcome; does nothing here.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable {
    /// The outcomes, from the best to the worst.
    case success, warning, error
  }
  /// Does nothing here.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A generator of the feedback of a changing selection; does nothing here.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing here.
  public func selectionChanged() {}
}

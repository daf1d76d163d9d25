/// Taps that are felt: a desktop has none, so that its generators do nothing.
///
/// Source: documented, developer.apple.com/documentation/uikit/uifeedbackgenerator.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Does nothing here.
  public func prepare() {}
}

/// A tap as of things that meet; does nothing here.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How it would feel.
  public enum FeedbackStyle: Int, Sendable {
    /// From the lightest to the heaviest, and without or with some give.
    case light, medium, heavy, soft, rigid
  }
  /// Creates a generator.
  public init(style: FeedbackStyle) {}
  /// Creates a generator.
  public override init() {}
  /// Does nothing here.
  public func impactOccurred() {}
  /// Does nothing here.
  public func impactOccurred(intensity: Double) {}
}

/// A tap that tells how something went; does nothing here.
///
/// Source: documented, developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well, so so, or badly.
    case success, warning, error
  }
  /// Does nothing here.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A tap as of a wheel that is turned; does nothing here.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing here.
  public func selectionChanged() {}
}

import Trellis

/// The user's settings for accessibility, by the name of UIKit: those of the window used last.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiaccessibility-swift.struct.
@MainActor @preconcurrency
public enum UIAccessibility {
  private static var environment: EnvironmentValues { CurrentWindow.environment }

  /// Whether animations are to be reduced.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether translucent surfaces are to be opaque.
  public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
  /// Whether colours are to have more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
  /// Whether differences are to be shown by more than colour.
  public static var shouldDifferentiateWithoutColor: Bool {
    environment.accessibilityDifferentiateWithoutColor
  }
  /// Whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
  /// Whether a switch control runs: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether text is to be bold: false.
  public static var isBoldTextEnabled: Bool { false }

  /// A kind of notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32
    /// Creates a kind with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text that is spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A change of a part of the window.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A change of the whole window.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The end of scrolling.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Sends a text to the screen reader, which speaks it, if one runs; arguments that are no text have no effect.
  ///
  /// The screen reader learns of changed elements without notifications.
  public nonisolated static func post(notification: Notification, argument: Any?) {
    if let text = argument as? String { Announcements.post(text) }
  }
}

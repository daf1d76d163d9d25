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
  /// Whether a screen reader runs: not known here, so false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch control runs: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether text is to be bold: false.
  public static var isBoldTextEnabled: Bool { false }
}

/// The colour of the status bar, which doesn't exist here.
///
/// Source: documented, developer.apple.com/documentation/uikit/uistatusbarstyle.
public enum UIStatusBarStyle: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Light, for dark content below.
  case lightContent = 1
  /// Dark, for light content below.
  case darkContent = 3
}

/// The animation with which the status bar appears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// None.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}

public import Foundation

/// The screen by the name of AppKit, which is the window here, as ``UIScreen`` is.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsscreen; the window as the screen: ours (choice).
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  private static let only = NSScreen()
  private override init() {}

  /// The window in which the code runs.
  public static var main: NSScreen? { only }
  /// The screens: only ``main``.
  public static var screens: [NSScreen] { [only] }

  /// The window's size in points, at the origin.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The window's size in points, at the origin.
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// The insets of covered edges; zero on a desktop.
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsetsZero }
  /// The number of frames per second that animations have at most: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The screen's name.
  public var localizedName: String { "Window" }
}

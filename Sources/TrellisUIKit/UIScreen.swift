public import Foundation
import Trellis

/// The screen, which is the window here.
///
/// A body that reads the size depends on it, and is evaluated again when the window's size changes. Outside of bodies, the size
/// is that of the window used last. Before the first window, it is the expected size: that of the launch, or a default.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiscreen; the window as the screen: ours (choice).
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The window in which the code runs.
  public static let main = UIScreen()

  private override init() {}

  /// The window's size in points, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentWindow.size) }
  /// The window's size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point.
  public var scale: CGFloat { CurrentWindow.environment.displayScale }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The screens: only ``main``.
  public static var screens: [UIScreen] { [.main] }
  /// The number of frames per second that animations have at most: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The traits of the window used last.
  public var traitCollection: UITraitCollection { .current }
}

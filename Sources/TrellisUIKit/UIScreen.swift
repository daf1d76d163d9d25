public import Foundation
import Trellis

/// The screen as views know it: the window.
///
/// A body that asks depends on what it asked for: when the window becomes larger, the body is evaluated again. Outside of bodies it is the
/// window that was used last, and all sizes are zero before there is one.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiscreen; that it is the window: ours (choice).
@MainActor @preconcurrency
public final class UIScreen {
  /// The window that the source runs in.
  public static let main = UIScreen()

  private init() {}

  /// The window's size in points, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentWindow.size) }
  /// The window's size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many pixels a point has.
  public var scale: CGFloat { CurrentWindow.environment.displayScale }
  /// How many pixels a point has.
  public var nativeScale: CGFloat { scale }
}

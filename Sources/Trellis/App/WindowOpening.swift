package import Foundation

/// A scene's settings for opening its windows.
package struct WindowOpening: Equatable {
  /// A point in fractions of size: this point of the window is at the same point of the free area of the screen.
  ///
  /// nil leaves the position to the desktop.
  package var position: CGPoint?
  /// Whether the desktop draws a frame with a title around the window.
  package var hasFrame = true
  /// The position of the top left corner on the first screen, in points; nil uses ``position``.
  package var origin: CGPoint?
  /// The level of the window above or below other windows.
  package var level = WindowLevel.normal
  /// Whether the window is for tools, which desktops don't list among windows.
  package var isUtility = false

  package init() {}
}

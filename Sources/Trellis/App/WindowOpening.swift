package import Foundation

/// A scene's settings for opening its windows.
package struct WindowOpening: Equatable {
  /// A point in fractions of size: this point of the window is at the same point of the free area of the screen.
  ///
  /// nil leaves the position to the desktop.
  package var position: CGPoint?
  /// Whether the desktop draws a frame with a title around the window.
  package var hasFrame = true

  package init() {}
}

package import Foundation

/// How a window comes: what its scene says that no content does.
package struct WindowOpening: Equatable {
  /// Which point of the window is at the same point of what the screen has free, in parts of their sizes; nil leaves it to the desktop.
  package var position: CGPoint?
  /// Whether the desktop draws a frame with a title around it.
  package var hasFrame = true

  package init() {}
}

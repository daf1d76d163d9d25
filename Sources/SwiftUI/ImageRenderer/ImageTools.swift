import Foundation
import TrellisCairo

/// The drawing tools that all image renderers of a process share, so that fonts are loaded once.
enum ImageTools {
  /// The measurer of all views.
  @MainActor static let measurer = PangoTextMeasurer()

  /// The renderers that are not in use, guarded by ``lock``.
  ///
  /// As many exist as were ever in use at once.
  private nonisolated(unsafe) static var idle: [Renderer] = []
  private static let lock = NSLock()

  /// Calls a closure with a renderer for its exclusive use.
  static func withRenderer<Result>(_ body: (Renderer) throws -> Result) rethrows -> Result {
    let renderer = lock.withLock { idle.popLast() } ?? Renderer()
    defer { lock.withLock { idle.append(renderer) } }
    return try body(renderer)
  }
}

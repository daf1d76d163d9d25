import Foundation

extension Renderer {
  /// The renderers that are not in use, guarded by ``lock``.
  ///
  /// The number of renderers is the greatest number that was ever in use at once.
  private nonisolated(unsafe) static var idle: [Renderer] = []
  private static let lock = NSLock()

  /// Calls a closure with a renderer of the process's pool, for its exclusive use.
  package static func withPooled<Result>(_ body: (Renderer) throws -> Result) rethrows -> Result {
    let renderer = lock.withLock { idle.popLast() } ?? Renderer()
    defer { lock.withLock { idle.append(renderer) } }
    return try body(renderer)
  }
}

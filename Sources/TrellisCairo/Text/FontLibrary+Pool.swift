import Foundation

extension FontLibrary {
  /// The libraries that are not in use.
  ///
  /// Libraries are reused rather than destroyed. A new one takes milliseconds to find its first font. When a map that has loaded
  /// many fonts is destroyed, Pango 1.50 occasionally no longer finds its own fonts. So as many libraries exist as were ever in use
  /// at once. Guarded by ``lock``.
  private nonisolated(unsafe) static var idle: [FontLibrary] = []
  private static let lock = NSLock()

  /// Returns a library for exclusive use by the caller, who returns it with ``giveBack()``.
  static func borrow() -> FontLibrary {
    lock.withLock { idle.popLast() } ?? FontLibrary()
  }

  /// Returns the library to the pool; the caller must not use it any more.
  func giveBack() {
    FontLibrary.lock.withLock { FontLibrary.idle.append(self) }
  }
}

import Foundation

extension FontLibrary {
  /// The libraries that nobody uses at the moment.
  ///
  /// They are lent out again rather than thrown away: a new one takes milliseconds to find its first font, and
  /// Pango 1.50 now and then finds fonts of its own gone when it takes down a map that has seen many of them.
  /// So there are as many as were ever in use at the same time. Guarded by ``lock``.
  private nonisolated(unsafe) static var idle: [FontLibrary] = []
  private static let lock = NSLock()

  /// Lends a library to its caller alone, who gives it back by ``giveBack()``.
  static func borrow() -> FontLibrary {
    lock.withLock { idle.popLast() } ?? FontLibrary()
  }

  /// Lets others use the library; the caller doesn't any more.
  func giveBack() {
    FontLibrary.lock.withLock { FontLibrary.idle.append(self) }
  }
}

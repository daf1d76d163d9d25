import Foundation
import TrellisFailure

/// The folder for the builds of a watched source, which no other object or process uses while this object exists.
///
/// Another `trellis run --watch` of the same source has a folder of its own.
final class WatchFolder {
  let path: String
  private let lock: Int32

  /// Finds a free folder in the cache.
  init(for root: String, in cache: BuildCache) throws {
    let name = Fingerprint.hash(Data(root.utf8))
    for number in 1...64 {
      let folder = try cache.folder("watched/\(name)-\(number)")
      let lock = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
      guard lock >= 0 else { throw Failure.cantWrite(folder + "/lock", String(cString: strerror(errno))) }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 {
        (path, self.lock) = (folder, lock)
        removeReplacements()
        return
      }
      close(lock)
    }
    throw Failure.unavailable("64 programs watch '\(root)' already; end one of them")
  }

  deinit { close(lock) }

  /// Removes the libraries of an earlier process.
  private func removeReplacements() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasPrefix("Replacement") { unlink("\(path)/\(name)") }
  }
}

import Foundation
import TrellisFailure

/// A watcher of the folders of a source, which learns of changes from the system.
///
/// Folders are watched, not files, because editors replace files.
final class FileWatcher {
  let descriptor: Int32
  private let isRecursive: Bool
  private let root: String

  /// The changes after which files may differ.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

  /// Watches a folder, with the folders in it if `isRecursive` is true.
  init(_ root: String, isRecursive: Bool) throws {
    (self.root, self.isRecursive) = (root, isRecursive)
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw Failure.unavailable(
        "can't watch files: \(String(cString: strerror(errno))); raise fs.inotify.max_user_instances")
    }
    guard watch() else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw Failure.unavailable(
        "can't watch '\(root)': \(reason); if there are too many folders, raise fs.inotify.max_user_watches")
    }
  }

  deinit { close(descriptor) }

  /// Watches the folders that exist now; returns false if the outermost can't be watched.
  func watch() -> Bool {
    add(root)
  }

  private func add(_ folder: String) -> Bool {
    // Adding a watched folder again changes nothing.
    guard inotify_add_watch(descriptor, folder, FileWatcher.mask) >= 0 else { return false }
    guard isRecursive else { return true }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !name.hasPrefix(".") {
      var status = stat()
      let path = "\(folder)/\(name)"
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { _ = add(path) }
    }
    return true
  }

  /// Discards the changes that have arrived, until none has arrived for `quiet` milliseconds.
  func settle(quiet: Int32 = 10) {
    var bytes = [UInt8](repeating: 0, count: 16384)
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    repeat {
      while read(descriptor, &bytes, bytes.count) > 0 {}
    } while poll(&request, 1, quiet) > 0
  }
}

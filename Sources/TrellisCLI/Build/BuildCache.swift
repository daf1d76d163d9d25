import Foundation
import TrellisFailure

/// The folder where everything that `trellis` builds is kept: never among the user's files.
struct BuildCache {
  /// The folder's absolute path.
  let root: String

  /// The folder that the XDG base directory specification gives, or where the home can't be written, one for temporary files.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      root = cache + "/trellis"
      return
    }
    let ofHome = (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/trellis"
    try? FileManager.default.createDirectory(atPath: ofHome, withIntermediateDirectories: true)
    root = access(ofHome, W_OK) == 0 ? ofHome : try BuildCache.temporary(environment)
  }

  /// A folder for temporary files that is this user's alone: programs are started from it.
  private static func temporary(_ environment: [String: String]) throws -> String {
    let path = "\(environment["TMPDIR"] ?? "/tmp")/trellis-\(getuid())"
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      status.st_mode & 0o022 == 0
    else {
      throw Failure.cantCreate(
        "neither ~/.cache nor '\(path)' can be a folder where builds are kept; set XDG_CACHE_HOME to another")
    }
    return path
  }

  /// The path of a folder in the cache, without links, which is made where there is none.
  func folder(_ name: String) throws -> String {
    let path = "\(root)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure.cantCreate(
        "can't make the folder '\(path)', where builds are kept; set XDG_CACHE_HOME to another")
    }
    return AbsolutePath.realPath(path) ?? path
  }
}

extension BuildCache {
  /// The folder where the compiler keeps what it makes of C headers.
  ///
  /// What it keeps there can't be read from under another path, so that a cache that was moved starts anew.
  func modules() throws -> String {
    let folder = try folder("modules")
    return try self.folder("modules/\(Fingerprint.hash(Data(folder.utf8)))")
  }
}

/// One thing in the cache that is made from others: made again when what it was made of differs.
struct CachedBuild {
  /// The folder that it is in.
  let folder: String

  /// Makes it where its fingerprint isn't that of last time.
  ///
  /// Only one process makes it, and others wait.
  /// The lock is released by `release()` or, where this process becomes the program that it made, by that.
  func bringUpToDate(_ fingerprint: Fingerprint, make: () throws -> Void) throws -> FileLock {
    let lock = try FileLock(folder + "/lock")
    let path = folder + "/fingerprint"
    if let last = FileManager.default.contents(atPath: path), last == Data(fingerprint.text.utf8) {
      return lock
    }
    unlink(path)  // what is half made has none
    do {
      try make()
      try write(fingerprint.text, to: "fingerprint")
    } catch {
      lock.release()
      throw error
    }
    return lock
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    } catch {
      throw Failure.cantWrite("\(folder)/\(name)", error.localizedDescription)
    }
  }
}

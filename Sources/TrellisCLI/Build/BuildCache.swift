import Foundation
import TrellisFailure

/// The folder for everything that `trellis` builds: never among the user's files.
struct BuildCache {
  /// The folder's absolute path.
  let root: String

  /// Creates the cache in the folder of the XDG base directory specification, or in a temporary one if the home can't be written.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      root = cache + "/trellis"
      return
    }
    let ofHome = (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/trellis"
    try? FileManager.default.createDirectory(atPath: ofHome, withIntermediateDirectories: true)
    root = access(ofHome, W_OK) == 0 ? ofHome : try BuildCache.temporary(environment)
  }

  /// Returns a temporary folder that only this user can write to, since programs are started from it.
  private static func temporary(_ environment: [String: String]) throws -> String {
    let path = "\(environment["TMPDIR"] ?? "/tmp")/trellis-\(getuid())"
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      status.st_mode & 0o022 == 0
    else {
      throw Failure.cantCreate(
        "can't store builds in ~/.cache or '\(path)'; set XDG_CACHE_HOME to another folder")
    }
    return path
  }

  /// Returns the path of a folder in the cache, without links; the folder is created if it doesn't exist.
  func folder(_ name: String) throws -> String {
    let path = "\(root)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure.cantCreate(
        "can't create the folder '\(path)' for builds; set XDG_CACHE_HOME to another folder")
    }
    return AbsolutePath.realPath(path) ?? path
  }
}

extension BuildCache {
  /// Returns the folder for the modules that the compiler makes of C headers.
  ///
  /// The compiler can't read such modules under another path. So the folder's name depends on its path, and a moved cache starts
  /// anew.
  func modules() throws -> String {
    let folder = try folder("modules")
    return try self.folder("modules/\(Fingerprint.hash(Data(folder.utf8)))")
  }
}

/// An entry of the cache, which is built again if its inputs differ.
struct CachedBuild {
  /// The folder of the entry.
  let folder: String

  /// Builds the entry if its fingerprint differs from the last one, and returns the entry's lock.
  ///
  /// One process builds the entry while others wait for the lock. The lock is released by `release()`, or when this process
  /// becomes the program that was built.
  func buildIfNeeded(_ fingerprint: Fingerprint, make: () throws -> Void) throws -> FileLock {
    let lock = try FileLock(folder + "/lock")
    let path = folder + "/fingerprint"
    if let last = FileManager.default.contents(atPath: path), last == Data(fingerprint.text.utf8) {
      return lock
    }
    unlink(path)  // an unfinished entry has none
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

import Foundation

/// Paths as the compiler's messages show them.
enum AbsolutePath {
  /// Returns the absolute path of a path that the user typed.
  ///
  /// Symbolic links are kept, so that messages show the path as the user knows it. If the path contains `..`, all links are
  /// resolved first, because `..` after a link refers to the parent of the link's target.
  static func make(_ path: String) throws -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let parts = whole.split(separator: "/").filter { $0 != "." }
    if parts.contains(".."), let resolved = realPath(whole) { return resolved }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the path without links; nil if there is no such file.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

import Foundation

/// Paths as the compiler's messages show them.
enum AbsolutePath {
  /// Returns the absolute path of a path that the user typed.
  ///
  /// Links are kept, so that messages name the file as its owner knows it. They are resolved only if the path contains `..`,
  /// whose meaning they change.
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

import Foundation

/// Paths as the compiler's messages are to show them.
enum AbsolutePath {
  /// The absolute path of a path as a person typed it: links are kept as typed, so that messages name the file by a
  /// name that its owner knows; only where `..` is in the path, which links change the meaning of, they are resolved.
  static func make(_ path: String) throws -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let parts = whole.split(separator: "/").filter { $0 != "." }
    if parts.contains(".."), let resolved = realPath(whole) { return resolved }
    return "/" + parts.joined(separator: "/")
  }

  /// The path without links; nil where there is no such file.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

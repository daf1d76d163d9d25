import Foundation

/// Paths as a Mac finds them: letters match in either case, and letters with accents match in one character or in two.
///
/// A project made on a Mac may name a file in another form than the folder that has it, which Linux tells apart.
enum MacPath {
  /// Returns the path of the existing file that a Mac would find; the path itself if there is none.
  static func existing(_ path: String) -> String {
    if path.isEmpty || path == "/" || access(path, F_OK) == 0 { return path }
    let (given, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
    let folder = existing(given)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    // `==` compares characters, not their bytes.
    let found = names.first { $0 == name } ?? names.first { $0.lowercased() == name.lowercased() }
    return found.map { (folder as NSString).appendingPathComponent($0) } ?? path
  }
}

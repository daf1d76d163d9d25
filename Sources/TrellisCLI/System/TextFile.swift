import Foundation
import TrellisFailure

/// A function that writes the files of a package in the cache.
enum TextFile {
  /// Writes a file, unless it has the text already, because a new date triggers a compilation.
  static func write(_ text: String, to path: String) throws {
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Failure.cantWrite(path, error.localizedDescription)
    }
  }
}

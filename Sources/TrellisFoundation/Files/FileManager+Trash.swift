public import Foundation

extension FileManager {
  /// Moves a file or a folder to the user's trash, as the desktop's own file manager does.
  ///
  /// The trash is that of freedesktop.org's specification, in `$XDG_DATA_HOME/Trash`: it has the file, perhaps with a number after its
  /// name, and a text with its old path. `outResultingURL` receives the new location. Throws if the file can't be moved.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    let result = try trashItem(at: url, in: URL.trashDirectory.deletingLastPathComponent())
    outResultingURL?.pointee = NSURL(fileURLWithPath: result.path)
  }

  /// Moves a file to a trash folder, and returns its new location.
  func trashItem(at url: URL, in trash: URL) throws -> URL {
    guard fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    let (files, texts) = (trash.appending(path: "files"), trash.appending(path: "info"))
    for folder in [files, texts] { try createDirectory(at: folder, withIntermediateDirectories: true) }
    let name = url.deletingPathExtension().lastPathComponent
    let suffix = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
    let path = url.absoluteURL.standardizedFileURL.path
    for number in 1... {
      let own = number == 1 ? name + suffix : "\(name) \(number)\(suffix)"
      // The text reserves the name: creating it fails if another program uses the name.
      do {
        try Data(text(of: path).utf8).write(
          to: texts.appending(path: own + ".trashinfo"), options: .withoutOverwriting)
      } catch CocoaError.fileWriteFileExists {
        continue
      }
      let target = files.appending(path: own)
      do {
        try moveItem(at: url, to: target)
        return target
      } catch {
        try? removeItem(at: texts.appending(path: own + ".trashinfo"))
        throw error
      }
    }
    fatalError("FileManager.trashItem: unreachable")
  }

  private func text(of path: String) -> String {
    let date = Date().formatted(
      Date.ISO8601FormatStyle(timeZone: .current).year().month().day().time(includingFractionalSeconds: false)
    )
    let address = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return "[Trash Info]\nPath=\(address)\nDeletionDate=\(date)\n"
  }
}

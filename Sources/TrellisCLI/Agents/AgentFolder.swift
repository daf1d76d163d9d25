import Foundation
import TrellisFailure

/// The folder that `trellis mcp` serves; nothing outside of it is read for a client.
struct AgentFolder: Sendable {
  /// The absolute path, without links.
  let path: String

  init(_ given: String) throws {
    var status = stat()
    guard let path = AbsolutePath.realPath(given), stat(path, &status) == 0, access(path, R_OK) == 0 else {
      throw Failure.noInput("can't read '\(given)': \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure.noInput("'\(given)' isn't a folder")
    }
    self.path = path
  }

  /// Returns the absolute path of something in the folder, without links; throws for everything else.
  func resolve(_ given: String) throws -> String {
    let whole = given.hasPrefix("/") ? given : path + "/" + given
    guard !given.utf8.contains(0), let real = AbsolutePath.realPath(whole) else {
      throw Failure.noInput("there is no '\(given)' in the folder \(path)")
    }
    guard real == path || real.hasPrefix(path == "/" ? "/" : path + "/") else {
      throw Failure.noInput("'\(given)' is outside of the folder \(path), and isn't read")
    }
    return real
  }

  /// Throws if a Swift file of some source is a link that leads out of the folder.
  func checkLinks(in source: String) throws {
    guard !source.hasSuffix(".swift") else { return }
    if let link = try RepositoryFiles(below: source).outside.first(where: { (try? resolve($0)) == nil }) {
      throw Failure.noInput("'\(link)' is a link that leads out of the folder \(path), and isn't read")
    }
  }
}

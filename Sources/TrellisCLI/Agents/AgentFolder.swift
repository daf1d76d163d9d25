import Foundation
import TrellisFailure

/// The folder that `trellis mcp` serves; paths outside of it are refused.
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

  /// Returns the absolute path, without links, of a file in the folder; throws a failure for other paths.
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

  /// Throws a failure if a Swift file below a source is a link that leads out of the folder, or if a project names a file outside of it.
  func checkLinks(in source: String) throws {
    guard !source.hasSuffix(".swift") else { return }
    let isProject = XcodeApp.isProject(source)
    let root = isProject ? (source as NSString).deletingLastPathComponent : source
    // The two searches ignore different folders.
    let files = try RepositoryFiles(below: root).outside + SourceFiles.swiftFiles(below: root)
    if let link = files.first(where: { (try? resolve($0)) == nil }) {
      throw Failure.noInput("'\(link)' is a link that leads out of the folder \(path), and isn't read")
    }
    guard isProject else { return }
    let project = try XcodeProject(source)
    for file in project.targets.compactMap({ XcodeTarget($0.id, in: project) }).flatMap(\.sources)
    where AbsolutePath.realPath(file) != nil {
      _ = try resolve(file)
    }
  }
}

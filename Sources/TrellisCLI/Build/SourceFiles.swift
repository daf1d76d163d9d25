import Foundation
import TrellisAssetNames
import TrellisFailure

/// The Swift files that the command line names, with their contents.
struct SourceFiles {
  /// A file, with its absolute path and its contents.
  struct File {
    /// The path; `-` is the standard input.
    var path: String
    var contents: Data

    /// The name in messages, as the compiler prints it.
    var name: String { path == "-" ? "<stdin>" : path }
  }

  /// The files, ordered by path.
  let files: [File]
  /// The absolute path of the file or folder that was named; `-` is the standard input.
  let root: String

  /// The folder that was named, or the folder of the file; the current folder if the source is the standard input.
  var folder: String {
    if root == "-" { return FileManager.default.currentDirectoryPath }
    return root.hasSuffix(".swift") ? (root as NSString).deletingLastPathComponent : root
  }

  /// The source that names the contents of the asset catalogs beside the source, and declares the classes of data models; nil if there
  /// are neither.
  var assetSource: String? {
    let isDeep = folder == root
    return DataModels.source(
      DataModels.models(in: folder, atAnyDepth: isDeep),
      behind: AssetCatalogs(in: folder, atAnyDepth: isDeep).source(bundle: ".main"))
  }

  /// Whether a file's top-level code is the program: a file `main.swift`.
  var hasMainFile: Bool { files.contains { ($0.path as NSString).lastPathComponent == "main.swift" } }

  /// Reads a file, every Swift file below a folder, or the standard input to its end.
  init(path: String) throws {
    if path == "-" {
      root = path
      do {
        files = [File(path: path, contents: try FileHandle.standardInput.readToEnd() ?? Data())]
      } catch {
        throw Failure.noInput("can't read the standard input: \(String(cString: strerror(errno)))")
      }
      return
    }
    root = try AbsolutePath.make(path)
    var status = stat()
    guard !path.isEmpty, stat(root, &status) == 0 else {
      throw Failure.noInput(
        "can't read '\(path)': \(String(cString: strerror(path.isEmpty ? ENOENT : errno)))")
    }
    let paths: [String]
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      paths = try SourceFiles.swiftFiles(below: root)
      if paths.isEmpty { throw Failure.noInput("no Swift files in '\(path)'") }
    case S_IFREG where root.hasSuffix(".swift"):
      paths = [root]
    default:
      throw Failure.noInput("'\(path)' is neither a Swift file nor a folder")
    }
    files = try paths.map { File(path: $0, contents: try SourceFiles.contents($0)) }
  }

  private static func contents(_ path: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw unreadable(path)
    }
  }

  private static func unreadable(_ path: String) -> Failure {
    let reason = access(path, R_OK) == 0 ? EIO : errno
    return .noInput("can't read '\(path)': \(String(cString: strerror(reason)))")
  }

  /// Returns the Swift files below a folder, in order.
  ///
  /// Hidden folders, package manifests and tests are ignored, and links to folders aren't followed.
  static func swiftFiles(below folder: String) throws -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw unreadable(folder)
    }
    var paths: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if !name.hasSuffix("Tests") { paths += try swiftFiles(below: path) }
      } else if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@swift") {
        paths.append(path)
      }
    }
    return paths
  }
}

import Foundation
import TrellisFailure

/// The Swift files, packages and Xcode projects below a folder.
struct RepositoryFiles {
  /// The absolute paths of the Swift files, without manifests.
  private(set) var swift: [String] = []
  /// The absolute paths of the folders with a `Package.swift`.
  private(set) var packages: [String] = []
  /// The absolute paths of the `.xcodeproj` folders.
  private(set) var projects: [String] = []
  /// The absolute paths of links with names of Swift files that lead out of the folder, or nowhere.
  private(set) var outside: [String] = []
  private let root: String

  /// Searches a folder; hidden folders, and folders of builds and dependencies, are ignored, and links to folders aren't followed.
  ///
  /// Throws a failure if a folder can't be read.
  init(below root: String) throws {
    self.root = (AbsolutePath.realPath(root) ?? root) + "/"
    try search(root)
  }

  /// Folders that aren't part of a repository's own source.
  private static let ignored: Set = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]

  private mutating func search(_ folder: String) throws {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw Failure.noInput("can't read '\(folder)': \(String(cString: strerror(errno)))")
    }
    if SwiftPackage.isPackage(folder) { packages.append(folder) }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if isFolder, name.hasSuffix(".xcodeproj") {
        projects.append(path)
      } else if isFolder {
        if !RepositoryFiles.ignored.contains(name) { try search(path) }
      } else if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@swift") {
        if contains(path) { swift.append(path) } else { outside.append(path) }
      }
    }
  }

  /// Returns whether a file is below the folder, after links are resolved.
  func contains(_ path: String) -> Bool {
    AbsolutePath.realPath(path)?.hasPrefix(root) ?? false
  }

  /// Returns the Swift files below a folder.
  func swift(in folder: String) -> [String] { swift.filter { $0.hasPrefix(folder + "/") } }

  /// Returns the asset catalogs and data models in a folder: at any depth if `isDeep` is true.
  static func catalogs(in folder: String, isDeep: Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard !name.hasPrefix("."), lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        return []
      }
      if name.hasSuffix(".xcassets") || DataModels.isModel(name) { return [path] }
      return isDeep && !name.hasSuffix("Tests") ? catalogs(in: path, isDeep: true) : []
    }
  }
}

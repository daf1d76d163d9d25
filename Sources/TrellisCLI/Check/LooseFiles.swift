import Foundation

/// The division of files without a package or a project into modules.
enum LooseFiles {
  /// Returns folders with the files that are compiled together.
  ///
  /// A folder with an `@main` type is a program, with all files below it. If there is no program, all files are one module. Otherwise the
  /// remaining files are a module for each folder directly below the root.
  static func groups(_ files: [String], below root: String) -> [(folder: String, files: [String])] {
    let programs = Set(files.filter(isProgram).map { ($0 as NSString).deletingLastPathComponent })
    var groups: [String: [String]] = [:]
    for file in files {
      var folder = (file as NSString).deletingLastPathComponent
      while !programs.contains(folder), folder.count > root.count {
        folder = (folder as NSString).deletingLastPathComponent
      }
      if !programs.contains(folder), !programs.isEmpty {
        folder = root + "/" + (file.dropFirst(root.count + 1).split(separator: "/").dropLast().first ?? "")
      }
      groups[folder, default: []].append(file)
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the files of a group by the folders that directly contain them.
  static func folders(of files: [String]) -> [(folder: String, files: [String])] {
    Dictionary(grouping: files) { ($0 as NSString).deletingLastPathComponent }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func isProgram(_ file: String) -> Bool {
    if (file as NSString).lastPathComponent == "main.swift" { return true }
    guard let contents = FileManager.default.contents(atPath: file) else { return false }
    let marks = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
    return marks.contains { contents.range(of: Data($0.utf8)) != nil }
      && DeclarationScanner.declarations(in: ScannedFile(path: file, text: contents)).contains(
        where: \.isMain)
  }
}

/// Paths in reports.
enum RelativePath {
  /// Returns a path relative to a folder; the folder's own name for the folder itself.
  static func make(_ path: String, below root: String) -> String {
    let inside = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : ""
    if !inside.isEmpty { return inside }
    return path == root || path == root + "/" ? (root as NSString).lastPathComponent : path
  }
}

import Foundation

/// The resource files beside the Swift files, linked into the program's folder.
///
/// `Bundle.main` finds the links by name, without the files' folders, as in an app that Xcode made. Folders with the ending
/// `.lproj` or `.bundle`, and data models, are linked as a whole. Asset catalogs and `Info.plist` aren't linked; pictures of catalogs are found in
/// the source folder.
struct BundledResources {
  /// The path of each file, by the name of its link; if several files have one name, the first by path.
  private let files: [String: String]

  /// Finds the files: all below a folder that was named, or those in the folder of a file that was named.
  init(of sources: SourceFiles) {
    var files: [String: String] = [:]
    if sources.root != "-" {
      BundledResources.gather(sources.folder, isDeep: sources.folder == sources.root, into: &files)
    }
    self.files = files
  }

  /// Uses the files and folders at paths.
  init(paths: [String]) {
    files = Dictionary(paths.map { (DataModels.nameInApp($0), $0) }) { first, _ in first }
  }

  var names: [String] { files.keys.sorted() }

  /// Links the files into a folder, and removes stale links; entries that aren't links are left alone.
  func link(into folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var taken: Set<String> = []
    for name in names {
      guard let target = BundledResources.target(of: "\(folder)/\(name)") else {
        taken.insert(name)
        continue
      }
      if files[name] == target { taken.insert(name) } else { unlink("\(folder)/\(name)") }
    }
    // If no link can be made, the program doesn't find the file, and reports this itself.
    for (name, path) in files where !taken.contains(name) { symlink(path, "\(folder)/\(name)") }
  }

  /// Copies the files into a folder.
  ///
  /// An existing file of the name is left alone.
  func copy(into folder: String) throws {
    for (name, path) in files.sorted(by: { $0.key < $1.key }) {
      let copy = "\(folder)/\(name)"
      guard access(copy, F_OK) != 0, let source = AbsolutePath.realPath(path) else { continue }
      try FileManager.default.copyItem(atPath: source, toPath: copy)
    }
  }

  private static func gather(_ folder: String, isDeep: Bool, into files: inout [String: String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where name.hasSuffix(".lproj") || name.hasSuffix(".bundle"):
        if files[name] == nil { files[name] = path }
      case S_IFDIR where DataModels.isModel(name):
        let name = DataModels.nameInApp(name)
        if files[name] == nil { files[name] = path }
      case S_IFDIR:
        if isDeep, !isLeftOut(folder: name) { gather(path, isDeep: true, into: &files) }
      case S_IFREG:
        if !name.hasSuffix(".swift"), name != "Info.plist", files[name] == nil { files[name] = path }
      default: break
      }
    }
  }

  private static func isLeftOut(folder name: String) -> Bool {
    name.hasSuffix("Tests")
      || [".xcassets", ".xcodeproj", ".xcworkspace", ".playground", ".docc"].contains { name.hasSuffix($0) }
  }

  /// Returns the target of a link; nil if the path isn't a link.
  private static func target(of path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    return try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }
}

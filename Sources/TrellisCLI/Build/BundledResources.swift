import Foundation

/// What lies beside Swift files and isn't source, as links beside the program: its `Bundle.main` finds them there by name, as Xcode puts
/// them into an app, without the folders that they are in.
///
/// Tables of strings stay in their `.lproj` folders. Asset catalogs are left out, whose pictures are found where they are, and `Info.plist`.
struct BundledResources {
  /// Where each is, by the name that it gets; of several with one name the first by path counts.
  private let files: [String: String]

  /// Finds those of a folder: all below one that was named, and what is in the folder of a file that was.
  init(of sources: SourceFiles) {
    var files: [String: String] = [:]
    if sources.root != "-" {
      BundledResources.gather(sources.folder, isDeep: sources.folder == sources.root, into: &files)
    }
    self.files = files
  }

  /// Links them into a folder, and takes away links from before to what is no more; what isn't a link there is left alone.
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
    // Where one can't be made, the program finds nothing by that name, and says so itself.
    for (name, path) in files where !taken.contains(name) { symlink(path, "\(folder)/\(name)") }
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

  /// Where a link leads; nil for what is none.
  private static func target(of path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    return try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }
}

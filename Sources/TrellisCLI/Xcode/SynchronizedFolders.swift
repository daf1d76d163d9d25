import Foundation

/// The files of a target that are in the project because they are in a folder: Xcode 16's synchronized groups.
struct SynchronizedFolders {
  /// The absolute paths of the files, and of folders that are one resource.
  private(set) var files: [String] = []

  init(of id: String, _ target: XcodeProject.Object, in project: XcodeProject) {
    let own = Set(project.identifiers("fileSystemSynchronizedGroups", of: target))
    for (group, object) in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = project.path(of: group) else { continue }
      // The exceptions of a target are not in the target if it has the folder, and are in it otherwise.
      let exceptions = project.objects("exceptions", of: object).filter { $0["target"] as? String == id }
        .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
        .map { MacPath.existing("\(folder)/\($0)") }
      if own.contains(group) {
        add(folder, except: Set(exceptions))
      } else {
        files += exceptions
      }
    }
  }

  private mutating func add(_ folder: String, except exceptions: Set<String>) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard !name.hasPrefix("."), !exceptions.contains(path), stat(path, &status) == 0 else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if name.hasSuffix(".lproj") {
        // The localizations of one file are a resource each.
        add(path, except: exceptions)
      } else if isFolder, (name as NSString).pathExtension.isEmpty {
        add(path, except: exceptions)
      } else {
        files.append(path)
      }
    }
  }
}

import Foundation
import TrellisFailure

/// Makes bundles of a built app.
struct BundleMaker {
  let built: BuiltApp
  let app: AppDescription
  let icon: Data
  let output: BundleOutput
  let drawing: DrawingFiles
  private let tools: BinaryTools
  private let libraries: [String: String]
  private let date = Date()

  /// Finds the libraries that the app needs.
  init(built: BuiltApp, app: AppDescription, icon: Data, output: BundleOutput, drawing: DrawingFiles) throws {
    (self.built, self.app, self.icon, self.output, self.drawing) = (built, app, icon, output, drawing)
    let toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    tools = try BinaryTools(compiler: toolkit.compiler)
    let walk = LibraryWalk(folders: [try toolkit.library(in: BuildCache()).folder, tools.runtime])
    let found = walk.libraries(
      of: [built.program], opening: LibraryWalk.opened + (built.hasSVG ? [LibraryWalk.forSVG] : []))
    if let (name, user) = found.missing.min(by: { $0.key < $1.key }) {
      throw Failure.unavailable(
        "can't find the library \(name), which \(user) needs; install the package that has it")
    }
    libraries = found.paths
  }

  /// Makes a bundle in each format, and prints the sizes.
  func make(_ formats: [BundleFormat]) throws {
    let new = "\(output.folder)/.\(app.program).new"
    try? FileManager.default.removeItem(atPath: new)
    defer { try? FileManager.default.removeItem(atPath: new) }
    do {
      if formats.contains(.deb) { try makePackage(in: new + "/deb") }
      if formats.contains(where: { $0 != .deb }) { try makeFolder(in: new, formats) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.cantWrite(output.folder, error.localizedDescription)
    }
  }

  private var day: String { date.formatted(.iso8601.year().month().day()) }

  private func makeFolder(in new: String, _ formats: [BundleFormat]) throws {
    var folder = try AppFolder(root: "\(new)/\(output.stem)", app: app)
    try folder.add(built, tools)
    try folder.add(libraries: libraries, tools)
    try folder.add(drawing)
    try folder.addDesktopFiles(icon: icon, date: day)
    try folder.addTop()
    let owners = (try? DebianControl.owners(of: Array(libraries.values))) ?? [:]
    try folder.addLicences(packages: Array(owners.values) + DebianControl.drawing + DebianControl.optional)
    var report = SizeReport()
    let parts = parts(of: folder)
    var compressed: [SizeReport.Part: Int] = [:]
    if formats.contains(.tar) || formats.contains(.flatpak) {
      let archive = "\(new)/archive.tar.xz"
      compressed = try Archive(folder: folder.root)
        .write(to: archive, parts, date: Int(date.timeIntervalSince1970))
      if formats.contains(.flatpak) { try writeManifest(archive) }
      try place(archive, .tar)
    }
    for (part, paths) in parts {
      report.sizes.append(
        (part, SizeReport.Size(whole: size(of: paths, in: folder.root), compressed: compressed[part])))
    }
    if formats.contains(.appDir) { try place(folder.root, .appDir) }
    print(report.text)
  }

  private func makePackage(in root: String) throws {
    let owners = try DebianControl.owners(of: Array(libraries.values))
    let carried = libraries.filter { owners[$0.value] == nil }
    var folder = try AppFolder(root: root, app: app)
    try folder.add(built, tools)
    try folder.add(libraries: carried, tools)
    try folder.addDesktopFiles(icon: icon, date: day)
    // Only what the carried files name themselves; the packages of these name the rest.
    let named = ([built.program] + carried.values).flatMap { path in
      (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)).flatMap(ELFFile.init)?
        .needed ?? []
    }
    let packages = Set(named.compactMap { libraries[$0] }.compactMap { owners[$0] })
    let opened = Set(
      (LibraryWalk.opened + [LibraryWalk.forSVG]).compactMap { libraries[$0] }.compactMap { owners[$0] })
    let control = DebianControl(
      app: app,
      depends: ["libc6 (>= \(BinaryTools.libraryVersion))"]
        + packages.union(opened).union(DebianControl.drawing).sorted(),
      recommends: DebianControl.optional.filter { !opened.contains($0) })
    var report = SizeReport()
    for (part, paths) in parts(of: folder) {
      report.sizes.append((part, SizeReport.Size(whole: size(of: paths, in: root))))
    }
    let file = root + ".deb"
    try DebianPackage(root: root, control: control).write(to: file)
    try place(file, .deb)
    print(report.text)
  }

  private func writeManifest(_ archive: String) throws {
    guard let tool = Subprocess.find("sha256sum") else {
      throw Failure.unavailable("sha256sum isn't on the PATH; install the package coreutils, or use --tar")
    }
    let sum = try Subprocess.run(tool, [archive], capturing: .output).output.prefix { $0 != " " }
    let name = (output.path(.tar) as NSString).lastPathComponent
    let file = archive + ".json"
    try Data(try FlatpakManifest(app, archive: name, sha256: String(sum)).text.utf8)
      .write(to: URL(fileURLWithPath: file))
    try place(file, .flatpak)
  }

  /// Moves a finished file or folder to its path, in place of an older one, and prints the path.
  private func place(_ new: String, _ format: BundleFormat) throws {
    let path = output.path(format)
    if output.replaces { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.moveItem(atPath: new, toPath: path)
    var line = path
    if let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, format != .appDir {
      line += String(format: ": %.1f MB", Double(size) / 1e6)
    }
    print(line)
  }

  /// Returns the files and folders of each part, in order, with the top folder as an empty path.
  private func parts(of folder: AppFolder) -> [(part: SizeReport.Part, paths: [String])] {
    var paths: [SizeReport.Part: [String]] = [.desktop: [""]]
    for path in (FileManager.default.subpaths(atPath: folder.root) ?? []).sorted() {
      let part = SizeReport.part(of: path, program: app.program, libraries: folder.parts)
      paths[part, default: []].append(path)
    }
    return SizeReport.Part.allCases.compactMap { part in paths[part].map { (part, $0) } }
  }

  private func size(of paths: [String], in root: String) -> Int {
    paths.reduce(0) { sum, path in
      var status = stat()
      guard lstat("\(root)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return sum }
      return sum + Int(status.st_size)
    }
  }
}

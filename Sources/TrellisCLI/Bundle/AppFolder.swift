import Foundation
import TrellisFailure

/// A folder with an app and all that the app needs.
///
/// ```
/// usr/bin/NAME                          a link to the program
/// usr/lib/NAME/app/NAME                 the program, with its resources beside it
///              lib/…so                  shared libraries
///              share/trellis/           fonts and symbols (``DrawingFiles``)
/// usr/share/applications, icons, metainfo, doc
/// ```
///
/// All paths in it are relative, so it works wherever it is.
struct AppFolder {
  /// The path of the folder that contains `usr`.
  let root: String
  let app: AppDescription
  /// The shared libraries, by the part of the size report to which they belong.
  private(set) var parts: [String: SizeReport.Part] = [:]

  init(root: String, app: AppDescription) throws {
    self.root = root
    self.app = app
    try FileManager.default.createDirectory(atPath: program + "/app", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: program + "/lib", withIntermediateDirectories: true)
  }

  /// The folder of the program's files.
  private var program: String { "\(root)/usr/lib/\(app.program)" }

  /// Copies the program and its resources.
  func add(_ built: BuiltApp, _ tools: BinaryTools) throws {
    let copy = "\(program)/app/\(app.program)"
    try FileManager.default.copyItem(atPath: built.program, toPath: copy)
    try tools.strip(copy)
    try tools.setRunPath("$ORIGIN/../lib", of: copy)
    try built.copyResources(into: program + "/app")
    try write(link: "../lib/\(app.program)/app/\(app.program)", to: "usr/bin/\(app.program)")
  }

  /// Copies shared libraries, given by name.
  mutating func add(libraries: [String: String], _ tools: BinaryTools) throws {
    for (name, path) in libraries.sorted(by: { $0.key < $1.key }) {
      let copy = "\(program)/lib/\(name)"
      let source = AbsolutePath.realPath(path) ?? path
      try FileManager.default.copyItem(atPath: source, toPath: copy)
      chmod(copy, 0o755)
      let isTrellis = Toolkit.libraries.contains { $0.file == name }
      let isOurs = isTrellis || source.hasPrefix(tools.runtime + "/")
      if isOurs { try tools.strip(copy) }
      try tools.makeRelative(copy)
      parts["usr/lib/\(app.program)/lib/\(name)"] =
        isTrellis ? .trellis : isOurs ? .swift : .libraries
    }
  }

  /// Copies the fonts and symbols.
  func add(_ files: DrawingFiles) throws { try files.copy(into: program + "/share/trellis") }

  /// Writes the files for desktops and software catalogues.
  func addDesktopFiles(icon: Data, date: String) throws {
    try write(Data(app.desktopEntry.utf8), to: "usr/share/applications/\(app.identifier).desktop")
    try write(Data(app.metainfo(date: date).utf8), to: "usr/share/metainfo/\(app.identifier).metainfo.xml")
    try write(
      icon,
      to: "usr/share/icons/hicolor/\(AppIcon.side)x\(AppIcon.side)/apps/\(app.identifier).png")
  }

  /// Adds what an AppDir has at its top: the file to start, the desktop file and the icon.
  func addTop() throws {
    let icon = "usr/share/icons/hicolor/\(AppIcon.side)x\(AppIcon.side)/apps/\(app.identifier).png"
    try write(link: "usr/bin/\(app.program)", to: "AppRun")
    try write(
      link: "usr/share/applications/\(app.identifier).desktop", to: "\(app.identifier).desktop")
    try write(link: icon, to: "\(app.identifier).png")
    try write(link: "\(app.identifier).png", to: ".DirIcon")
    try write(
      Data(
        """
        \(app.name) \(app.version)

        Start it with ./AppRun, or with usr/bin/\(app.program) from here. The folder can be anywhere.
        It carries all that it needs, except for the C library: glibc \(BinaryTools.libraryVersion) or later, as in the system on which it
        was made. Text in coloured emoji needs a font of the system's, unless the bundle was made with --emoji.
        The licences of the libraries are in usr/share/doc/\(app.program).

        """.utf8), to: "README")
  }

  /// Copies the licences of the packages from which files were copied.
  func addLicences(packages: [String]) throws {
    for package in Set(packages).sorted() {
      let file = "/usr/share/doc/\(package)/copyright"
      if let text = FileManager.default.contents(atPath: file) {
        try write(text, to: "usr/share/doc/\(app.program)/copyright-\(package)")
      }
    }
  }

  /// Writes a file, and the folders around it.
  func write(_ data: Data, to name: String) throws {
    try data.write(to: URL(fileURLWithPath: try prepared(name)))
  }

  private func write(link target: String, to name: String) throws {
    try FileManager.default.createSymbolicLink(atPath: try prepared(name), withDestinationPath: target)
  }

  /// Returns the path of a file, whose folder is created.
  private func prepared(_ name: String) throws -> String {
    let path = "\(root)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    return path
  }
}

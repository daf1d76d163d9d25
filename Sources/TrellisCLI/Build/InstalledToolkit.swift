import Foundation
import TrellisFailure

/// Trellis as `make install` has installed it: nothing in it depends on where it was built.
///
/// ```
/// PREFIX/bin/trellis                            a link to
/// PREFIX/lib/trellis/trellis                    the command
///                    libTrellis.so, …           the modules (``ModuleLibrary``)
///                    TrellisMacros-tool         the compiler's plugin for macros
///                    Modules/…swiftmodule       the modules for `import SwiftUI`
///                            …swiftdoc          their documentation, which editors show
///                    include/CCairo/…           module maps with their headers, one folder per module
///                    headers                    the compiler's arguments that find the C libraries' headers, one per line
/// ```
struct InstalledToolkit: ToolkitLibrary {
  let folder: String

  var files: [String] { Toolkit.libraries.map { "\(folder)/\($0.file)" } + ["\(folder)/headers"] }
  var moduleMaps: [String] {
    (Toolkit.systemModules + Toolkit.nativeModules).map { "\(folder)/include/\($0)/module.modulemap" }
  }

  /// Creates the toolkit beside an executable; nil if nothing is installed there.
  init?(beside executable: String) {
    folder = (executable as NSString).deletingLastPathComponent
    guard files.allSatisfy({ access($0, R_OK) == 0 }) else { return nil }
  }

  func ready(in cache: BuildCache, _ compiler: String, _ fingerprint: Fingerprint) -> (
    folder: String, headers: [String]
  ) {
    let headers = FileManager.default.contents(atPath: folder + "/headers") ?? Data()
    return (folder, String(decoding: headers, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}

extension InstalledToolkit {
  /// Installs what SwiftPM built beside an executable into `lib` and `bin` of a folder, completely or not at all.
  static func install(_ executable: String, to prefix: String, _ compiler: String) throws {
    let built = try BuiltToolkit(beside: executable)
    let folder = prefix + "/lib/trellis"
    let new = folder + ".new"
    let files = FileManager.default
    try? files.removeItem(atPath: new)
    do {
      try files.createDirectory(atPath: new + "/Modules", withIntermediateDirectories: true)
      try files.createDirectory(atPath: prefix + "/bin", withIntermediateDirectories: true)
      try files.copyItem(atPath: executable, toPath: new + "/trellis")
      try files.copyItem(
        atPath: built.folder + "/TrellisMacros-tool", toPath: new + "/TrellisMacros-tool")
      for module in Toolkit.modules + Toolkit.packageModules {
        // Copies the module and its documentation, without the files beside it that contain the paths of the sources.
        for ending in ["swiftmodule", "swiftdoc"] {
          let name = "/Modules/\(module).\(ending)"
          try files.copyItem(atPath: built.folder + name, toPath: new + name)
        }
      }
      for (name, map) in zip(Toolkit.systemModules + Toolkit.nativeModules, built.moduleMaps) {
        try copyModule(map, to: "\(new)/include/\(name)")
      }
      try Data(try built.headerArguments().joined(separator: "\n").utf8)
        .write(to: URL(fileURLWithPath: new + "/headers"))
      try built.link(to: new, compiler, ["-Xlinker", "--strip-debug"])
      try? files.removeItem(atPath: folder)
      try files.moveItem(atPath: new, toPath: folder)
      try link("../lib/trellis/trellis", at: prefix + "/bin/trellis")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.cantWrite(folder, error.localizedDescription)
    }
  }

  /// Copies a module map with its headers, wherever they are.
  private static func copyModule(_ map: String, to folder: String) throws {
    let text = try String(contentsOfFile: map, encoding: .utf8)
    var headers = (map as NSString).deletingLastPathComponent
    var own = text
    // SwiftPM's own module maps name the header, or the folder of several headers, by its path.
    if let path = text.firstMatch(of: /umbrella (?:header )?"(\/[^"]*)"/)?.output.1 {
      let isHeader = path.hasSuffix(".h")
      headers = isHeader ? (String(path) as NSString).deletingLastPathComponent : String(path)
      own = text.replacingOccurrences(
        of: path, with: isHeader ? (String(path) as NSString).lastPathComponent : ".")
    }
    try FileManager.default.createDirectory(
      atPath: (folder as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: headers, toPath: folder)
    try own.write(toFile: folder + "/module.modulemap", atomically: true, encoding: .utf8)
  }

  /// Makes a link, in place of another one.
  private static func link(_ target: String, at path: String) throws {
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFLNK else {
        throw Failure.cantWrite(path, "a file that isn't a symbolic link is in the way; remove it")
      }
      unlink(path)
    }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}

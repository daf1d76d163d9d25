import Foundation
import TrellisAssetNames
import TrellisFailure

/// A folder that makes SwiftPM build packages against Trellis, unmodified.
///
/// ```
/// FOLDER/toolset.json       for `swift build --toolset`; its root path is `bin`
///        bin/swiftc         a script that runs `trellis swiftc FOLDER …` (``CompilerFront``)
///        lib                a link to the toolchain's libraries, which SwiftPM looks for beside the compiler
///        Modules/…          links to the modules that the platform has
///        compile, link      the arguments that are added to the compiler's, one per line
/// ```
///
/// A compiler of its own, rather than arguments in the toolset, because the arguments depend on the module that is compiled.
struct PlatformToolchain {
  let folder: String

  /// The file for `swift build --toolset`.
  var toolset: String { folder + "/toolset.json" }

  /// Writes the folder for a platform, unless it is up to date.
  static func ready(
    _ platform: PackagePlatform, _ toolkit: Toolkit, in cache: BuildCache
  ) throws -> PlatformToolchain {
    var key = Fingerprint()
    key.add(toolkit.folder)
    let build = CachedBuild(folder: try cache.folder("platforms/\(key.name)/\(platform.rawValue)"))
    let toolchain = PlatformToolchain(folder: build.folder)
    let library = try toolkit.library(in: cache)
    var fingerprint = toolkit.fingerprint
    fingerprint.add("toolchain 5")
    try build.buildIfNeeded(fingerprint) {
      try toolchain.write(
        platform, toolkit, library.folder, library.headers, fingerprint, modules: cache.modules())
    }.release()
    return toolchain
  }

  /// Writes the folder's files; `modules` is the folder for the modules of C headers, and nil is SwiftPM's.
  func write(
    _ platform: PackagePlatform, _ toolkit: Toolkit, _ library: String, _ headers: [String],
    _ fingerprint: Fingerprint, modules: String? = nil
  ) throws {
    try? FileManager.default.removeItem(atPath: folder + "/Modules")
    do {
      for name in ["/bin", "/Modules"] {
        try FileManager.default.createDirectory(atPath: folder + name, withIntermediateDirectories: true)
      }
      for module in platform.modules(of: Toolkit.modules + Toolkit.packageModules) {
        for ending in ["swiftmodule", "swiftdoc"] {
          let file = "/Modules/\(module).\(ending)"
          try FileManager.default.createSymbolicLink(
            atPath: folder + file, withDestinationPath: toolkit.folder + file)
        }
      }
      unlink(folder + "/lib")
      let compiler = AbsolutePath.realPath(toolkit.compiler) ?? toolkit.compiler
      let toolchain = (compiler as NSString).deletingLastPathComponent as NSString
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/lib",
        withDestinationPath: toolchain.deletingLastPathComponent + "/lib")
    } catch {
      throw Failure.cantWrite(folder, error.localizedDescription)
    }
    try write(
      "#!/bin/sh\nexec \(shell(try Toolkit.runningExecutable())) swiftc \(shell(folder)) \"$@\"\n",
      to: "bin/swiftc")
    chmod(folder + "/bin/swiftc", 0o755)
    // The modules of C headers are the same in all packages, so they are built once.
    let shared = modules.map { ["-module-cache-path", $0] } ?? []
    try write((compilerArguments(toolkit, headers) + shared).joined(separator: "\n"), to: "compile")
    try write(
      (ModuleLibrary.linkArguments(folder: library)
        // Previews are found by their symbols.
        + ["-Xlinker", "--export-dynamic"]).joined(separator: "\n"), to: "link")
    try write(toolsetText(fingerprint, rootPath: "bin"), to: "toolset.json")
  }

  /// Returns the arguments of every compilation of Swift source.
  ///
  /// The modules are searched as modules of the system, which aren't indexed: their index would take longer than a compilation.
  func compilerArguments(_ toolkit: Toolkit, _ headers: [String]) -> [String] {
    [
      "-Isystem", folder + "/Modules", "-index-ignore-system-modules", "-load-plugin-executable",
      toolkit.macros + "#TrellisMacros",
    ]
      // Messages about Trellis's own declarations then quote the declarations, not the sources.
      + ["-Xfrontend", "-ignore-module-source-info"]
      + (toolkit.moduleMaps.map { "-fmodule-map-file=\($0)" } + headers).flatMap { ["-Xcc", $0] }
  }

  /// Returns the toolset's text.
  ///
  /// SwiftPM builds again if the arguments differ, so one of them names the build of Trellis.
  func toolsetText(_ fingerprint: Fingerprint, rootPath: String) -> String {
    """
    {
      "schemaVersion": "1.0",
      "rootPath": \(SwiftName.literal(rootPath)),
      "swiftCompiler": {"extraCLIOptions": ["-DTRELLIS_\(fingerprint.name)"]}
    }

    """
  }

  private func write(_ text: String, to name: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
    } catch {
      throw Failure.cantWrite("\(folder)/\(name)", error.localizedDescription)
    }
  }

  /// Returns a path as a word of the shell.
  private func shell(_ path: String) -> String {
    "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

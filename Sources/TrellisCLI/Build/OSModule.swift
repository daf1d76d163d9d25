import Foundation
import TrellisFailure

/// The module `os` of Apple's systems, for loose files: the names of `TrellisLogging`, and the submodules `os.log` and `os.signpost`.
///
/// It is made in the cache, not among the modules of Trellis: packages test for a module of this name, and then need Darwin's locks.
struct OSModule {
  let toolkit: Toolkit
  let cache: BuildCache

  private static let submodules = ["activity", "lock", "log", "signpost", "trace"]

  /// Returns the folder of the module, once the module exists.
  func folder() throws -> String {
    let build = CachedBuild(folder: try cache.folder("os/\(Fingerprint.hash(Data(toolkit.folder.utf8)))"))
    let lock = try build.buildIfNeeded(toolkit.fingerprint) {
      // Only C modules have submodules; the Swift module of the same name adds the declarations.
      let parts = OSModule.submodules.map { "  module \($0) {}\n" }.joined()
      try build.write("module os [system] {\n\(parts)}\n", to: "module.modulemap")
      try build.write("@_exported import TrellisLogging\n", to: "os.swift")
      let arguments = [
        "-emit-module", "-module-name", "os", "-parse-as-library", "-import-underlying-module",
        "-emit-module-path", build.folder + "/os.swiftmodule", "-I", build.folder,
        "-I", toolkit.folder + "/Modules", "-module-cache-path", try cache.modules(),
        build.folder + "/os.swift",
      ]
      guard try Subprocess.run(toolkit.compiler, arguments).exitCode == 0 else {
        throw Failure.software("can't make the module os in \(build.folder)")
      }
    }
    lock.release()
    return build.folder
  }
}

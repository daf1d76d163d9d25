import Foundation
import TrellisFailure

/// Trellis beside the running command: user code is compiled and linked against it.
///
/// The toolkit is SwiftPM's build (``BuiltToolkit``), or an installation of the build (``InstalledToolkit``).
struct Toolkit {
  /// The folder of the running command; its folder `Modules` is for `import SwiftUI`.
  let folder: String
  /// The Swift compiler's path.
  let compiler: String
  /// The path of the compiler's plugin for macros.
  let macros: String
  /// The module maps of the C modules that Trellis uses.
  let moduleMaps: [String]
  /// A fingerprint that differs whenever Trellis or the compiler was built anew.
  let fingerprint: Fingerprint
  private let library: any ToolkitLibrary

  /// Returns the path of the running command, without links.
  static func runningExecutable() throws -> String {
    guard let path = AbsolutePath.realPath("/proc/self/exe") else {
      throw Failure.software(
        "can't find the executable of trellis: /proc/self/exe: \(String(cString: strerror(errno)))")
    }
    return path
  }

  /// Creates the toolkit beside an executable.
  static func beside(executable: String) throws -> Toolkit {
    guard let compiler = Subprocess.find("swiftc") else {
      throw Failure.unavailable(
        "swiftc isn't on the PATH; install Swift 6.3, see swift.org/install")
    }
    if let installed = InstalledToolkit(beside: executable) {
      return Toolkit(installed, compiler, moduleMaps: installed.moduleMaps)
    }
    let built = try BuiltToolkit(beside: executable)
    return Toolkit(built, compiler, moduleMaps: built.moduleMaps)
  }

  private init(_ library: any ToolkitLibrary, _ compiler: String, moduleMaps: [String]) {
    (self.library, self.compiler, self.moduleMaps) = (library, compiler, moduleMaps)
    folder = library.folder
    macros = folder + "/TrellisMacros-tool"

    var fingerprint = Fingerprint()
    fingerprint.add(file: compiler)
    for file in library.files + moduleMaps + [macros] { fingerprint.add(file: file) }
    for module in Toolkit.modules + Toolkit.packageModules {
      fingerprint.add(file: "\(folder)/Modules/\(module).swiftmodule")
    }
    self.fingerprint = fingerprint
  }

  /// Returns the folder of the modules' shared library, and the compiler's arguments that find the C libraries' headers.
  ///
  /// A shared library makes linking a program cheap.
  func library(in cache: BuildCache) throws -> (folder: String, headers: [String]) {
    try library.ready(in: cache, compiler, fingerprint)
  }

  /// SwiftPM's command, which is beside the compiler.
  var swift: String {
    get throws {
      let path = (compiler as NSString).deletingLastPathComponent + "/swift"
      guard access(path, X_OK) == 0 else {
        throw Failure.unavailable("swift isn't beside \(compiler); install Swift 6.3, see swift.org/install")
      }
      return path
    }
  }

  /// The platform of this build, as the compiler's tools call it.
  static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// Returns whether a name isn't available for a module of user code.
  func isTaken(moduleName name: String) -> Bool {
    let library = (AbsolutePath.realPath(compiler) ?? compiler) as NSString
    let toolchain =
      (library.deletingLastPathComponent as NSString).deletingLastPathComponent + "/lib/swift/linux"
    return (Toolkit.systemModules + Toolkit.nativeModules + ["TrellisCLI", "os", "AppKit", "Cocoa"]).contains(
      name)
      || access("\(folder)/Modules/\(name).swiftmodule", F_OK) == 0
      || access("\(toolchain)/\(name).swiftmodule", F_OK) == 0
  }
}

/// A source of the modules as a shared library.
protocol ToolkitLibrary: Sendable {
  /// The folder of the running command.
  var folder: String { get }
  /// The files that the library consists of.
  var files: [String] { get }
  /// Returns the library's folder and the arguments for headers, once the library exists.
  func ready(in cache: BuildCache, _ compiler: String, _ fingerprint: Fingerprint) throws -> (
    folder: String, headers: [String]
  )
}

import Foundation
import TrellisFailure

/// Trellis beside the running command: what user code is compiled and linked against.
///
/// It is what SwiftPM built (``BuiltToolkit``), or what was installed from that (``InstalledToolkit``).
struct Toolkit {
  /// The rooms that a program needs: all of them but the command itself and its argument parser.
  static let rooms = [
    "TrellisComparison", "TrellisGraph", "TrellisGeometry", "TrellisDisplayList", "TrellisLayout",
    "TrellisText", "TrellisImages", "UniformTypeIdentifiers", "Trellis", "TrellisControls", "TrellisCairo",
    "TrellisWindow",
    "TrellisInspector",
    "TrellisUIKit", "UIKit", "TrellisFailure", "Combine", "SwiftUI",
  ]
  /// What the rooms take from other packages: Swift modules.
  static let packageModules = ["OpenCombine"]
  /// What is built from C and C++: what those are built on, the renderer's pixels, and what the desktop says.
  static let nativeModules = ["CDesktop", "CInspectorPage", "COpenCombineHelpers", "CPixels", "CSymbolNames"]
  static let systemModules = ["CCairo", "CImage", "CRsvg", "CSDL2"]

  /// The folder of the running command, with `Modules` in it, which is what `import SwiftUI` reads.
  let folder: String
  /// The Swift compiler's path.
  let compiler: String
  /// The program that the compiler expands macros with.
  let macros: String
  /// The module maps of what isn't Swift and the rooms are built on.
  let moduleMaps: [String]
  /// What differs whenever Trellis or the compiler was built anew.
  let fingerprint: Fingerprint
  private let library: any ToolkitLibrary

  /// The path of the running command, without links.
  static func runningExecutable() throws -> String {
    guard let path = AbsolutePath.realPath("/proc/self/exe") else {
      throw Failure.software(
        "can't tell where trellis is: /proc/self/exe: \(String(cString: strerror(errno)))")
    }
    return path
  }

  /// What is beside an executable.
  static func beside(executable: String) throws -> Toolkit {
    guard let compiler = Subprocess.find("swiftc") else {
      throw Failure.unavailable(
        "there is no swiftc on the PATH; it comes with Swift 6.3, see swift.org/install")
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
    for module in Toolkit.rooms + Toolkit.packageModules {
      fingerprint.add(file: "\(folder)/Modules/\(module).swiftmodule")
    }
    self.fingerprint = fingerprint
  }

  /// The rooms as one shared library, so that linking a program costs little: its folder, and the compiler's arguments that find
  /// the C libraries' headers.
  func library(in cache: BuildCache) throws -> (folder: String, headers: [String]) {
    try library.ready(in: cache, compiler, fingerprint)
  }

  /// The names that a module of user code can't have.
  func isTaken(moduleName name: String) -> Bool {
    let library = (AbsolutePath.realPath(compiler) ?? compiler) as NSString
    let toolchain =
      (library.deletingLastPathComponent as NSString).deletingLastPathComponent + "/lib/swift/linux"
    return (Toolkit.systemModules + Toolkit.nativeModules + ["TrellisCLI"]).contains(name)
      || access("\(folder)/Modules/\(name).swiftmodule", F_OK) == 0
      || access("\(toolchain)/\(name).swiftmodule", F_OK) == 0
  }
}

/// Where the rooms come from as a shared library.
protocol ToolkitLibrary {
  /// The folder of the running command.
  var folder: String { get }
  /// The files that it is made of.
  var files: [String] { get }
  /// The library's folder and the headers' arguments, once the library is there.
  func ready(in cache: BuildCache, _ compiler: String, _ fingerprint: Fingerprint) throws -> (
    folder: String, headers: [String]
  )
}

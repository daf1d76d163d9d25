import Foundation
import TrellisFailure

/// Trellis as SwiftPM built it beside the running command: what user code is compiled and linked against.
///
/// ```
/// .build/<triple>/debug/trellis                                the command
///                       Modules/SwiftUI.swiftmodule …          what `import SwiftUI` reads
///                       TrellisMacros-tool                     what the compiler expands `@Entry` and `#Preview` with
///                       trellis.product/Objects.LinkFileList   the objects that the command was linked from
/// ```
struct Toolkit {
  /// The rooms that a program needs: all of them but the command itself and its argument parser.
  static let rooms = [
    "TrellisGraph", "TrellisGeometry", "TrellisDisplayList", "TrellisLayout", "TrellisText", "TrellisImages",
    "Trellis", "TrellisCairo", "TrellisWindow", "TrellisFailure", "Combine", "SwiftUI",
  ]
  /// What the rooms take from other packages: Swift modules.
  private static let packageModules = ["OpenCombine"]
  /// What is built from C and C++: what those are built on, and the renderer's pixels.
  private static let nativeModules = ["COpenCombineHelpers", "CPixels", "CSymbolNames"]
  private static let systemModules = ["CCairo", "CImage", "CRsvg", "CSDL2"]
  private static let systemPackages = [
    "pangocairo", "pangoft2", "fontconfig", "libdeflate", "libpng", "libturbojpeg", "libwebp", "librsvg-2.0",
    "sdl2",
  ]

  /// The folder of the running command.
  let buildFolder: String
  /// The Swift compiler's path.
  let compiler: String
  /// The program that the compiler expands macros with.
  let macros: String
  /// The objects of the rooms, and of what they take from other packages.
  let objects: [String]
  /// The module maps of what isn't Swift and the rooms are built on.
  let moduleMaps: [String]
  /// What differs whenever Trellis or the compiler was built anew.
  let fingerprint: Fingerprint

  /// The path of the running command, without links.
  static func runningExecutable() throws -> String {
    guard let path = AbsolutePath.realPath("/proc/self/exe") else {
      throw Failure.software(
        "can't tell where trellis is: /proc/self/exe: \(String(cString: strerror(errno)))")
    }
    return path
  }

  /// What was built beside an executable.
  static func beside(executable: String) throws -> Toolkit {
    let folder = (executable as NSString).deletingLastPathComponent
    let list = "\(folder)/\((executable as NSString).lastPathComponent).product/Objects.LinkFileList"
    guard let text = FileManager.default.contents(atPath: list) else {
      throw Failure.software(
        "what SwiftPM built isn't beside \(executable); run trellis from its build folder, or by a link to it"
      )
    }
    guard let compiler = Subprocess.find("swiftc") else {
      throw Failure.unavailable(
        "there is no swiftc on the PATH; it comes with Swift 6.3, see swift.org/install")
    }
    return try Toolkit(buildFolder: folder, compiler: compiler, linked: String(decoding: text, as: UTF8.self))
  }

  private init(buildFolder: String, compiler: String, linked: String) throws {
    self.buildFolder = buildFolder
    self.compiler = compiler
    macros = buildFolder + "/TrellisMacros-tool"
    objects = linked.split(separator: "\n").map(Toolkit.unquoted).filter { object in
      (Toolkit.rooms + Toolkit.packageModules + Toolkit.nativeModules).contains {
        object.hasPrefix("\(buildFolder)/\($0).build/")
      }
    }
    let packageRoot = try Toolkit.packageRoot(above: buildFolder)
    moduleMaps =
      Toolkit.systemModules.map { "\(packageRoot)/Sources/\($0)/module.modulemap" }
      + Toolkit.nativeModules.map { "\(buildFolder)/\($0).build/module.modulemap" }

    var fingerprint = Fingerprint()
    fingerprint.add(file: compiler)
    for file in objects + moduleMaps + [macros] { fingerprint.add(file: file) }
    for module in Toolkit.rooms + Toolkit.packageModules {
      fingerprint.add(file: "\(buildFolder)/Modules/\(module).swiftmodule")
    }
    self.fingerprint = fingerprint
  }

  /// A path as a linker's file list has it: in single quotes where it isn't plain.
  private static func unquoted(_ line: some StringProtocol) -> String {
    guard line.hasPrefix("'"), line.hasSuffix("'") else { return String(line) }
    return line.dropFirst().dropLast().replacingOccurrences(of: #"'\''"#, with: "'")
  }

  /// The folder of `Package.swift`: where this file was compiled, or else one above the build folder.
  private static func packageRoot(above buildFolder: String) throws -> String {
    func isRoot(_ folder: String) -> Bool {
      systemModules.allSatisfy { access("\(folder)/Sources/\($0)/module.modulemap", R_OK) == 0 }
    }
    var compiled = #filePath
    for _ in 0..<4 { compiled = (compiled as NSString).deletingLastPathComponent }
    if isRoot(compiled) { return compiled }
    var folder = buildFolder
    while folder.count > 1 {
      folder = (folder as NSString).deletingLastPathComponent
      if isRoot(folder) { return folder }
    }
    throw Failure.software("the sources of Trellis are neither at \(compiled) nor above \(buildFolder)")
  }
}

extension Toolkit {
  /// The names that a module of user code can't have.
  func isTaken(moduleName name: String) -> Bool {
    let library = (AbsolutePath.realPath(compiler) ?? compiler) as NSString
    let toolchain =
      (library.deletingLastPathComponent as NSString).deletingLastPathComponent + "/lib/swift/linux"
    return (Toolkit.systemModules + Toolkit.nativeModules + ["TrellisCLI"]).contains(name)
      || access("\(buildFolder)/Modules/\(name).swiftmodule", F_OK) == 0
      || access("\(toolchain)/\(name).swiftmodule", F_OK) == 0
  }

  /// The rooms as one shared library, so that linking a program costs little; linked once for each build of Trellis.
  ///
  /// Returns its folder, and the compiler's arguments that find the C libraries' headers.
  func library(in cache: BuildCache) throws -> (folder: String, headers: [String]) {
    let build = CachedBuild(folder: try cache.folder("toolkit/\(Fingerprint.hash(Data(buildFolder.utf8)))"))
    let lock = try build.bringUpToDate(fingerprint) {
      let library = build.folder + "/libTrellis.so"
      let arguments =
        ["-emit-library", "-o", library + ".new"] + objects + (try packageConfig("--libs"))
        + ["-lstdc++", "-Xlinker", "-soname=libTrellis.so"]
      guard try Subprocess.run(compiler, arguments).exitCode == 0 else {
        throw Failure.software("can't link the modules in \(buildFolder)")
      }
      rename(library + ".new", library)
      try build.write(try packageConfig("--cflags-only-I").joined(separator: "\n"), to: "headers")
    }
    lock.release()
    let headers = FileManager.default.contents(atPath: build.folder + "/headers") ?? Data()
    return (build.folder, String(decoding: headers, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  private func packageConfig(_ option: String) throws -> [String] {
    guard let tool = Subprocess.find("pkg-config") else {
      throw Failure.unavailable("there is no pkg-config on the PATH; `make run` installs it")
    }
    let outcome = try Subprocess.run(tool, [option] + Toolkit.systemPackages, capturing: true)
    guard outcome.exitCode == 0 else {
      throw Failure.unavailable("the C libraries aren't all installed; `make run` installs them")
    }
    return outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

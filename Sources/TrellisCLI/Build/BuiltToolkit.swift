import Foundation
import TrellisFailure

/// Trellis as SwiftPM built it.
///
/// ```
/// .build/<triple>/debug/trellis                                the command
///                       Modules/SwiftUI.swiftmodule …          the modules for `import SwiftUI`
///                       TrellisMacros-tool                     the compiler's plugin for `@Entry` and `#Preview`
///                       trellis.product/Objects.LinkFileList   the objects that the command was linked from
/// ```
struct BuiltToolkit: ToolkitLibrary {
  private static let systemPackages = [
    "pangocairo", "pangoft2", "fontconfig", "libdeflate", "libpng", "libturbojpeg", "libwebp", "sdl2",
  ]

  let folder: String
  /// The objects of the modules, and of those that they use from other packages, by library.
  private let objects: [(library: ModuleLibrary, files: [String])]
  let moduleMaps: [String]

  /// Creates the toolkit beside an executable.
  init(beside executable: String) throws {
    let folder = (executable as NSString).deletingLastPathComponent
    let list = "\(folder)/\((executable as NSString).lastPathComponent).product/Objects.LinkFileList"
    guard let text = FileManager.default.contents(atPath: list) else {
      throw Failure.software(
        "SwiftPM's build products aren't beside \(executable); run trellis from its build folder, through a symbolic link, or after `make "
          + "install`")
    }
    self.folder = folder
    let all = String(decoding: text, as: UTF8.self).split(separator: "\n").map(BuiltToolkit.unquoted)
    objects = Toolkit.libraries.map { library in
      (
        library,
        all.filter { object in library.modules.contains { object.hasPrefix("\(folder)/\($0).build/") } }
      )
    }
    let packageRoot = try BuiltToolkit.packageRoot(above: folder)
    moduleMaps =
      Toolkit.systemModules.map { "\(packageRoot)/Sources/\($0)/module.modulemap" }
      + Toolkit.nativeModules.map { "\(folder)/\($0).build/module.modulemap" }
  }

  /// Returns a path from a linker's file list, which has single quotes around a path with special characters.
  private static func unquoted(_ line: some StringProtocol) -> String {
    guard line.hasPrefix("'"), line.hasSuffix("'") else { return String(line) }
    return line.dropFirst().dropLast().replacingOccurrences(of: #"'\''"#, with: "'")
  }

  /// Returns the folder of `Package.swift`: where this file was compiled, or else a folder above the build folder.
  private static func packageRoot(above buildFolder: String) throws -> String {
    func isRoot(_ folder: String) -> Bool {
      Toolkit.systemModules.allSatisfy { access("\(folder)/Sources/\($0)/module.modulemap", R_OK) == 0 }
    }
    var compiled = #filePath
    for _ in 0..<4 { compiled = (compiled as NSString).deletingLastPathComponent }
    if isRoot(compiled) { return compiled }
    var folder = buildFolder
    while folder.count > 1 {
      folder = (folder as NSString).deletingLastPathComponent
      if isRoot(folder) { return folder }
    }
    throw Failure.software(
      "can't find the sources of Trellis at \(compiled) or above \(buildFolder); build Trellis again")
  }

  var files: [String] { objects.flatMap(\.files) }

  /// Returns the folder of the libraries, which are linked once for each build of Trellis.
  func ready(in cache: BuildCache, _ compiler: String, _ fingerprint: Fingerprint) throws -> (
    folder: String, headers: [String]
  ) {
    let build = CachedBuild(folder: try cache.folder("toolkit/\(Fingerprint.hash(Data(folder.utf8)))"))
    let lock = try build.buildIfNeeded(fingerprint) {
      try link(to: build.folder, compiler)
      try build.write(try headerArguments().joined(separator: "\n"), to: "headers")
    }
    lock.release()
    let headers = FileManager.default.contents(atPath: build.folder + "/headers") ?? Data()
    return (build.folder, String(decoding: headers, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Links the modules into shared libraries in a folder, where each finds those that it needs.
  func link(to target: String, _ compiler: String, _ options: [String] = []) throws {
    let system = try packageConfig("--libs") + ["-lstdc++", "-l_FoundationICU"]
    var earlier: [String] = []
    for (library, files) in objects {
      let path = "\(target)/\(library.file)"
      let arguments =
        ["-emit-library", "-o", path + ".new"] + files
        + ["-L", target] + system + (["--as-needed"] + earlier).flatMap { ["-Xlinker", $0] }
        + ["-Xlinker", "-soname=\(library.file)", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"] + options
      guard try Subprocess.run(compiler, arguments).exitCode == 0 else {
        throw Failure.software("can't link the modules in \(folder)")
      }
      rename(path + ".new", path)
      earlier.append("-l\(library.name)")
    }
  }

  /// Returns the compiler's arguments that find the C libraries' headers.
  func headerArguments() throws -> [String] { try packageConfig("--cflags-only-I") }

  private func packageConfig(_ option: String) throws -> [String] {
    guard let tool = Subprocess.find("pkg-config") else {
      throw Failure.unavailable("pkg-config isn't on the PATH; `make run` installs it")
    }
    let outcome = try Subprocess.run(tool, [option] + BuiltToolkit.systemPackages, capturing: .output)
    guard outcome.exitCode == 0 else {
      throw Failure.unavailable("some C libraries aren't installed; `make run` installs them")
    }
    return outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

import Foundation
import TrellisFailure

/// The builds of a watched source: the program, and libraries that replace parts of it while it runs.
struct WatchedBuild {
  let builder: ProgramBuilder
  let start: StartingPoint
  let folder: String

  /// The failure of a compilation, with the compiler's output.
  struct Errors: Error {
    var output: String
    var errors: [CompilerError] { CompilerError.errors(in: output) }
  }

  var program: String { "\(folder)/\(builder.moduleName)" }

  /// The arguments with which the code of a module can be replaced while it runs.
  private static let dynamic = ["-enable-implicit-dynamic", "-enable-private-imports"].flatMap {
    ["-Xfrontend", $0]
  }

  /// Compiles and links the program; `wrapped` has the contents that are compiled in place of files', by path.
  func buildProgram(wrapped: [String: Data]) throws {
    let library = try builder.toolkit.library(in: builder.cache)
    var inputs = try builder.sources.files.map { file in
      try wrapped[file.path].map { try copy(of: file.path, $0) } ?? file.path
    }
    var arguments = try builder.commonArguments(headers: library.headers)
    let build = CachedBuild(folder: folder)
    if let entry = EntrySource.text(for: start, in: builder.moduleName) {
      try build.write(entry, to: "TrellisEntry.swift")
      inputs.append(folder + "/TrellisEntry.swift")
      arguments += EntrySource.compilerArguments
    }
    if let assets = builder.assetSource {
      try build.write(assets, to: "TrellisAssets.swift")
      inputs.append(folder + "/TrellisAssets.swift")
    }
    arguments += builder.overlay(in: folder) + WatchedBuild.dynamic
    arguments += ["-emit-module", "-emit-module-path", "\(program).swiftmodule"]
    let object = folder + "/program.o"
    try run(builder.toolkit.compiler, ["-c", "-g", "-o", object] + arguments + inputs)
    try builder.link(object, to: program, library: library.folder)
    BundledResources(of: builder.sources).link(into: folder)
  }

  /// Writes contents that are compiled in place of a file's, and returns the path.
  ///
  /// The copy has the file's name, by which replacements refer to it, and the compiler's messages have the file's path. A
  /// replacement of the contents by a file overlay would make the compiler build its modules of C headers once more.
  private func copy(of path: String, _ contents: Data) throws -> String {
    let copies = folder + "/sources"
    try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
    let copy = copies + "/" + (path as NSString).lastPathComponent
    let location = Data("#sourceLocation(file: \(path.debugDescription), line: 1)\n".utf8)
    try (location + (SubmoduleImports.replaced(in: contents) ?? contents)).write(
      to: URL(fileURLWithPath: copy))
    return copy
  }

  /// Returns the commands that compile and link a replacement, as the compiler's driver would run them.
  func commands() throws -> ReplacementCommands {
    let library = try builder.toolkit.library(in: builder.cache)
    let arguments =
      try builder.commonArguments(headers: library.headers).filter { $0 != "-whole-module-optimization" }
      + ["-I", folder, "-Xfrontend", "-enable-private-imports"]
    return try ReplacementCommands(
      arguments, compiler: builder.toolkit.compiler, module: builder.moduleName, folder: folder,
      library: library.folder)
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    let outcome = try Subprocess.run(program, arguments, capturing: .everything)
    if outcome.exitCode != 0 { throw Errors(output: outcome.output) }
  }
}

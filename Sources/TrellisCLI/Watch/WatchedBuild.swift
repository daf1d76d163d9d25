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

  /// Compiles and links the program; `contents` are compiled in place of files, by path.
  func buildProgram(of contents: [String: Data]) throws {
    let library = try builder.toolkit.library(in: builder.cache)
    let object = folder + "/program.o"
    let module = ["-emit-module", "-emit-module-path", "\(program).swiftmodule"]
    try run(
      builder.toolkit.compiler,
      ["-c", "-g", "-o", object] + WatchedBuild.dynamic + module
        + arguments(contents, headers: library.headers))
    try builder.link(object, to: program, library: library.folder)
    BundledResources(of: builder.sources).link(into: folder)
  }

  /// Throws the errors of the source as it is.
  func typeCheck() throws {
    let library = try builder.toolkit.library(in: builder.cache)
    try run(builder.toolkit.compiler, ["-typecheck"] + arguments([:], headers: library.headers))
  }

  /// Returns the arguments of a compilation of the whole source, with the files.
  private func arguments(_ contents: [String: Data], headers: [String]) throws -> [String] {
    var arguments = try builder.commonArguments(headers: headers) + builder.overlay(in: folder)
    arguments += try builder.sources.files.map { file in
      try contents[file.path].map { try copy(of: file.path, $0) } ?? file.path
    }
    let build = CachedBuild(folder: folder)
    if let entry = EntrySource.text(for: start, in: builder.moduleName) {
      try build.write(entry, to: "TrellisEntry.swift")
      arguments += EntrySource.compilerArguments + [folder + "/TrellisEntry.swift"]
    }
    if let assets = builder.sources.assetSource {
      try build.write(assets, to: "TrellisAssets.swift")
      arguments.append(folder + "/TrellisAssets.swift")
    }
    return arguments
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
    try (location + (CompiledSource.replaced(in: contents) ?? contents)).write(
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

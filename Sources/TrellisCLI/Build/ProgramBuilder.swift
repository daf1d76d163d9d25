import Foundation
import TrellisAssetNames
import TrellisFailure

/// A builder that compiles user code to a program that shows it, unless an earlier build is up to date.
///
/// It calls the compiler itself, because SwiftPM would take seconds to find that there is nothing to do.
struct ProgramBuilder {
  let sources: SourceFiles
  let toolkit: Toolkit
  let cache: BuildCache
  /// Whether the program is optimized, without debug information, as in a bundle.
  var isOptimized = false

  /// A built program, locked until this process becomes the program.
  struct Program {
    /// The path of the executable.
    let path: String
    fileprivate let lock: FileLock

    /// Lets other processes build the program again.
    func release() { lock.release() }

    /// Replaces this process by the program; returns only by throwing.
    func become(environment: [String: String]) throws {
      try Subprocess.become(path, environment: environment)
    }
  }

  /// Builds the program that starts at a point of the source.
  ///
  /// Throws `Failure.doesNotCompile` if the compiler has reported errors.
  func build(_ start: StartingPoint) throws -> Program {
    var key = Fingerprint()
    key.add(toolkit.folder)
    key.add(sources.root)
    if isOptimized { key.add("optimized") }
    let entry = EntrySource.text(for: start, in: moduleName)
    if let entry { key.add(entry) }
    let assets = sources.assetSource
    let build = CachedBuild(folder: try cache.folder("programs/\(key.name)"))

    let path = build.folder + "/" + moduleName
    var fingerprint = fingerprint
    fingerprint.add(build.folder)  // a program finds the library by its path
    if let assets { fingerprint.add(assets) }
    let lock = try build.buildIfNeeded(fingerprint) {
      let library = try toolkit.library(in: cache)
      var inputs = sources.files.map(\.path)
      var arguments = try commonArguments(headers: library.headers)
      if let entry {
        try build.write(entry, to: "TrellisEntry.swift")
        inputs.append(build.folder + "/TrellisEntry.swift")
        arguments += EntrySource.compilerArguments
      }
      if let assets {
        try build.write(assets, to: "TrellisAssets.swift")
        inputs.append(build.folder + "/TrellisAssets.swift")
      }
      arguments += try overlay(in: build.folder)
      let object = build.folder + "/program.o"
      try compile(
        ["-c"] + (isOptimized ? [] : ["-g"]) + ["-o", object] + arguments + inputs, headers: library.headers)
      try link(object, to: path, library: library.folder)
      unlink(object)
    }
    BundledResources(of: sources).link(into: build.folder)
    return Program(path: path, lock: lock)
  }

  /// Makes the compiler report the errors of the source alone; throws `Failure.doesNotCompile` if there are any.
  func typeCheck() throws {
    let library = try toolkit.library(in: cache)
    var inputs = sources.files.map(\.path)
    var key = Fingerprint()
    key.add(sources.root)
    let build = CachedBuild(folder: try cache.folder("assets/\(key.name)"))
    if let assetSource = sources.assetSource {
      try build.write(assetSource, to: "TrellisAssets.swift")
      inputs.append(build.folder + "/TrellisAssets.swift")
    }
    try compile(
      try ["-typecheck"] + commonArguments(headers: library.headers) + overlay(in: build.folder) + inputs,
      headers: library.headers)
  }

  /// Returns the arguments that replace what can't be compiled here; the new contents are stored in a folder; throws if they can't be.
  func overlay(in folder: String) throws -> [String] {
    var overlay = FileOverlay(in: folder)
    for file in sources.files where file.path != "-" {
      if let contents = CompiledSource.replaced(in: file.contents) {
        try overlay.replace(file.path, by: contents)
      }
    }
    return try overlay.arguments()
  }

  /// The inputs of a program, except for its entry, which is part of the key.
  private var fingerprint: Fingerprint {
    var fingerprint = toolkit.fingerprint
    fingerprint.add("program 7")
    for file in sources.files { fingerprint.add(file.path, contents: file.contents) }
    return fingerprint
  }

  /// The name of the source's module.
  var moduleName: String {
    ModuleName.make(path: sources.root == "-" ? "stdin" : sources.root, isTaken: toolkit.isTaken)
  }

  /// Returns the arguments of every compilation of the source.
  func commonArguments(headers: [String]) throws -> [String] {
    [isOptimized ? "-O" : "-Onone", "-whole-module-optimization", "-module-cache-path", try cache.modules()]
      + toolkit.sourceArguments(
        module: moduleName, hasMainFile: sources.hasMainFile, headers: headers,
        contents: sources.files.map(\.contents), isOptimized: isOptimized)
  }

  private func compile(_ arguments: [String], headers: [String]) throws {
    let input = sources.files.first { $0.path == "-" }.map {
      CompiledSource.replaced(in: $0.contents) ?? $0.contents
    }
    let colors = isatty(STDERR_FILENO) != 0 ? ["-color-diagnostics"] : []
    let outcome = try Subprocess.run(
      toolkit.compiler, arguments + colors, input: input, capturing: .messages)
    switch outcome.exitCode {
    case 0: return
    case nil: throw Failure.software("the Swift compiler crashed")
    default:
      let sources = sources.files.map { (path: $0.path, text: String(decoding: $0.contents, as: UTF8.self)) }
      let advice = CompilerAdvice.lines(for: outcome.output, sources) {
        PublicNames.read(of: $0, toolkit, in: cache, headers: headers)
      }
      throw advice.isEmpty ? Failure.doesNotCompile : .doesNotCompile(advice: advice)
    }
  }

  func link(_ object: String, to path: String, library: String) throws {
    let arguments =
      [
        object, "-o", path + ".new",
        // Previews are found by their symbols.
        "-Xlinker", "--export-dynamic",
      ] + ModuleLibrary.linkArguments(folder: library)
    guard try Subprocess.run(toolkit.compiler, arguments).exitCode == 0 else { throw Failure.doesNotCompile }
    // The old file is replaced, not overwritten, because a program may still be running from it.
    rename(path + ".new", path)
  }
}

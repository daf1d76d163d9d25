import Foundation
import TrellisFailure

/// A package of the user's, unmodified: SwiftPM builds it against Trellis, with its products in the cache.
struct SwiftPackage {
  /// The absolute path of the package's folder.
  let folder: String
  let platform: PackagePlatform
  let toolkit: Toolkit
  let cache: BuildCache
  let description: PackageDescription
  private let swift: String
  let toolchain: PlatformToolchain
  /// A suffix for the folder of what SwiftPM builds with other arguments.
  var variant = ""
  /// Receives SwiftPM's messages if the package doesn't compile.
  var onErrors: ((String) -> Void)?
  /// Whether a build may go on; called while SwiftPM runs.
  var mayRun: () -> Bool = { true }

  /// Returns whether a path is a package's folder.
  static func isPackage(_ path: String) -> Bool {
    guard let manifest = FileManager.default.contents(atPath: path + "/Package.swift") else { return false }
    return manifest.range(of: Data("PackageDescription".utf8)) != nil
  }

  /// Reads a package's manifest.
  ///
  /// `platform` is nil if the command line names none.
  init(_ path: String, platform: PackagePlatform?) throws {
    folder = try AbsolutePath.make(path)
    toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    cache = try BuildCache()
    swift = try toolkit.swift
    let scratch = try SwiftPackage.scratch(folder, "description", cache)
    let description = try SwiftPackage.describe(folder, swift, scratch)
    self.description = description
    self.platform =
      platform
      ?? .preferred(
        bySourcesAt: ["\(folder)/Package.swift"]
          + description.targets.filter { $0.type != "test" }.flatMap(description.files))
    toolchain = try PlatformToolchain.ready(self.platform, toolkit, in: cache)
  }

  private static func scratch(_ folder: String, _ name: String, _ cache: BuildCache) throws -> String {
    try cache.folder("packages/\(Fingerprint.hash(Data(folder.utf8)))/\(name)")
  }

  private static func describe(_ folder: String, _ swift: String, _ scratch: String) throws
    -> PackageDescription
  {
    let outcome = try Subprocess.run(
      swift,
      ["package", "--package-path", folder, "--scratch-path", scratch, "describe", "--type", "json"],
      capturing: .output)
    // Messages of SwiftPM may precede the description.
    let text = outcome.output.drop { $0 != "{" }
    guard outcome.exitCode == 0,
      let description = try? JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
    else {
      throw Failure.badData("SwiftPM can't read the manifest \(folder)/Package.swift; its message is above")
    }
    return description
  }
}

extension SwiftPackage {
  /// Returns the folder for what SwiftPM builds of the package.
  var scratch: String {
    get throws { try SwiftPackage.scratch(folder, platform.rawValue + variant, cache) }
  }

  /// Builds the package or a part of it; throws `Failure.doesNotCompile` if SwiftPM has reported errors, and `CancellationError` if it
  /// may not go on.
  func build(_ arguments: [String], at path: String? = nil, scratch: String? = nil) throws {
    ResourceChanges(description: description, scratch: try scratch ?? self.scratch).apply()
    let command = try command("build", at: path, scratch: scratch) + arguments
    let outcome = try keepingVersions(in: path ?? folder) {
      try Subprocess.run(swift, command, capturing: .messages, while: mayRun)
    }
    switch outcome.exitCode {
    case 0: return
    case nil: throw Failure.software("SwiftPM crashed")
    default:
      onErrors?(outcome.output)
      if let failure = DependencyFailure.failure(in: outcome.output) { throw failure }
      let headers = try toolkit.library(in: cache).headers
      let advice = CompilerAdvice.lines(for: outcome.output) {
        PublicNames.read(of: $0, toolkit, in: cache, headers: headers)
      }
      throw advice.isEmpty ? Failure.doesNotCompile : .doesNotCompile(advice: advice)
    }
  }

  /// Runs a command of SwiftPM on the package, with this process's input and output, and returns its exit code.
  func run(_ subcommand: String, _ arguments: [String]) throws -> Int32 {
    let command = try command(subcommand) + arguments
    let outcome = try keepingVersions(in: folder) {
      try Subprocess.run(swift, command, capturing: .inherited)
    }
    return outcome.exitCode ?? 1
  }

  /// Returns the folder of the programs that SwiftPM built.
  func programs(_ arguments: [String], at path: String? = nil, scratch: String? = nil) throws -> String {
    let outcome = try Subprocess.run(
      swift, try command("build", at: path, scratch: scratch) + arguments + ["--show-bin-path"],
      capturing: .output)
    guard outcome.exitCode == 0 else { throw Failure.software("SwiftPM can't find its own build folder") }
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func command(_ subcommand: String, at path: String? = nil, scratch: String? = nil) throws
    -> [String]
  {
    [
      subcommand, "--package-path", path ?? folder, "--scratch-path", try scratch ?? self.scratch,
      "--toolset", toolchain.toolset,
    ]
  }

  /// Runs SwiftPM, and restores the package's `Package.resolved`, which SwiftPM may write beside the manifest.
  private func keepingVersions<Result>(in folder: String, _ body: () throws -> Result) rethrows -> Result {
    let file = folder + "/Package.resolved"
    let before = FileManager.default.contents(atPath: file)
    defer {
      if FileManager.default.contents(atPath: file) != before {
        if let before { try? before.write(to: URL(fileURLWithPath: file)) } else { unlink(file) }
      }
    }
    return try body()
  }
}

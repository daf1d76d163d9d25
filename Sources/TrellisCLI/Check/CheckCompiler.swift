import Foundation
import Synchronization
import TrellisFailure

/// The compiler's frontend with the arguments of a platform.
///
/// The driver isn't used: it takes longer than the compilation of a small module.
final class CheckCompiler: Sendable {
  let platform: PackagePlatform
  /// The folder of the modules that source may import.
  let modules: String
  private let base: [String]
  private let toolchain: String
  /// Whether the compiler can import a module, by the module's name.
  private let known = Mutex<[String: Bool]>([:])
  private let folder: String

  /// Prepares the compiler for a platform; throws a failure if there is no compiler, or if Trellis isn't complete.
  init(_ platform: PackagePlatform, toolkit: Toolkit, cache: BuildCache) throws {
    self.platform = platform
    folder = try PlatformToolchain.ready(platform, toolkit, in: cache).folder
    modules = folder + "/Modules"
    let text = String(
      decoding: FileManager.default.contents(atPath: folder + "/compile") ?? Data(), as: UTF8.self)
    let probe = folder + "/Probe.swift"
    try TextFile.write("", to: probe)
    let job = try ReplacementCommands.jobs(
      toolkit.compiler,
      ["-typecheck", "-parse-as-library", "-module-name", "Probe", probe]
        + text.split(separator: "\n").map(String.init))[0]
    base = CheckCompiler.withoutInputs(job, probe)
    let compiler = (AbsolutePath.realPath(toolkit.compiler) ?? toolkit.compiler) as NSString
    toolchain =
      (compiler.deletingLastPathComponent as NSString).deletingLastPathComponent + "/lib/swift/linux/"
  }

  /// Returns a command without its inputs, its module's name and its action, which each use adds.
  private static func withoutInputs(_ job: [String], _ probe: String) -> [String] {
    var kept: [String] = []
    var index = 0
    while index < job.count {
      switch job[index] {
      case "-primary-file", "-module-name": index += 1
      case "-typecheck", "-parse-as-library", probe: break
      default: kept.append(job[index])
      }
      index += 1
    }
    return kept
  }

  /// Returns the limit of processor time, in seconds, for a compilation of a number of files.
  ///
  /// Some expressions with unknown names occupy the compiler for hours, in spite of its own limits.
  static func limit(files: Int) -> Int { 12 + files / 2 }

  /// Runs the frontend; the outcome has a signal if the frontend crashed or exceeded the limit of processor time.
  ///
  /// At the limit, the frontend first writes the file that it is reading, and so does it before it crashes.
  func run(_ arguments: [String], limit: Int = CheckCompiler.limit(files: 0)) throws -> Subprocess.Outcome {
    let script = """
      ulimit -S -t \(limit) && ulimit -H -t \(limit + 5)
      export LLVM_DISABLE_SYMBOLIZATION=1 SWIFT_BACKTRACE=enable=no
      exec "$0" "$@"
      """
    return try Subprocess.run(
      "/bin/sh",
      ["-c", script] + base + arguments + ["-suppress-warnings", "-diagnostic-style", "llvm"],
      capturing: .everything)
  }

  /// Returns whether a module can be imported, by the files of Trellis and the toolchain, or else by an attempt.
  func hasModule(_ name: String) throws -> Bool {
    if access("\(modules)/\(name).swiftmodule", F_OK) == 0 { return true }
    if access("\(toolchain)\(name).swiftmodule", F_OK) == 0 { return true }
    if let answer = known.withLock({ $0[name] }) { return answer }
    let probe = "\(folder)/Probe-\(name).swift"
    try TextFile.write("import \(name)\n", to: probe)
    let found = try run(["-typecheck", "-module-name", "Probe", probe]).exitCode == 0
    known.withLock { $0[name] = found }
    return found
  }
}

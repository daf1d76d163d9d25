import Foundation
import Testing

/// Runs the `trellis` that was built with the tests, and other programs, as a shell would.
struct Tool {
  /// The folder where SwiftPM built the tests and the command.
  static let buildFolder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  /// The root of the package.
  static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The folder shared by all runs of the tests, with the modules that programs are built against, and without programs.
  static let cache = buildFolder.appendingPathComponent("cli-tests")

  /// The result of a program that has ended.
  struct Result {
    var exitCode: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines of the standard error stream.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// A temporary folder for a test's sources.
  let folder: URL
  /// Variables added to the tests' environment.
  ///
  /// A nil value removes a variable.
  var environment: [String: String?] = [:]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    let cache = folder.appendingPathComponent("cache/trellis")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    for name in ["toolkit", "modules", "names"] {
      let shared = Tool.cache.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: cache.appendingPathComponent(name), withDestinationURL: shared)
    }
  }

  func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file into the folder and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Runs `trellis` to its end, in `directory` or else in the test's folder.
  func trellis(_ arguments: String..., in directory: URL? = nil) async throws -> Result {
    try await run(Tool.buildFolder.appendingPathComponent("trellis").path, arguments, in: directory ?? folder)
  }

  /// Runs a program to its end.
  ///
  /// `program` is a name in the `PATH` or an absolute path.
  func run(_ program: String, _ arguments: [String], in directory: URL? = nil) async throws -> Result {
    // Files rather than pipes: a full pipe would stop the program.
    let name = UUID().uuidString
    let files = ["out", "err"].map { folder.appendingPathComponent("\(name).\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let program = try start(program, arguments, in: directory, output: files[0], errors: files[1])
    let exitCode = await program.exitCode()
    return Result(
      exitCode: exitCode, output: try Data(contentsOf: files[0]),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
  }

  /// Starts a program without waiting for its end.
  func start(
    _ program: String, _ arguments: [String], in directory: URL? = nil, input: URL? = nil, output: URL,
    errors: URL
  ) throws -> RunningProgram {
    var variables = ProcessInfo.processInfo.environment
    variables["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { variables[name] = nil }
    for (name, value) in environment { variables[name] = value }
    return try RunningProgram(
      ["/usr/bin/env", "-C", (directory ?? folder).path, program] + arguments, environment: variables,
      input: input, output: output, errors: errors)
  }

  /// Returns whether a program is installed.
  ///
  /// Tests that need a missing program are disabled.
  static func isInstalled(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}

/// Returns the width and height in a PNG's header, in pixels, or nil if the data isn't a PNG.
func pixelSize(ofPNG data: Data) -> [Int]? {
  let bytes = Array(data.prefix(24))
  guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
    return nil
  }
  return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
}

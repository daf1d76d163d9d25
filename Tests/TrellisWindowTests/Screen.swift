import Foundation

/// A screen in memory, which is an X server with a free display number, and programs that use it like a user.
///
/// The methods block the calling thread, so a test calls them on a thread of its own.
final class Screen: @unchecked Sendable {
  static let isAvailable = ["Xvfb", "xdotool", "import"].allSatisfy { find($0) != nil }

  /// The value of the environment variable `DISPLAY`.
  let display: String
  private let server: Process

  /// Starts the server, and waits until it accepts connections.
  init() throws {
    let server = Process()
    server.executableURL = Self.find("Xvfb")
    // Without -noreset, the server resets whenever its last client disconnects, and loses clients that connect then.
    server.arguments = ["-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset"]
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try Self.withSignals { try server.run() }
    var number = Data()
    while number.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw ScreenError(description: "Xvfb ended before it had a display") }
      number += more
    }
    self.server = server
    display = ":" + String(decoding: number.dropLast(), as: UTF8.self)
  }

  func stop() {
    server.terminate()
    server.waitUntilExit()
  }

  /// Runs a program on the screen, and returns its output, or nil if it fails.
  func run(_ program: String, _ arguments: String...) throws -> String? {
    let process = Process()
    process.executableURL = Self.find(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }

  /// Returns the colour of a pixel of the screen, as `#RRGGBB`.
  func color(x: Int, y: Int) throws -> String? {
    let text = try run("import", "-window", "root", "-crop", "1x1+\(x)+\(y)", "-depth", "8", "txt:-")
    return text?.firstMatch(of: /#[0-9A-F]{6}/).map { String($0.output) }
  }

  /// Waits until a pixel of the screen has a colour, at most a minute.
  func wait(for color: String, x: Int, y: Int) throws {
    let end = ContinuousClock.now + .seconds(60)
    var seen: String?
    repeat {
      seen = try self.color(x: x, y: y)
      if seen == color { return }
    } while ContinuousClock.now < end
    throw ScreenError(description: "waited in vain for \(color) at \(x), \(y); it is \(seen ?? "nothing")")
  }

  /// Starts a program with no signals blocked.
  ///
  /// A program inherits the signals that its thread blocks. Threads of Dispatch block all signals, including requests to end.
  static func withSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }

  static func find(_ program: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

struct ScreenError: Error, CustomStringConvertible {
  let description: String
}

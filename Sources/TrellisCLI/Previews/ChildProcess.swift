import Foundation

/// A child process whose lines on the standard error stream are read, all on the main actor.
@MainActor
final class ChildProcess {
  /// The end of a process.
  struct End: Sendable {
    var code: Int32
    var isSignal: Bool
  }

  private let process = Process()
  private var rest = Data()
  /// The last lines, which may explain the end.
  private(set) var lines: [String] = []

  var identifier: pid_t { process.processIdentifier }

  /// Starts a program; `line` is called for each line, and `end` once, after the last line, with the output if it is captured.
  ///
  /// Output that isn't captured goes to this process's standard error stream. Throws if the program can't be started.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], capturesOutput: Bool = false,
    line: @escaping @MainActor (String) -> Void, end: @escaping @MainActor (End, Data) -> Void
  ) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (errors, output) = (Pipe(), Pipe())
    process.standardError = errors
    process.standardOutput = capturesOutput ? output : FileHandle.standardError
    try process.run()
    let reading = errors.fileHandleForReading
    let captured = Task.detached {
      capturesOutput ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    }
    Thread.detachNewThread { [weak self, process] in
      while case let part = reading.availableData, !part.isEmpty {
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(part, line) } }
      }
      process.waitUntilExit()
      let outcome = End(
        code: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal)
      // After the lines, which are in the main queue.
      DispatchQueue.main.async { Task { end(outcome, await captured.value) } }
    }
  }

  private func take(_ part: Data, _ line: (String) -> Void) {
    rest += part
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let text = String(decoding: rest[..<newline], as: UTF8.self)
      rest = Data(rest[(newline + 1)...])
      lines.append(text)
      if lines.count > 200 { lines.removeFirst() }
      line(text)
    }
  }

  func send(_ signal: Int32) { if process.isRunning { kill(identifier, signal) } }
}

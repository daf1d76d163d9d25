import Foundation
import TrellisViewChecks

/// A run of this command in a process of its own.
enum ChildProcess {
  /// Runs the command, and passes each line of its output to a closure.
  ///
  /// If the closure returns false, the child is terminated.
  ///
  /// - Returns: The failure of the child, or nil if it succeeded.
  static func run(_ arguments: [String], timeout: Double, line: (String) -> Bool) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let (output, errors) = (
      Pipe(), URL.temporaryDirectory.appending(path: "view-checks-\(UUID().uuidString)")
    )
    try? Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try? FileHandle(forWritingTo: errors)
    do { try process.run() } catch { return "can't start the process: \(error)" }
    let deadline = Deadline(process, timeout)
    var rest = ""
    var failure: String?
    var lastLine = ""
    while failure == nil {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      deadline.postpone()
      rest += String(decoding: data, as: UTF8.self)
      while let end = rest.firstIndex(of: "\n"), failure == nil {
        let text = String(rest[..<end])
        rest.removeSubrange(...end)
        lastLine = text
        if !line(text) { failure = String(text.drop { $0 != " " }.dropFirst()) }
      }
    }
    if failure != nil { process.terminate() }
    process.waitUntilExit()
    if let failure { return failure }
    if deadline.hasPassed { return "hang: no output for \(timeout) seconds" }
    if process.terminationReason == .exit {
      let status = process.terminationStatus
      return status == 0 ? nil : status == 1 ? lastLine : "the process ended with status \(status)"
    }
    let message = (try? String(contentsOf: errors, encoding: .utf8))?.split(separator: "\n").first {
      $0.contains("atal error")
    }
    return "trap: \(message ?? "signal \(process.terminationStatus)")"
  }

  /// Returns the failure of a program, or nil.
  static func failure(of program: ViewProgram, timeout: Double) throws -> String? {
    let file = URL.temporaryDirectory.appending(path: "view-program-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try program.description.write(to: file, atomically: true, encoding: .utf8)
    return run(["run", file.path], timeout: timeout) { _ in true }
  }

  /// Kills a process that prints nothing for a time.
  private final class Deadline: @unchecked Sendable {
    private let process: Process
    private let timeout: Double
    private let lock = NSLock()
    private var end: Date
    private var passed = false

    init(_ process: Process, _ timeout: Double) {
      (self.process, self.timeout, end) = (process, timeout, Date(timeIntervalSinceNow: timeout))
      Thread.detachNewThread { [self] in
        while process.isRunning {
          Thread.sleep(forTimeInterval: 0.2)
          lock.withLock {
            if Date.now > end, !passed {
              passed = true
              kill(process.processIdentifier, SIGKILL)
            }
          }
        }
      }
    }

    func postpone() { lock.withLock { end = Date(timeIntervalSinceNow: timeout) } }
    var hasPassed: Bool { lock.withLock { passed } }
  }
}

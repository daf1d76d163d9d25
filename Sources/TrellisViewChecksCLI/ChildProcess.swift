import Foundation
import TrellisViewChecks

/// A run of this command in a process of its own.
enum ChildProcess {
  /// The end of a child: nil is success.
  struct Outcome { var failure: String? }

  /// Runs the command and passes on its lines as they come; a line for which the closure returns false ends the child.
  static func run(_ arguments: [String], timeout: Double, line: (String) -> Bool) -> Outcome {
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
    do { try process.run() } catch { return Outcome(failure: "the process can't start: \(error)") }
    let deadline = Deadline(process, timeout)
    var rest = ""
    var failure: String?
    var isDone = false
    while failure == nil {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      deadline.postpone()
      rest += String(decoding: data, as: UTF8.self)
      while let end = rest.firstIndex(of: "\n"), failure == nil {
        let text = String(rest[..<end])
        rest.removeSubrange(...end)
        if text == "done" { isDone = true }
        if !line(text) { failure = String(text.drop { $0 != " " }.dropFirst()) }
      }
    }
    if failure != nil { process.terminate() }
    process.waitUntilExit()
    if let failure { return Outcome(failure: failure) }
    if deadline.hasPassed { return Outcome(failure: "hang: nothing came for \(timeout) seconds") }
    if isDone || process.terminationReason == .exit && process.terminationStatus == 0 { return Outcome() }
    if process.terminationReason == .exit, process.terminationStatus == 1 { return Outcome(failure: rest) }
    let message = (try? String(contentsOf: errors, encoding: .utf8))?.split(separator: "\n").first {
      $0.contains("atal error")
    }
    return Outcome(failure: "trap: \(message ?? "signal \(process.terminationStatus)")")
  }

  /// Returns the failure of a program, or nil.
  static func failure(of program: ViewProgram, timeout: Double) -> String? {
    let file = URL.temporaryDirectory.appending(path: "view-program-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? program.description.write(to: file, atomically: true, encoding: .utf8)) != nil else {
      return nil
    }
    var output: [String] = []
    let outcome = run(["run", file.path], timeout: timeout) { line in
      output.append(line)
      return true
    }
    guard let failure = outcome.failure else { return nil }
    return failure.hasPrefix("trap") || failure.hasPrefix("hang") ? failure : output.joined(separator: "\n")
  }

  /// Ends a process from which nothing came for a time.
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

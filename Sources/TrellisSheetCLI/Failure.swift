import Foundation

/// Why the command stops: one line for a person, and the exit code that a script sees, one of BSD's `sysexits.h`.
struct Failure: Error {
  /// One line, without the `trellis-sheet: ` in front of it.
  var message: String
  /// The process's exit code.
  var exitCode: Int32

  /// Says why on the standard error stream, and ends the process.
  func exitProcess() -> Never {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("trellis-sheet: \(line)\n".utf8))
    exit(exitCode)
  }
}

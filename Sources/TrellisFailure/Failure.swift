import Foundation

/// The reason that a command stops: a line for the user, and the exit code for scripts.
///
/// The codes are those of BSD's `sysexits.h`.
package struct Failure: Error, Hashable {
  /// The message in one line, without the command's name; empty if the failure was reported already.
  package var message: String
  /// The process's exit code.
  package var exitCode: Int32
  /// Further lines below the message, such as the commands to choose from.
  package var details: [String]

  /// Creates a failure with any exit code.
  package init(message: String, exitCode: Int32, details: [String] = []) {
    self.message = message
    self.exitCode = exitCode
    self.details = details
  }

  /// Returns a failure for a command line that requests something impossible: `EX_USAGE`.
  package static func usage(_ message: String) -> Failure { Failure(message: message, exitCode: 64) }
  /// Returns a failure for invalid input: `EX_DATAERR`.
  package static func badData(_ message: String) -> Failure { Failure(message: message, exitCode: 65) }
  /// Returns a failure for a source that is missing or can't be read: `EX_NOINPUT`.
  package static func noInput(_ message: String) -> Failure { Failure(message: message, exitCode: 66) }
  /// Returns a failure for a missing requirement, such as a compiler, a library or a display: `EX_UNAVAILABLE`.
  package static func unavailable(_ message: String) -> Failure { Failure(message: message, exitCode: 69) }
  /// Returns a failure of the program itself, such as a missing part: `EX_SOFTWARE`.
  package static func software(_ message: String) -> Failure { Failure(message: message, exitCode: 70) }
  /// Returns a failure for an output that can't be created: `EX_CANTCREAT`.
  package static func cantCreate(_ message: String) -> Failure { Failure(message: message, exitCode: 73) }
  /// Returns a failure for a file that can't be written, with the system's reason.
  package static func cantWrite(_ path: String, _ reason: String) -> Failure {
    .cantCreate("can't write '\(path)': \(reason)")
  }

  /// Writes the message to the standard error stream, as one line that begins with the command's name, and ends the process.
  ///
  /// The details follow, indented.
  package func exitProcess(as command: String) -> Never {
    if !message.isEmpty {
      let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      let details = details.map { "  \($0)\n" }.joined()
      FileHandle.standardError.write(Data("\(command): \(line)\n\(details)".utf8))
    }
    exit(exitCode)
  }
}

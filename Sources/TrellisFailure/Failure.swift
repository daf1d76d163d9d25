import Foundation

/// Why a command stops: one line for a person, and the exit code that a script sees.
///
/// The codes are those of BSD's `sysexits.h`.
package struct Failure: Error, Hashable {
  /// One line, without the command's name in front of it; empty where somebody else has said it all.
  package var message: String
  /// The process's exit code.
  package var exitCode: Int32

  /// Creates a failure with any exit code.
  package init(message: String, exitCode: Int32) {
    self.message = message
    self.exitCode = exitCode
  }

  /// The command line asks for what can't be: `EX_USAGE`.
  package static func usage(_ message: String) -> Failure { Failure(message: message, exitCode: 64) }
  /// What was read isn't what it should be: `EX_DATAERR`.
  package static func badData(_ message: String) -> Failure { Failure(message: message, exitCode: 65) }
  /// A source is missing or can't be read: `EX_NOINPUT`.
  package static func noInput(_ message: String) -> Failure { Failure(message: message, exitCode: 66) }
  /// Something that has to be there isn't: a compiler, a library, a display: `EX_UNAVAILABLE`.
  package static func unavailable(_ message: String) -> Failure { Failure(message: message, exitCode: 69) }
  /// The program itself isn't whole: `EX_SOFTWARE`.
  package static func software(_ message: String) -> Failure { Failure(message: message, exitCode: 70) }
  /// An output can't be made: `EX_CANTCREAT`.
  package static func cantCreate(_ message: String) -> Failure { Failure(message: message, exitCode: 73) }
  /// A file can't be written, for the reason that the system gave.
  package static func cantWrite(_ path: String, _ reason: String) -> Failure {
    .cantCreate("can't write '\(path)': \(reason)")
  }

  /// Says why on the standard error stream, in one line that begins with the command's name, and ends the process.
  package func exitProcess(as command: String) -> Never {
    if !message.isEmpty {
      let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      FileHandle.standardError.write(Data("\(command): \(line)\n".utf8))
    }
    exit(exitCode)
  }
}

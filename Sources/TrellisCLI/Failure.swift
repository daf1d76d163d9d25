import Foundation

/// Why the command stops: one line for a person, and the exit code that a script sees.
///
/// The codes are those of BSD's `sysexits.h`.
struct Failure: Error, Hashable {
  /// One line, without the `trellis: ` in front of it; empty where the compiler has said it all.
  var message: String
  /// The process's exit code.
  var exitCode: Int32

  /// The command line asks for what can't be: `EX_USAGE`.
  static func usage(_ message: String) -> Failure { Failure(message: message, exitCode: 64) }
  /// A source is missing or can't be read: `EX_NOINPUT`.
  static func noInput(_ message: String) -> Failure { Failure(message: message, exitCode: 66) }
  /// Something that has to be installed isn't: `EX_UNAVAILABLE`.
  static func unavailable(_ message: String) -> Failure { Failure(message: message, exitCode: 69) }
  /// Trellis itself isn't whole, or the compiler crashed: `EX_SOFTWARE`.
  static func software(_ message: String) -> Failure { Failure(message: message, exitCode: 70) }
  /// An output can't be written: `EX_CANTCREAT`.
  static func cantCreate(_ message: String) -> Failure { Failure(message: message, exitCode: 73) }
  /// The source doesn't compile, as the compiler has reported already.
  static let doesNotCompile = Failure(message: "", exitCode: 1)
}

extension Failure {
  /// Says why on the standard error stream, and ends the process.
  func exitProcess() -> Never {
    if !message.isEmpty {
      let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      FileHandle.standardError.write(Data("trellis: \(line)\n".utf8))
    }
    exit(exitCode)
  }
}

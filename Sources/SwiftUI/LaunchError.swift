import Foundation

/// Why an app can't be shown, and the exit code that says so; the codes are those of BSD's `sysexits.h`.
struct LaunchError: Error {
  /// One line, without the `trellis: ` in front of it.
  var message: String
  /// The process's exit code.
  var exitCode: Int32

  /// There is no display: `EX_UNAVAILABLE`.
  static func noDisplay(_ reason: String) -> LaunchError {
    LaunchError(
      message: "can't open a window: \(reason); set DISPLAY, or draw a picture with `trellis render`",
      exitCode: 69)
  }

  /// The request makes no sense: `EX_SOFTWARE`, since the command checks what people ask for.
  static func software(_ message: String) -> LaunchError { LaunchError(message: message, exitCode: 70) }

  /// The picture can't be written: `EX_CANTCREAT`.
  static func cantCreate(_ path: String, _ reason: String) -> LaunchError {
    LaunchError(message: "can't write '\(path)': \(reason)", exitCode: 73)
  }

  /// Says why on the standard error stream, and ends the process.
  func exitProcess() -> Never {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("trellis: \(line)\n".utf8))
    exit(exitCode)
  }
}

import Foundation
import TrellisFailure

/// Runs other programs, and becomes them.
enum Subprocess {
  /// How a program ended.
  struct Outcome {
    /// The exit code; nil where a signal ended it.
    var exitCode: Int32?
    /// What it wrote to standard output, where that was captured.
    var output = ""
  }

  /// Runs a program to its end.
  ///
  /// Its standard error stream is ours. Its standard output is captured where `capturing` says so, and else goes to
  /// our standard error stream: ours is for what was asked for. Its standard input is what is given, or ours.
  static func run(
    _ executable: String, _ arguments: [String], input: Data? = nil, capturing: Bool = false
  ) throws -> Outcome {
    var pipeEnds: [Int32] = [-1, -1]
    if capturing {
      guard pipe(&pipeEnds) == 0 else { throw failure(executable, errno) }
      for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, capturing ? pipeEnds[1] : STDERR_FILENO, STDOUT_FILENO)

    // A file without a name: a full pipe would stop us.
    let file = try input.map { try temporaryFile(with: $0) }
    defer { if let file { fclose(file) } }
    if let file { posix_spawn_file_actions_adddup2(&actions, fileno(file), STDIN_FILENO) }

    let argv = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, executable, &actions, nil, argv, environ)
    if capturing { close(pipeEnds[1]) }
    defer { if capturing { close(pipeEnds[0]) } }
    guard status == 0 else { throw failure(executable, status) }

    var outcome = Outcome()
    if capturing {
      let data = try FileHandle(fileDescriptor: pipeEnds[0], closeOnDealloc: false).readToEnd()
      outcome.output = String(decoding: data ?? Data(), as: UTF8.self)
    }
    var ending: Int32 = 0
    while waitpid(child, &ending, 0) == -1 && errno == EINTR {}
    outcome.exitCode = ending & 0x7f == 0 ? (ending >> 8) & 0xff : nil
    return outcome
  }

  private static func temporaryFile(with contents: Data) throws -> UnsafeMutablePointer<FILE> {
    guard let file = tmpfile() else {
      throw Failure.cantWrite("a temporary file", String(cString: strerror(errno)))
    }
    let count = contents.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard count == contents.count, fflush(file) == 0, fseek(file, 0, SEEK_SET) == 0 else {
      throw Failure.cantWrite("a temporary file", String(cString: strerror(errno)))
    }
    return file
  }

  /// Replaces this process by a program; returns only by throwing.
  static func become(_ executable: String, environment: [String: String]) throws {
    for (name, value) in environment { setenv(name, value, 1) }
    let argv = [strdup(executable), nil]
    defer { argv.forEach { free($0) } }
    execv(executable, argv)
    throw failure(executable, errno)
  }

  /// The path of a program that `PATH` finds; nil where there is none.
  static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private static func failure(_ executable: String, _ code: Int32) -> Failure {
    .software("can't run \(executable): \(String(cString: strerror(code)))")
  }
}

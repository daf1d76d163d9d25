import Foundation
import Synchronization

/// A child process.
///
/// Foundation's `Process` passes on the signal mask of the starting thread. The threads of the test library block nearly all
/// signals, so a program started by `Process` couldn't be terminated. This class starts programs with no signals blocked.
final class RunningProgram: Sendable {
  let identifier: pid_t
  /// The exit code or the negative signal number, or nil until the end has been observed.
  private let ending = Mutex<Int32?>(nil)

  /// Starts a program with its standard streams in files; without a file for the input, the input is empty.
  init(
    _ arguments: [String], environment: [String: String], input: URL? = nil, output: URL, errors: URL
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input?.path ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let argv = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let status = posix_spawn(&identifier, arguments[0], &actions, &attributes, argv, variables)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
    self.identifier = identifier
  }

  var isRunning: Bool { end(waiting: false) == nil }

  /// Waits for the end without blocking other tests.
  ///
  /// Returns the exit code, or the negative number of the signal that ended the program.
  func exitCode() async -> Int32 {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: self.end(waiting: true) ?? -1) }
    }
  }

  /// Terminates the program and waits for its end.
  func terminate() {
    if isRunning { kill(identifier, SIGTERM) }
    _ = end(waiting: true)
  }

  /// Ends the program with a signal and waits for its end.
  func end(by signal: Int32) {
    if isRunning { kill(identifier, signal) }
    _ = end(waiting: true)
  }

  private func end(waiting: Bool) -> Int32? {
    ending.withLock { ending in
      if let ending { return ending }
      var status: Int32 = 0
      var ended: pid_t
      repeat {
        ended = waitpid(identifier, &status, waiting ? 0 : WNOHANG)
      } while ended == -1 && errno == EINTR
      if ended == identifier { ending = status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f) }
      if ended == -1 { ending = -1 }
      return ending
    }
  }
}

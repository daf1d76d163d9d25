import Foundation

/// A program that was started.
///
/// Foundation's `Process` hands on the signal mask of the thread that starts it, and a thread of the test library's has
/// nearly everything blocked: such a program couldn't be told to end. This one starts with nothing blocked.
final class RunningProgram {
  private let identifier: pid_t
  private var exitCode: Int32?

  /// Starts a program, with its standard streams in files.
  init(
    _ arguments: [String], environment: [String: String], output: URL, errors: URL
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
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

  /// Whether it hasn't ended yet.
  var isRunning: Bool {
    end(waiting: false)
    return exitCode == nil
  }

  /// Waits for its end; its exit code, or the negative of the signal that ended it.
  @discardableResult
  func waitUntilExit() -> Int32 {
    end(waiting: true)
    return exitCode ?? -1
  }

  /// Asks it to end.
  func terminate() {
    if isRunning { kill(identifier, SIGTERM) }
  }

  private func end(waiting: Bool) {
    guard exitCode == nil else { return }
    var status: Int32 = 0
    var ended: pid_t
    repeat { ended = waitpid(identifier, &status, waiting ? 0 : WNOHANG) } while ended == -1 && errno == EINTR
    if ended == identifier { exitCode = status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f) }
    if ended == -1 { exitCode = -1 }
  }
}

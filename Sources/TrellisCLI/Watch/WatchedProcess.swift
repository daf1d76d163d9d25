import Foundation
import SwiftUI
import TrellisFailure

/// The running program of a watched source.
final class WatchedProcess {
  /// The end of a program.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  private let identifier: pid_t
  let channel: LineChannel
  private var reader = LineReader()

  /// Starts a program, which is connected to this process; its output goes to a file if `log` isn't nil.
  init(_ program: String, _ request: LaunchRequest, log: String? = nil) throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw Failure.software("can't connect to the program: \(String(cString: strerror(errno)))")
    }
    // The descriptor in the program, which no descriptor of this process has.
    let inherited = max(ends[0], ends[1]) + 1
    var request = request
    request.watch = inherited
    setenv(LaunchRequest.environmentVariable, try request.encoded(), 1)
    defer { unsetenv(LaunchRequest.environmentVariable) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], inherited)
    if let log {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(
        &actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    let argv = [strdup(program), nil]
    defer { argv.forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, program, &actions, nil, argv, environ)
    close(ends[1])
    guard status == 0 else {
      close(ends[0])
      throw Failure.software("can't run \(program): \(String(cString: strerror(status)))")
    }
    identifier = child
    channel = LineChannel(ends[0])
  }

  deinit { close(channel.descriptor) }

  /// Ends the program at once.
  func kill() {
    Glibc.kill(identifier, SIGKILL)
    _ = waitForEnd()
  }

  func send(_ request: WatchRequest) { channel.send(request) }

  /// Waits for messages; nil at the program's end.
  func receive() -> [WatchReport]? {
    let bytes = channel.read()
    return bytes.isEmpty ? nil : reader.messages(bytes, as: WatchReport.self)
  }

  /// Waits for the program's end.
  func waitForEnd() -> Ending {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) == -1 && errno == EINTR {}
    return status & 0x7f == 0 ? .exit((status >> 8) & 0xff) : .signal(status & 0x7f)
  }
}

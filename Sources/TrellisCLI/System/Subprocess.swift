import Foundation
import TrellisFailure

/// Functions that run other programs, or replace this process by one.
enum Subprocess {
  /// The outcome of a program.
  struct Outcome {
    /// The exit code; nil if a signal ended the program.
    var exitCode: Int32?
    /// The signal that ended the program; nil if it exited.
    var signal: Int32?
    /// The captured text.
    var output = ""
  }

  /// The part of a program's output that is captured.
  enum Capture {
    /// No part: all output goes to this process's standard error stream, since standard output is for results.
    case nothing
    /// The standard output; the standard error stream is this process's.
    case output
    /// The standard output; the standard error stream is discarded.
    case outputAlone
    /// Both streams, which also go to this process's standard error stream as they arrive.
    case messages
    /// Both streams, which appear nowhere else.
    case everything
    /// No part: each stream is this process's.
    case inherited
  }

  /// The lock for starting programs, which must not inherit the ends of a pipe that another thread has just created.
  private static let spawning = NSLock()

  /// Runs a program to its end.
  ///
  /// Its standard input is `input`, or this process's. If output is captured, `mayRun` is called at least ten times a second; if it returns
  /// false, the program and its descendants are killed, and `CancellationError` is thrown.
  static func run(
    _ executable: String, _ arguments: [String], input: Data? = nil, capturing: Capture = .nothing,
    while mayRun: () -> Bool = { true }
  ) throws -> Outcome {
    var pipeEnds: [Int32] = [-1, -1]
    let capturesErrors = capturing == .messages || capturing == .everything
    let isCapturing = capturing != .nothing && capturing != .inherited
    spawning.lock()
    var isLocked = true
    defer { if isLocked { spawning.unlock() } }
    if isCapturing {
      guard pipe(&pipeEnds) == 0 else { throw failure(executable, errno) }
      for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if capturing != .inherited {
      posix_spawn_file_actions_adddup2(&actions, isCapturing ? pipeEnds[1] : STDERR_FILENO, STDOUT_FILENO)
    }
    if capturesErrors { posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], STDERR_FILENO) }
    if capturing == .outputAlone {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }

    // Input comes from a temporary file without a name, because writing to a full pipe would block.
    let file = try input.map { try temporaryFile(with: $0) }
    defer { if let file { fclose(file) } }
    if let file { posix_spawn_file_actions_adddup2(&actions, fileno(file), STDIN_FILENO) }

    // Threads of Dispatch block signals, which the program would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let argv = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, executable, &actions, &attributes, argv, environ)
    spawning.unlock()
    isLocked = false
    if isCapturing { close(pipeEnds[1]) }
    defer { if isCapturing { close(pipeEnds[0]) } }
    guard status == 0 else { throw failure(executable, status) }

    var outcome = Outcome()
    var isCancelled = false
    if isCapturing {
      if let data = read(pipeEnds[0], echoing: capturing == .messages, while: mayRun) {
        outcome.output = String(decoding: data, as: UTF8.self)
      } else {
        isCancelled = true
        ProcessTree.kill(child)
      }
    }
    var ending: Int32 = 0
    while waitpid(child, &ending, 0) == -1 && errno == EINTR {}
    if isCancelled { throw CancellationError() }
    if ending & 0x7f == 0 {
      outcome.exitCode = (ending >> 8) & 0xff
    } else {
      outcome.signal = ending & 0x7f
    }
    return outcome
  }

  /// Reads all of a pipe, and writes it to the standard error stream as well if it is echoed; nil if the program may not run on.
  private static func read(_ end: Int32, echoing: Bool, while mayRun: () -> Bool) -> Data? {
    let handle = FileHandle(fileDescriptor: end, closeOnDealloc: false)
    var data = Data()
    while mayRun() {
      var request = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 100) > 0 else { continue }
      let part = handle.availableData
      if part.isEmpty { return data }
      data += part
      if echoing { FileHandle.standardError.write(part) }
    }
    return nil
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
  static func become(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]
  ) throws {
    for (name, value) in environment { setenv(name, value, 1) }
    let argv = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    execv(executable, argv)
    throw failure(executable, errno)
  }

  /// Returns the path of a program on the `PATH`; nil if there is none.
  static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private static func failure(_ executable: String, _ code: Int32) -> Failure {
    .software("can't run \(executable): \(String(cString: strerror(code)))")
  }
}

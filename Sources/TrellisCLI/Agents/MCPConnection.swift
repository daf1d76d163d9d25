import Foundation

/// The standard input and output of a server of the Model Context Protocol, with one JSON-RPC 2.0 message per line.
final class MCPConnection: Sendable {
  /// The largest size of a message in bytes; a longer message is skipped, and an error is sent.
  static let limit = 16 << 20
  private let input: Int32
  private let output: Int32
  private let lock = NSLock()

  /// Reserves the standard input and output for messages.
  ///
  /// Programs that this process starts inherit an empty input. Other output of this process goes to the standard error stream.
  init() {
    signal(SIGPIPE, SIG_IGN)
    input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let empty = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(empty, STDIN_FILENO)
    close(empty)
    output = dup(STDOUT_FILENO)
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Calls a closure with each line of the input, and with nil for a line that is too long, until the input ends.
  func read(_ handle: (Data?) -> Void) {
    var rest = Data()
    var isSkipping = false
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      var start = 0
      for index in 0..<count where bytes[index] == UInt8(ascii: "\n") {
        if !isSkipping { handle(rest + bytes[start..<index]) }
        (rest, isSkipping, start) = (Data(), false, index + 1)
      }
      if isSkipping { continue }
      rest += bytes[start..<count]
      if rest.count > MCPConnection.limit {
        handle(nil)
        (rest, isSkipping) = (Data(), true)
      }
    }
    if !rest.isEmpty, !isSkipping { handle(rest) }
  }

  /// Writes a message; ends the process if the client has closed its end.
  func send(_ message: [String: JSONValue]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let whole = message.merging(["jsonrpc": "2.0"]) { $1 }
    guard var line = try? encoder.encode(JSONValue.object(whole)) else { return }
    line.append(UInt8(ascii: "\n"))
    lock.lock()
    defer { lock.unlock() }
    line.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var rest = bytes
      while !rest.isEmpty {
        let count = write(output, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { exit(0) }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

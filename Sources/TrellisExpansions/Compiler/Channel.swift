import FoundationEssentials
import Glibc

/// The pipes between the compiler and its plugin.
///
/// A message is JSON after eight bytes for its length, lowest byte first.
package struct Channel {
  private let input: CInt
  private let output: CInt

  /// Creates a channel on the process's standard input and output; later prints go to the standard error.
  package init() {
    input = dup(STDIN_FILENO)
    output = dup(STDOUT_FILENO)
    close(STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  init(input: CInt, output: CInt) {
    self.input = input
    self.output = output
  }

  /// Returns the next message; nil if the compiler has no more.
  package func receive() throws -> Request? {
    guard let header = read(8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count > 0, let payload = read(count) else { return nil }
    return try JSONDecoder().decode(Request.self, from: Data(payload))
  }

  package func send(_ response: Response) throws {
    let payload = try JSONEncoder().encode(response)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    write(header + payload)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress! + filled, count - filled) }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return nil }
      filled += got
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let put = bytes.withUnsafeBytes {
        Glibc.write(output, $0.baseAddress! + written, bytes.count - written)
      }
      if put < 0, errno == EINTR { continue }
      // The compiler has ended, and no other process reads the output.
      if put <= 0 { exit(1) }
      written += put
    }
  }
}

import Foundation

/// One end of a connection between two processes: messages in JSON, one a line.
package final class LineChannel: Sendable {
  package let descriptor: Int32

  /// Creates an end that uses an open descriptor, which isn't inherited by other programs.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Sends a message; does nothing if the other process has ended.
  package func send(_ message: some Encodable) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    line.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var rest = bytes
      while !rest.isEmpty {
        // Without a signal if nobody reads.
        let count = Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// Waits for bytes, and returns them; empty at the end.
  package func read() -> Data {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Data(bytes[..<count]) : Data()
    }
  }
}

/// The messages in a stream of bytes, of which the last may be incomplete.
package struct LineReader {
  private var rest = Data()

  package init() {}

  /// Returns the messages that end in new bytes; lines that aren't a message are skipped.
  package mutating func messages<Message: Decodable>(_ bytes: Data, as type: Message.Type) -> [Message] {
    rest += bytes
    var messages: [Message] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let message = try? JSONDecoder().decode(type, from: Data(rest[..<end])) { messages.append(message) }
      rest = Data(rest[(end + 1)...])
    }
    return messages
  }
}

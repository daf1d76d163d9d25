package import Foundation
import Glibc

/// A server on this machine that responds to requests for paths with bytes.
///
/// Some responses are held until released.
///
/// A connection serves one request. The server ends with the object.
package final class LocalServer: @unchecked Sendable {
  private let descriptor: Int32
  private let port: UInt16
  private let answers: [String: Data]
  private let condition = NSCondition()
  /// The paths requested so far.
  ///
  /// `condition` guards this property and `held`.
  private var asked: [String] = []
  private var held: Set<String>

  package convenience init(answers: [String: Int], holding held: Set<String> = []) throws {
    try self.init(answers: answers.mapValues { Data(repeating: 7, count: $0) }, holding: held)
  }

  package init(answers: [String: Data], holding held: Set<String> = []) throws {
    self.answers = answers
    self.held = held
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    guard isBound else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        if connection < 0 { return }
        guard let server = self else { return }
        Thread.detachNewThread { server.answer(connection) }
      }
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  package func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// The paths requested so far, in order.
  package var requests: [String] { condition.withLock { asked } }

  /// Releases the held responses.
  package func letGo() {
    condition.withLock {
      held = []
      condition.broadcast()
    }
  }

  private func answer(_ connection: Int32) {
    defer { close(connection) }
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.contains("\r\n\r\n") {
      let count = read(connection, &buffer, buffer.count)
      if count <= 0 { return }
      request += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    condition.withLock {
      asked.append(path)
      while held.contains(path) { condition.wait() }
    }
    let answer = answers[path]
    let head =
      "HTTP/1.1 \(answer == nil ? "404 Not Found" : "200 OK")\r\nContent-Length: \(answer?.count ?? 0)\r\nConnection: close\r\n\r\n"
    var bytes = Array(head.utf8) + Array(answer ?? Data())
    while !bytes.isEmpty {
      let sent = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      if sent <= 0 { return }
      bytes.removeFirst(sent)
    }
  }
}

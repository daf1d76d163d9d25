import Foundation
@testable import TrellisInspector

/// A page without a browser: a real connection, read in a thread of its own.
final class PageClient: Sendable {
  enum Received: Sendable {
    case text(String)
    case bytes([UInt8])
    case closed(code: UInt16, reason: String)
    case ended
  }

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "page")
  private nonisolated(unsafe) var buffer: [UInt8] = []

  init(port: Int) throws {
    descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { Glibc.close(descriptor) }

  func send(_ bytes: [UInt8]) { _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  func send(_ message: String) { send(clientFrame(1, Array(message.utf8))) }

  /// The handshake of a page's socket; answers the head of what came back.
  func open(token: String, port: Int, origin: String? = nil) async -> String {
    let origin = origin ?? "http://127.0.0.1:\(port)"
    let lines = [
      "GET /socket?token=\(token) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: \(origin)",
      "Upgrade: websocket",
      "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    return await head()
  }

  /// What comes up to an empty line; all where the connection ends before.
  func head() async -> String {
    await onQueue { [self] in
      while true {
        if let range = String(decoding: buffer, as: Unicode.ASCII.self).range(of: "\r\n\r\n") {
          let text = String(decoding: buffer, as: Unicode.ASCII.self)
          let head = String(text[..<range.lowerBound])
          buffer.removeFirst(head.utf8.count + 4)
          return head
        }
        if !more() { return String(decoding: buffer, as: UTF8.self) }
      }
    }
  }

  /// All that comes until the connection ends.
  func rest() async -> String {
    await onQueue { [self] in
      while more() {}
      return String(decoding: buffer, as: UTF8.self)
    }
  }

  /// The next frame.
  func next() async -> Received {
    await onQueue { [self] in
      while true {
        if let frame = takeFrame() { return frame }
        if !more() { return .ended }
      }
    }
  }

  /// The next message of a kind, as JSON; nil where the connection ends before.
  ///
  /// Pictures are acknowledged, and news read, where `goesOn`.
  func message(_ kind: String, goesOn: Bool = true) async -> [String: Any]? {
    while true {
      switch await next() {
      case .text(let text):
        guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
          return nil
        }
        if goesOn, json["t"] as? String == "news" { send(#"{"t":"read","news":\#(json["news"]!)}"#) }
        if json["t"] as? String == kind { return json }
      case .bytes(let bytes):
        if goesOn { send(#"{"t":"ack","frame":\#(PageClient.frame(of: bytes))}"#) }
        if kind == "picture" { return ["bytes": bytes] }
      case .closed, .ended: return nil
      }
    }
  }

  /// The number of a picture's frame.
  static func frame(of bytes: [UInt8]) -> Int { description(of: bytes)["frame"] as! Int }

  static func description(of bytes: [UInt8]) -> [String: Any] {
    let count = Int(bytes[0]) | Int(bytes[1]) << 8
    return try! JSONSerialization.jsonObject(with: Data(bytes[4..<4 + count])) as! [String: Any]
  }

  /// The answer to a question.
  func ask(_ number: Int, _ question: String) async -> Any? {
    send(#"{"t":"ask","number":\#(number),\#(question)}"#)
    return await message("answer")?["answer"]
  }

  // MARK: - Bytes

  private func onQueue<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
    await withCheckedContinuation { continuation in queue.async { continuation.resume(returning: work()) } }
  }

  private func more() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.recv(descriptor, &bytes, bytes.count, 0)
    if count <= 0 { return false }
    buffer += bytes[..<count]
    return true
  }

  private func takeFrame() -> Received? {
    guard buffer.count >= 2 else { return nil }
    var (length, start) = (Int(buffer[1]), 2)
    let lengthBytes = length == 126 ? 2 : length == 127 ? 8 : 0
    guard buffer.count >= 2 + lengthBytes else { return nil }
    if lengthBytes > 0 {
      length = buffer[2..<2 + lengthBytes].reduce(0) { $0 << 8 | Int($1) }
      start += lengthBytes
    }
    guard buffer.count >= start + length else { return nil }
    let payload = Array(buffer[start..<start + length])
    let kind = buffer[0] & 15
    buffer.removeFirst(start + length)
    switch kind {
    case 1: return .text(String(decoding: payload, as: UTF8.self))
    case 8:
      return .closed(
        code: UInt16(payload[0]) << 8 | UInt16(payload[1]),
        reason: String(decoding: payload.dropFirst(2), as: UTF8.self))
    default: return .bytes(payload)
    }
  }
}

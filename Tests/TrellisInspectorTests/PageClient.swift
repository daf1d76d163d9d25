import Foundation
import Synchronization
@testable import TrellisInspector

/// A page without a browser: a real connection, read on a thread of its own.
///
/// Each wait sends a question to the app, so no call waits forever for a message that doesn't come. The app handles messages in
/// order, so its answer shows that everything before the question was handled.
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

  /// Waits for the app's work on other threads.
  private let finishWorkBeside: @Sendable () async -> Void
  private let lastMark = Mutex(1_000_000)
  /// The code and the reason, if the connection was closed while a message was awaited.
  private let lastEnding = Mutex<(code: UInt16, reason: String)?>(nil)

  init(port: Int, finishWorkBeside: @escaping @Sendable () async -> Void = {}) throws {
    self.finishWorkBeside = finishWorkBeside
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

  /// Ends the sending side, so that the server sends its response or closes the connection.
  func sendNoMore() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Performs the handshake of a page's socket, and returns the head of the response.
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

  /// Returns the text up to an empty line, or all text if the connection ends before.
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

  /// Returns all text until the connection ends.
  func rest() async -> String {
    await onQueue { [self] in
      while more() {}
      return String(decoding: buffer, as: UTF8.self)
    }
  }

  /// Returns the next frame, or `.ended`.
  func next() async -> Received {
    await onQueue { [self] in
      while true {
        if let frame = takeFrame() { return frame }
        if !more() { return .ended }
      }
    }
  }

  /// Sends a question whose answer shows that everything before it was handled.
  ///
  /// Returns the question's number.
  private func mark() -> Int {
    let number = lastMark.withLock { last in
      last += 1
      return last
    }
    send(#"{"t":"ask","number":\#(number),"what":"node","node":0}"#)
    return number
  }

  /// Waits until the app has handled everything that was sent.
  ///
  /// Returns whether it has.
  func isHeard() async -> Bool {
    let mark = mark()
    return await message("answer", number: mark) != nil
  }

  /// Returns the next message of some kinds, or the answer to a question, as JSON.
  ///
  /// Returns nil if the connection ends before that, or if the app has handled everything without sending such a message. If
  /// `acknowledges` is true, pictures are acknowledged and updates are marked as read.
  func message(_ kinds: String..., number: Int? = nil, acknowledges: Bool = true) async -> [String: Any]? {
    var last = mark()
    var hasFinished = false
    while true {
      switch await next() {
      case .text(let text):
        guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
          return nil
        }
        if acknowledges, json["t"] as? String == "updates" {
          send(#"{"t":"read","updates":\#(json["updates"]!)}"#)
        }
        let answered = json["t"] as? String == "answer" ? json["number"] as? Int : nil
        if let kind = json["t"] as? String, kinds.contains(kind), answered == number { return json }
        if answered == last {
          if hasFinished { return nil }
          await finishWorkBeside()
          (last, hasFinished) = (mark(), true)
        }
      case .bytes(let bytes):
        if acknowledges { send(#"{"t":"ack","frame":\#(PageClient.frame(of: bytes))}"#) }
        if kinds.contains("picture") { return ["bytes": bytes] }
      case .closed(let code, let reason):
        lastEnding.withLock { $0 = (code, reason) }
        return nil
      case .ended: return nil
      }
    }
  }

  /// Returns the code and the reason of the connection's end, or nil if it ends without them or doesn't end.
  ///
  /// If `byMessage` is true, a message is expected to end the connection. The app handles it before it answers the next question.
  /// Otherwise bytes are expected to end the connection. The server handles them before it notices that no more come.
  func ending(byMessage: Bool) async -> (code: UInt16, reason: String)? {
    if byMessage, await isHeard() { return nil }
    if let last = lastEnding.withLock({ $0 }) { return last }
    sendNoMore()
    while true {
      switch await next() {
      case .closed(let code, let reason): return (code: code, reason: reason)
      case .ended: return nil
      default: break
      }
    }
  }

  /// Returns the number of a picture's frame.
  static func frame(of bytes: [UInt8]) -> Int { description(of: bytes)["frame"] as! Int }

  static func description(of bytes: [UInt8]) -> [String: Any] {
    let count = Int(bytes[0]) | Int(bytes[1]) << 8
    return try! JSONSerialization.jsonObject(with: Data(bytes[4..<4 + count])) as! [String: Any]
  }

  /// Sends a question and returns the answer.
  func ask(_ number: Int, _ question: String) async -> Any? {
    send(#"{"t":"ask","number":\#(number),\#(question)}"#)
    return await message("answer", number: number)?["answer"]
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

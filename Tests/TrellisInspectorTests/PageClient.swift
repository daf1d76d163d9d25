import Foundation
import Synchronization
@testable import TrellisInspector

/// A page without a browser: a real connection, read in a thread of its own.
///
/// Nothing waits for ever where what is waited for doesn't come: the app deals with messages in their order, so that the answer to a question
/// that was asked last shows that all before it was dealt with.
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

  /// Waits for what the app does in threads beside.
  private let finishWorkBeside: @Sendable () async -> Void
  private let lastMark = Mutex(1_000_000)
  /// With what the connection was closed while a message was waited for.
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

  /// Ends the sending side: whoever waits for more is told that none comes, and answers what there is or closes.
  func sendNoMore() { shutdown(descriptor, Int32(SHUT_WR)) }

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

  /// Asks something whose answer shows that all before it was dealt with; answers the question's number.
  private func mark() -> Int {
    let number = lastMark.withLock { last in
      last += 1
      return last
    }
    send(#"{"t":"ask","number":\#(number),"what":"node","node":0}"#)
    return number
  }

  /// Whether the app has dealt with all that was sent.
  func isHeard() async -> Bool {
    let mark = mark()
    return await message("answer", number: mark) != nil
  }

  /// The next message of some kinds, as JSON, or the answer to a question; nil where the connection ends before, or the app has done all that it
  /// was told without sending one.
  ///
  /// Pictures are acknowledged, and news read, where `goesOn`.
  func message(_ kinds: String..., number: Int? = nil, goesOn: Bool = true) async -> [String: Any]? {
    var last = mark()
    var hasFinished = false
    while true {
      switch await next() {
      case .text(let text):
        guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
          return nil
        }
        if goesOn, json["t"] as? String == "news" { send(#"{"t":"read","news":\#(json["news"]!)}"#) }
        let answered = json["t"] as? String == "answer" ? json["number"] as? Int : nil
        if let kind = json["t"] as? String, kinds.contains(kind), answered == number { return json }
        if answered == last {
          if hasFinished { return nil }
          await finishWorkBeside()
          (last, hasFinished) = (mark(), true)
        }
      case .bytes(let bytes):
        if goesOn { send(#"{"t":"ack","frame":\#(PageClient.frame(of: bytes))}"#) }
        if kinds.contains("picture") { return ["bytes": bytes] }
      case .closed(let code, let reason):
        lastEnding.withLock { $0 = (code, reason) }
        return nil
      case .ended: return nil
      }
    }
  }

  /// How the connection ends, with what was said; nil where it ends without a word, or doesn't.
  ///
  /// What the server's thread decides over bytes it has done before it sees that nothing more comes; what the app decides over messages, before
  /// it answers what was asked last.
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

  /// The number of a picture's frame.
  static func frame(of bytes: [UInt8]) -> Int { description(of: bytes)["frame"] as! Int }

  static func description(of bytes: [UInt8]) -> [String: Any] {
    let count = Int(bytes[0]) | Int(bytes[1]) << 8
    return try! JSONSerialization.jsonObject(with: Data(bytes[4..<4 + count])) as! [String: Any]
  }

  /// The answer to a question.
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

/// The frames of the WebSocket protocol (RFC 6455) as bytes; no socket is used here.
package enum WebSocketFrame {
  /// The kind of a frame.
  package enum Kind: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// The reason for closing a connection, as sent to the other side: a code of the protocol, and text.
  package struct Ending: Error, Hashable, Sendable {
    package var code: UInt16
    package var reason: String

    package init(_ code: UInt16, _ reason: String) { (self.code, self.reason) = (code, reason) }
  }

  /// Returns a whole frame, as a server sends it.
  package static func encode(_ kind: Kind, _ payload: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = [0x80 | kind.rawValue]
    let count = payload.count
    if count < 126 {
      bytes.append(UInt8(count))
    } else if count < 65536 {
      bytes += [126, UInt8(count >> 8), UInt8(count & 255)]
    } else {
      bytes.append(127)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    }
    return bytes + payload
  }

  /// Returns the frame that closes a connection.
  package static func encode(_ ending: Ending) -> [UInt8] {
    let code = [UInt8(ending.code >> 8), UInt8(ending.code & 255)]
    return encode(.close, code + Array(ending.reason.utf8.prefix(123)))
  }
}

/// A decoder that turns a client's bytes, in pieces of any size, into messages.
///
/// It holds at most one message and one frame's head.
package struct WebSocketDecoder: Sendable {
  /// An event in a client's bytes.
  package enum Event: Hashable, Sendable {
    case message(String)
    case ping([UInt8])
    case pong
    /// The client closes the connection.
    case closed
  }

  /// The most bytes of a message.
  package let limit: Int
  private var buffer: [UInt8] = []
  private var message: [UInt8]?

  package init(limit: Int) { self.limit = limit }

  /// The number of bytes held.
  package var heldCount: Int { buffer.count + (message?.count ?? 0) }

  /// Adds bytes, and returns the events that are complete, in order.
  ///
  /// Throws for input that no browser sends. Also throws for a message that is too long, as soon as its length is known. No bytes
  /// may be added after an error.
  package mutating func take(_ bytes: some Collection<UInt8>) throws(WebSocketFrame.Ending) -> [Event] {
    buffer += bytes
    var events: [Event] = []
    var place = 0
    while let frame = try nextFrame(at: &place) {
      if let event = try take(frame) { events.append(event) }
      if events.last == .closed { break }
    }
    buffer.removeFirst(place)
    return events
  }

  private struct Frame {
    var kind: WebSocketFrame.Kind
    var isLast: Bool
    var payload: [UInt8]
  }

  /// Returns the frame at a position, and moves the position behind it; nil if the frame is incomplete.
  private func nextFrame(at place: inout Int) throws(WebSocketFrame.Ending) -> Frame? {
    guard buffer.count >= place + 2 else { return nil }
    let (first, second) = (buffer[place], buffer[place + 1])
    guard first & 0x70 == 0, let kind = WebSocketFrame.Kind(rawValue: first & 15) else {
      throw .init(1002, "the frame has an unknown opcode")
    }
    guard second & 0x80 != 0 else { throw .init(1002, "the frame isn't masked") }
    let isLast = first & 0x80 != 0
    let short = Int(second & 0x7F)
    if kind.rawValue >= 8, !isLast || short > 125 { throw .init(1002, "the control frame is too long") }
    let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
    let maskPlace = place + 2 + lengthBytes
    guard buffer.count >= maskPlace else { return nil }
    let long = buffer[place + 2..<maskPlace].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let length = lengthBytes == 0 ? UInt64(short) : long
    guard length <= UInt64(limit - (kind == .continuation ? message?.count ?? 0 : 0)) else {
      throw .init(1009, "the message has more than \(limit) bytes")
    }
    let start = maskPlace + 4
    let end = start + Int(length)
    guard buffer.count >= end else { return nil }
    var payload = Array(buffer[start..<end])
    for index in payload.indices { payload[index] ^= buffer[maskPlace + index & 3] }
    place = end
    return Frame(kind: kind, isLast: isLast, payload: payload)
  }

  private mutating func take(_ frame: Frame) throws(WebSocketFrame.Ending) -> Event? {
    switch frame.kind {
    case .close: return .closed
    case .ping: return .ping(frame.payload)
    case .pong: return .pong
    case .binary: throw .init(1003, "the message is binary instead of text")
    case .text:
      if message != nil { throw .init(1002, "a message starts before the previous one ends") }
      message = frame.payload
    case .continuation:
      if message == nil { throw .init(1002, "a continuation frame has no message to continue") }
      message! += frame.payload
    }
    guard frame.isLast, let bytes = message else { return nil }
    message = nil
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .init(1007, "the text isn't UTF-8")
    }
    return .message(text)
  }
}

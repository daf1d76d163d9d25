import Foundation
import Synchronization

/// A page without a browser.
///
/// It receives all messages on a thread of its own, and acknowledges them.
final class PageStandIn: Sendable {
  private let socket: Int32
  private let bytes = Mutex(0)

  /// Opens the socket of the page at an address.
  init(address: String) throws {
    guard let url = URLComponents(string: address), let port = url.port, let query = url.query else {
      throw CocoaError(.formatting)
    }
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw POSIXError(.ECONNREFUSED) }
    let head = [
      "GET /socket?\(query) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)",
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    write(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    let thread = Thread { self.serve() }
    thread.start()
  }

  deinit { close(socket) }

  /// The number of payload bytes received so far.
  var byteCount: Int { bytes.withLock(\.self) }

  /// Closes the connection.
  func end() { shutdown(socket, Int32(SHUT_RDWR)) }

  private func serve() {
    var held: [UInt8] = []
    var isOpen = false
    while true {
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(socket, &part, part.count, 0)
      if count <= 0 { return }
      held += part[..<count]
      if !isOpen {
        guard let end = held.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
        held.removeFirst(end.upperBound)
        isOpen = true
      }
      while let (kind, payload) = takeFrame(&held) { answer(kind, payload) }
    }
  }

  private func takeFrame(_ held: inout [UInt8]) -> (kind: UInt8, payload: [UInt8])? {
    guard held.count >= 2 else { return nil }
    let wide = held[1] == 126 ? 2 : held[1] == 127 ? 8 : 0
    guard held.count >= 2 + wide else { return nil }
    let length = wide == 0 ? Int(held[1]) : held[2..<2 + wide].reduce(0) { $0 << 8 | Int($1) }
    guard held.count >= 2 + wide + length else { return nil }
    let payload = Array(held[(2 + wide)..<(2 + wide + length)])
    let kind = held[0] & 15
    held.removeFirst(2 + wide + length)
    bytes.withLock { $0 += length }
    return (kind, payload)
  }

  private func answer(_ kind: UInt8, _ payload: [UInt8]) {
    let isPicture = kind == 2
    let text = isPicture ? Array(payload.dropFirst(4).prefix { $0 != UInt8(ascii: "}") }) : payload
    let name = isPicture ? #""frame":"# : #""updates":"#
    guard isPicture || payload.starts(with: #"{"t":"updates""#.utf8),
      let place = text.ranges(of: Array(name.utf8)).last(where: { place in
        place.upperBound < text.count && (48...57).contains(text[place.upperBound])
      })
    else { return }
    let digits = String(decoding: text[place.upperBound...].prefix { (48...57).contains($0) }, as: UTF8.self)
    send(isPicture ? #"{"t":"ack","frame":\#(digits)}"# : #"{"t":"read","updates":\#(digits)}"#)
  }

  private func send(_ text: String) {
    // A mask of zeros leaves the bytes unchanged.
    write([0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8))
  }

  private func write(_ bytes: [UInt8]) { _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
}

import Foundation

/// A socket of a bus, after authentication as the user of this process.
struct BusSocket: Sendable {
  private let file: Int32

  /// Connects to a list of addresses.
  ///
  /// Throws `noBus` if the other side doesn't authenticate, or is silent for some seconds.
  init(address: String, seconds: Int = 30) throws(BusError) {
    guard let file = BusAddress.connect(address) else { throw .noBus }
    self.file = file
    limitReading(to: seconds)
    // A bus that doesn't read for so long has ended.
    setLimit(SO_SNDTIMEO, seconds: 5)
    let identity = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
    do throws(BusError) {
      try send([0] + Array("AUTH EXTERNAL \(identity)\r\n".utf8))
      guard try line().hasPrefix("OK") else { throw .noBus }
      try send(Array("BEGIN\r\n".utf8))
      limitReading(to: 0)
    } catch {
      close()
      throw .noBus
    }
  }

  /// Limits the time for which reading waits; 0 is no limit.
  private func limitReading(to seconds: Int) { setLimit(SO_RCVTIMEO, seconds: seconds) }

  private func setLimit(_ option: Int32, seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  func send(_ bytes: [UInt8]) throws(BusError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .disconnected }
    }
  }

  /// Reads a number of bytes, and waits for them.
  func read(_ count: Int) throws(BusError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
      let length = recv(file, &part, part.count, 0)
      if length > 0 { bytes += part[..<length] } else if length == 0 || errno != EINTR { throw .disconnected }
    }
    return bytes
  }

  /// Waits for the next message; nil for one that can't be decoded.
  func message() throws(BusError) -> BusMessage? {
    let header = try read(BusMessage.headerSize)
    let size = try BusMessage.size(header)
    let bytes = header + (try read(size - header.count))
    return try? BusMessage(bytes)
  }

  private func line() throws(BusError) -> String {
    var bytes: [UInt8] = []
    while bytes.last != UInt8(ascii: "\n") {
      guard bytes.count < 4096 else { throw .malformed }
      bytes += try read(1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Ends reading and writing, also on other threads.
  func shutDown() { shutdown(file, Int32(SHUT_RDWR)) }

  func close() { Foundation.close(file) }
}

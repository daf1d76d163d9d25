import Foundation

/// A connection of the server, with its state.
final class Connection {
  /// The result of reading.
  enum Received {
    case bytes([UInt8])
    case nothing
    case ended
  }

  let descriptor: Int32
  /// The part of the request that has been received.
  var head: [UInt8] = []
  /// Whether the connection is an open WebSocket.
  var isPage = false
  /// Whether the response is still being made; nothing more is read.
  var isAwaiting = false
  /// Whether the connection is closed once all output is sent; nothing more is read.
  var isEnding = false
  /// The reason for closing the connection.
  var reason = "the response was sent"
  /// The bytes that wait to be sent.
  var output: [UInt8] = []
  var decoder: WebSocketDecoder
  var rate: RateLimit
  /// The number of messages that were passed on and aren't finished.
  var waitingMessages = 0
  /// The time at which the connection was made, in seconds.
  private let beginning: Double
  private var isOpen = true

  init(_ descriptor: Int32, _ limits: PageServer.Limits, at time: Double = RateLimit.now) {
    self.descriptor = descriptor
    beginning = time
    decoder = WebSocketDecoder(limit: limits.messageBytes)
    rate = RateLimit(perSecond: limits.messagesPerSecond, at: time)
  }

  deinit { shut() }

  /// Whether the client is to finish its request, or to read the response.
  var isRequest: Bool { !isPage && !isAwaiting }

  /// Returns the age of the connection at a time, in seconds.
  func age(at time: Double) -> Double { time - beginning }

  func receive() -> Received {
    let limit = 16384
    var (count, fault) = (0, Int32(0))
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, length in
      count = read(descriptor, buffer.baseAddress, limit)
      fault = errno
      length = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    // At the end of input, `errno` still has the value of an earlier call.
    return count < 0 && (fault == EAGAIN || fault == EINTR) ? .nothing : .ended
  }

  /// Sends the bytes that the other side accepts now; returns false if the connection is lost.
  func transmit() -> Bool {
    while !output.isEmpty {
      let sent = output.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent < 0 { return errno == EAGAIN || errno == EINTR }
      if sent == output.count { output = [] } else { output.removeFirst(sent) }
    }
    return true
  }

  func shut() {
    if isOpen { close(descriptor) }
    isOpen = false
  }
}

/// A limit of messages per second, with bursts of twice as many.
struct RateLimit {
  private let perSecond: Double
  private var left: Double
  private var last: Double

  init(perSecond: Double, at time: Double = RateLimit.now) {
    (self.perSecond, left, last) = (perSecond, perSecond * 2, time)
  }

  /// Returns whether another message is allowed now, and counts it.
  mutating func allowsOne(at now: Double = RateLimit.now) -> Bool {
    left = min(left + (now - last) * perSecond, perSecond * 2)
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }

  /// The time of a monotonic clock, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

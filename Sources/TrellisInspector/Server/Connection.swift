import Foundation

/// One connection of the server's, and what is kept of it.
final class Connection {
  /// What reading gave.
  enum Received {
    case bytes([UInt8])
    case nothing
    case ended
  }

  let descriptor: Int32
  /// What has come of the request.
  var head: [UInt8] = []
  /// Whether its socket is open.
  var isPage = false
  /// Whether it is closed when all is sent, and nothing is read any more; and why.
  var isEnding = false
  var reason = "it was answered"
  /// What waits to be sent.
  var output: [UInt8] = []
  var decoder: WebSocketDecoder
  var rate: RateLimit
  /// How many messages were handed on and aren't dealt with.
  var waitingMessages = 0
  /// When it came, in seconds.
  private let beginning: Double
  private var isOpen = true

  init(_ descriptor: Int32, _ limits: PageServer.Limits, at time: Double = RateLimit.now) {
    self.descriptor = descriptor
    beginning = time
    decoder = WebSocketDecoder(limit: limits.messageBytes)
    rate = RateLimit(perSecond: limits.messagesPerSecond, at: time)
  }

  deinit { shut() }

  /// How long it is there at a time, in seconds.
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
    // An end leaves the fault of some call before as it was.
    return count < 0 && (fault == EAGAIN || fault == EINTR) ? .nothing : .ended
  }

  /// Sends what the other side takes now; false where it is gone.
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

/// So many a second, and for a moment twice as many.
struct RateLimit {
  private let perSecond: Double
  private var left: Double
  private var last: Double

  init(perSecond: Double, at time: Double = RateLimit.now) {
    (self.perSecond, left, last) = (perSecond, perSecond * 2, time)
  }

  /// Whether one more is allowed now; counts it.
  mutating func allowsOne(at now: Double = RateLimit.now) -> Bool {
    left = min(left + (now - last) * perSecond, perSecond * 2)
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }

  /// Seconds on a clock that only goes on.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

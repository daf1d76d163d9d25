import Foundation
import Synchronization

/// Serves one page and its sockets on 127.0.0.1, in a thread of its own.
///
/// All that comes from outside is bounded before it is handed on: how many connections there are, how long a request's head is and how
/// long it takes to come, how large messages are, how many come in a second, how many of them wait for their answer, and how much is
/// waiting to be sent. A connection that doesn't keep to that is closed with a reason; nobody else notices.
package final class PageServer: Sendable {
  /// What clients do, each known by its number.
  package enum Event: Sendable {
    /// A page has opened its socket.
    case opened(client: Int)
    /// It has sent a message, which counts as waiting until ``PageServer/finished(client:)``.
    case message(client: Int, text: String)
    /// It is gone.
    case closed(client: Int, reason: String)
  }

  /// What is bounded, and where.
  package struct Limits: Sendable {
    /// The most connections, with a socket or without.
    package var connections = 32
    /// The most pages.
    package var pages = 8
    /// The most bytes of a message that comes.
    package var messageBytes = 1 << 16
    /// The most messages a second, over some seconds.
    package var messagesPerSecond = 240.0
    /// The most messages that wait to be finished; then nothing is read from there.
    package var waitingMessages = 64
    /// The most bytes that wait to be sent to a page that doesn't read.
    package var waitingBytes = 1 << 26
    /// How long a request may take to come, in seconds.
    package var headSeconds = 10.0

    package init() {}
  }

  /// The port, which the system has chosen.
  package let port: Int
  /// Who is let in.
  package let admission: Admission
  private let listener: Int32
  private let wakeup: Pipe
  private let orders = Mutex<[Order]>([])

  private enum Order: Sendable {
    case send(client: Int, frame: [UInt8])
    case close(client: Int, ending: WebSocketFrame.Ending)
    case finished(client: Int)
    case stop
  }

  /// Begins to serve.
  ///
  /// `page` is the whole document, which may hold `{nonce}` where a script or a style needs that; `handler` is called in the
  /// server's thread. Throws where no port can be had.
  package init(
    limits: Limits = Limits(), token: String = Admission.makeToken(), page: @escaping @Sendable () -> [UInt8],
    handler: @escaping @Sendable (Event) -> Void
  ) throws {
    (listener, port) = try PageServer.listen()
    wakeup = try Pipe()
    admission = Admission(port: port, token: token)
    let loop = ServerLoop(
      listener: listener, wakeup: wakeup, limits: limits, admission: admission, page: page, handler: handler)
    nonisolated(unsafe) let unshared = loop
    let thread = Thread { [weak self] in
      unshared.run { loop in self?.carryOut(on: loop) ?? false }
    }
    thread.name = "trellis inspector"
    thread.start()
  }

  /// The address that shows the page.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(admission.token)" }

  /// Sends a text to a page; nothing where it is gone.
  package func send(_ text: String, to client: Int) {
    order(.send(client: client, frame: WebSocketFrame.encode(.text, Array(text.utf8))))
  }

  /// Sends bytes to a page.
  package func send(_ bytes: [UInt8], to client: Int) {
    order(.send(client: client, frame: WebSocketFrame.encode(.binary, bytes)))
  }

  /// Says that a message was dealt with.
  package func finished(client: Int) { order(.finished(client: client)) }

  /// Closes a page's socket with a reason.
  package func close(client: Int, _ ending: WebSocketFrame.Ending) {
    order(.close(client: client, ending: ending))
  }

  /// Closes all.
  package func stop() { order(.stop) }

  deinit { wakeup.write() }

  private func order(_ order: Order) {
    orders.withLock { $0.append(order) }
    wakeup.write()
  }

  /// Does what was ordered since; answers false where the server is to end.
  private func carryOut(on loop: ServerLoop) -> Bool {
    let orders = orders.withLock { orders in
      defer { orders = [] }
      return orders
    }
    for order in orders {
      switch order {
      case .send(let client, let frame): loop.send(frame, to: client)
      case .close(let client, let ending): loop.end(client, ending)
      case .finished(let client): loop.finished(client)
      case .stop: return false
      }
    }
    return true
  }

  static func listen() throws -> (descriptor: Int32, port: Int) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw SystemFault("socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && Glibc.listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else {
      let fault = SystemFault("bind")
      Glibc.close(descriptor)
      throw fault
    }
    prepare(descriptor)
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }
}

/// Has a descriptor never wait, and not go to programs that this one starts.
func prepare(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// What the system didn't do, and why.
package struct SystemFault: Error, CustomStringConvertible {
  package let description: String

  init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
}

/// A pipe that wakes a thread which polls.
final class Pipe: Sendable {
  let reading: Int32
  private let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFault("pipe") }
    for end in ends { prepare(end) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  func write() {
    var byte: UInt8 = 1
    _ = Glibc.write(writing, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}

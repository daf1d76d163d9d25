import Foundation
import Synchronization

/// A server for one page and its sockets on 127.0.0.1, in a thread of its own.
///
/// All input is bounded before it is passed on. There are limits for connections, for the head of a request, for messages, and
/// for bytes that wait to be sent (``Limits``). A connection that exceeds a limit is closed with a reason, without effect on
/// others. If too many messages of a client are waiting, nothing more is read from the client.
package final class PageServer: Sendable {
  /// An event of a client, which is identified by a number.
  package enum Event: Sendable {
    /// A page has opened its socket.
    case opened(client: Int)
    /// The page has sent a message, which counts as waiting until ``PageServer/finished(client:)``.
    case message(client: Int, text: String)
    /// A client asks for the causes of updates; `after` is the count that it knows.
    case asked(client: Int, after: Int?)
    /// The page has disconnected.
    case closed(client: Int, reason: String)
  }

  /// The limits of a server.
  package struct Limits: Sendable {
    /// The most connections, with or without a socket.
    package var connections = 32
    /// The most pages.
    package var pages = 8
    /// The most bytes of a received message.
    package var messageBytes = 1 << 16
    /// The most messages per second, with bursts of twice as many.
    package var messagesPerSecond = 240.0
    /// The most messages of a client that wait to be finished; with more, nothing is read from the client.
    package var waitingMessages = 64
    /// The most bytes that wait to be sent to a page that doesn't read.
    package var waitingBytes = 1 << 26
    /// The time that a request may take to arrive, in seconds.
    package var headSeconds = 10.0

    package init() {}
  }

  /// The port.
  package let port: Int
  /// The rule that admits requests.
  package let admission: Admission
  private let listener: Int32
  private let wakeup: Pipe
  private let orders = Mutex<[Order]>([])

  private enum Order: Sendable {
    case send(client: Int, frame: [UInt8])
    case close(client: Int, ending: WebSocketFrame.Ending)
    case finished(client: Int)
    case respond(client: Int, text: String)
    case stop
  }

  /// Creates a server and starts it.
  ///
  /// `page` returns the whole document, in which `{nonce}` is replaced by the nonce of its scripts and styles. `handler` is called
  /// in the server's thread. The system chooses the port if it is 0. Throws if no port is available.
  package init(
    limits: Limits = Limits(), token: String = Admission.makeToken(), port: Int = 0,
    framing: PageFraming = .none, page: @escaping @Sendable () -> [UInt8],
    handler: @escaping @Sendable (Event) -> Void
  ) throws {
    (listener, self.port) = try PageServer.listen(on: port)
    wakeup = try Pipe()
    admission = Admission(port: self.port, token: token)
    let loop = ServerLoop(
      listener: listener, wakeup: wakeup, limits: limits, admission: admission, framing: framing, page: page,
      handler: handler)
    nonisolated(unsafe) let unshared = loop
    let thread = Thread { [weak self] in
      unshared.run { loop in self?.carryOut(on: loop) ?? false }
    }
    thread.name = "trellis inspector"
    thread.start()
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(admission.token)" }

  /// Sends a text to a page; does nothing if the page has disconnected.
  package func send(_ text: String, to client: Int) {
    order(.send(client: client, frame: WebSocketFrame.encode(.text, Array(text.utf8))))
  }

  /// Sends bytes to a page.
  package func send(_ bytes: [UInt8], to client: Int) {
    order(.send(client: client, frame: WebSocketFrame.encode(.binary, bytes)))
  }

  /// Responds to a client that asked for the causes of updates.
  package func respond(_ text: String, to client: Int) { order(.respond(client: client, text: text)) }

  /// Marks a message as finished.
  package func finished(client: Int) { order(.finished(client: client)) }

  /// Closes a page's socket with a reason.
  package func close(client: Int, _ ending: WebSocketFrame.Ending) {
    order(.close(client: client, ending: ending))
  }

  /// Closes all connections, and ends the server.
  package func stop() { order(.stop) }

  deinit { wakeup.write() }

  private func order(_ order: Order) {
    orders.withLock { $0.append(order) }
    wakeup.write()
  }

  /// Carries out the pending orders; returns false if the server is to end.
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
      case .respond(let client, let text): loop.respond(text, to: client)
      case .stop: return false
      }
    }
    return true
  }

  /// Listens on a port of 127.0.0.1; the system chooses the port if it is 0.
  static func listen(on port: Int = 0) throws -> (descriptor: Int32, port: Int) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw SystemFault("socket") }
    var isOn: Int32 = 1
    // A given port is available at once after an earlier server has ended.
    if port != 0 {
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
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

/// Makes a descriptor non-blocking, and closes it in programs that this one starts.
func prepare(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// The failure of a system call, with its reason.
package struct SystemFault: Error, CustomStringConvertible {
  package let description: String

  init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
}

/// A pipe that wakes a polling thread.
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

import Foundation

/// A connection to a bus: calls of methods, and signals.
///
/// A thread of its own waits for messages. The connection lives until ``close()`` or until the bus ends.
package final class BusConnection: @unchecked Sendable {
  private typealias Reply = (Result<[BusValue], BusError>) -> Void

  private let socket: BusSocket
  /// Guards the properties below, and the order of the messages that are sent.
  private let lock = NSLock()
  private var lastSerial: UInt32 = 0
  private var replies: [UInt32: Reply] = [:]
  private var handlers: [@Sendable (BusMessage) -> Void] = []
  private var answerer: (@Sendable (BusMessage) -> Void)?
  private var ended: (@Sendable () -> Void)?
  private var isReading = true
  /// The name of the connection on the bus.
  package private(set) var name = ""

  /// Whether the bus still answers.
  package var isOpen: Bool { lock.withLock { isReading } }

  /// Connects to a bus, and waits for its greeting.
  ///
  /// A nil address is that of a bus that doesn't run.
  package init(address: String?) throws(BusError) {
    guard let address else { throw .noBus }
    socket = try BusSocket(address: address)
    Thread.detachNewThread { [self] in readMessages() }
    do throws(BusError) {
      let reply = try call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")
      name = reply.first?.text ?? ""
    } catch {
      close()
      throw error
    }
  }

  /// Calls a method, and waits for its reply on the calling thread.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String, _ body: [BusValue] = [],
    seconds: Double = 30
  ) throws(BusError) -> [BusValue] {
    let done = DispatchSemaphore(value: 0)
    let outcome = Outcome()
    let serial = send(destination, path, interface, method, body) {
      outcome.result = $0
      done.signal()
    }
    if done.wait(timeout: .now() + seconds) == .timedOut {
      lock.withLock { _ = replies.removeValue(forKey: serial) }
      throw .timeout
    }
    return try outcome.result.get()
  }

  private final class Outcome: @unchecked Sendable {
    var result: Result<[BusValue], BusError> = .failure(.disconnected)
  }

  /// Calls a method.
  ///
  /// The reply is passed to a closure on the thread of the connection.
  @discardableResult
  package func send(
    _ destination: String, _ path: String, _ interface: String, _ method: String, _ body: [BusValue] = [],
    reply: @escaping (Result<[BusValue], BusError>) -> Void
  ) -> UInt32 {
    var message = BusMessage(.call)
    (message.destination, message.path) = (destination, path)
    (message.interface, message.member, message.body) = (interface, method, body)
    let serial = lock.withLock { () -> UInt32? in
      let serial = sendLocked(message)
      if let serial { replies[serial] = reply }
      return serial
    }
    guard let serial else {
      reply(.failure(.disconnected))
      return 0
    }
    return serial
  }

  /// Calls a closure, on the thread of the connection, with each signal of an interface.
  package func follow(interface: String, _ handler: @escaping @Sendable (BusMessage) -> Void) throws(BusError)
  {
    lock.withLock { handlers.append { if $0.interface == interface { handler($0) } } }
    let rule = "type='signal',interface='\(interface)'"
    _ = try call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", [.string(rule)])
  }

  /// Calls a closure, on the thread of the connection, with each call of a method of this program's objects.
  package func serve(_ answerer: @escaping @Sendable (BusMessage) -> Void) {
    lock.withLock { self.answerer = answerer }
  }

  /// Calls a closure once, on the thread of the connection, when the bus or the connection ends.
  package func onEnd(_ ended: @escaping @Sendable () -> Void) {
    let isOver = lock.withLock {
      self.ended = ended
      return !isReading
    }
    if isOver { ended() }
  }

  /// Sends a message that has no reply; does nothing after the end.
  func post(_ message: BusMessage) { lock.withLock { _ = sendLocked(message) } }

  /// Sends a message with a new number, with the lock held; returns the number, or nil after the end.
  ///
  /// A message that can't be sent ends the connection: a part of it may be on its way.
  private func sendLocked(_ message: BusMessage) -> UInt32? {
    guard isReading else { return nil }
    lastSerial = lastSerial == .max ? 1 : lastSerial + 1
    do throws(BusError) {
      try socket.send(message.encoded(serial: lastSerial))
      return lastSerial
    } catch {
      socket.shutDown()
      return nil
    }
  }

  /// Ends the connection.
  ///
  /// Calls without a reply fail.
  package func close() {
    // After the end, the socket's number may be that of another file.
    lock.withLock { if isReading { socket.shutDown() } }
  }

  private func readMessages() {
    while true {
      let next: BusMessage?
      do { next = try socket.message() } catch { break }
      // A message of an unknown kind, or one that is damaged, concerns nobody.
      guard let message = next else { continue }
      if let serial = message.replySerial {
        let reply = lock.withLock { replies.removeValue(forKey: serial) }
        reply?(message.result)
      } else if message.kind == .signal {
        for handler in lock.withLock({ handlers }) { handler(message) }
      } else if message.kind == .call {
        let answerer = lock.withLock { self.answerer }
        if let answerer {
          answerer(message)
        } else {
          refuse(message, "UnknownObject", "there are no objects")
        }
      }
    }
    let end: (@Sendable () -> Void)?
    let waiting: Dictionary<UInt32, Reply>.Values
    (waiting, end) = lock.withLock {
      isReading = false
      socket.close()
      defer { (replies, handlers, answerer) = ([:], [], nil) }
      return (replies.values, ended)
    }
    for reply in waiting { reply(.failure(.disconnected)) }
    end?()
  }
}

extension BusMessage {
  /// The outcome that a reply reports.
  fileprivate var result: Result<[BusValue], BusError> {
    guard kind == .error else { return .success(body) }
    return .failure(.reply(name: errorName ?? "", text: body.first?.text ?? ""))
  }
}

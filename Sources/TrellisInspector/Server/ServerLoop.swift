import Foundation

/// The loop of the server's thread: it waits for connections, bytes and orders, and enforces the limits.
final class ServerLoop {
  private let listener: Int32
  private let wakeup: Pipe
  private let limits: PageServer.Limits
  private let admission: Admission
  private let framing: PageFraming
  private let page: () -> [UInt8]
  private let handler: (PageServer.Event) -> Void
  /// A monotonic clock, in seconds; a test can replace it.
  private let now: () -> Double
  private var connections: [Int: Connection] = [:]
  private var lastNumber = 0

  init(
    listener: Int32, wakeup: Pipe, limits: PageServer.Limits, admission: Admission,
    framing: PageFraming = .none, page: @escaping () -> [UInt8],
    now: @escaping () -> Double = { RateLimit.now }, handler: @escaping (PageServer.Event) -> Void
  ) {
    self.now = now
    (self.listener, self.wakeup, self.limits) = (listener, wakeup, limits)
    (self.admission, self.framing, self.page, self.handler) = (admission, framing, page, handler)
  }

  /// Runs the server until `orders` returns false; `orders` is called each time the pipe wakes the loop.
  func run(orders: (ServerLoop) -> Bool) {
    while step(orders: orders) {}
    for number in connections.keys.sorted() { end(number, .init(1001, "the app has ended")) }
    close(listener)
  }

  /// The number of connections.
  var connectionCount: Int { connections.count }

  /// Waits for input or a deadline, and handles it; returns false if an order ends the loop.
  ///
  /// The wait ends at the latest when an unfinished request has taken too long.
  func step(waiting limit: Double = .infinity, orders: (ServerLoop) -> Bool) -> Bool {
    let numbers = connections.keys.sorted()
    var sources = [
      pollfd(fd: wakeup.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
    ]
    for number in numbers {
      sources.append(pollfd(fd: connections[number]!.descriptor, events: events(of: number), revents: 0))
    }
    let wait = min(limit, nextDeadline.map { max(0, $0 - now()) } ?? .infinity)
    _ = poll(&sources, nfds_t(sources.count), wait.isFinite ? Int32(min(wait * 1000 + 1, 3_600_000)) : -1)
    var isRunning = true
    if sources[0].revents != 0 {
      wakeup.drain()
      isRunning = orders(self)
    }
    if sources[1].revents != 0 { accept() }
    for (number, source) in zip(numbers, sources.dropFirst(2)) where source.revents != 0 {
      serve(number, source.revents)
    }
    dropSlow()
    return isRunning
  }

  /// The time at which the first unfinished request has taken too long; nil if there are none.
  private var nextDeadline: Double? {
    let time = now()
    let ages = connections.values.lazy.filter { $0.isRequest }.map { $0.age(at: time) }
    return ages.max().map { time - $0 + limits.headSeconds }
  }

  private func events(of number: Int) -> Int16 {
    let connection = connections[number]!
    let reads =
      !connection.isEnding && !connection.isAwaiting && connection.waitingMessages < limits.waitingMessages
    return (reads ? Int16(POLLIN) : 0) | (connection.output.isEmpty ? 0 : Int16(POLLOUT))
  }

  private func accept() {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      if descriptor < 0 { return }
      prepare(descriptor)
      var isOn: Int32 = 1
      setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
      lastNumber += 1
      connections[lastNumber] = Connection(descriptor, limits, at: now())
      if connections.count > limits.connections {
        refuse(lastNumber, status: 503, reason: "there are too many connections")
      }
    }
  }

  /// Drops requests that don't finish: the client is silent or slow, or doesn't read its response.
  private func dropSlow() {
    let time = now()
    for (number, connection) in connections where connection.isRequest {
      if connection.age(at: time) > limits.headSeconds { drop(number, "the request took too long") }
    }
  }

  // MARK: - One connection

  private func serve(_ number: Int, _ events: Int16) {
    guard let connection = connections[number] else { return }
    if events & Int16(POLLIN) != 0, !connection.isEnding, !connection.isAwaiting {
      switch connection.receive() {
      case .ended: return drop(number, "the client disconnected")
      case .bytes(let bytes): take(bytes, on: connection, number)
      case .nothing: break
      }
    } else if events & Int16(POLLERR | POLLHUP) != 0 {
      return drop(number, "the client disconnected")
    }
    flush(number)
  }

  private func take(_ bytes: [UInt8], on connection: Connection, _ number: Int) {
    if connection.isPage { return takeFrames(bytes, on: connection, number) }
    connection.head += bytes
    do {
      guard let (head, length) = try RequestHead.read(connection.head) else { return }
      let rest = Array(connection.head.dropFirst(length))
      connection.head = []
      answer(head, rest, on: connection, number)
    } catch {
      let isLong = error == .tooLong
      refuse(
        number, status: isLong ? 431 : 400,
        reason: isLong ? "the request is too long" : "the request isn't HTTP")
    }
  }

  private func answer(_ head: RequestHead, _ rest: [UInt8], on connection: Connection, _ number: Int) {
    switch admission.answer(to: head) {
    case .page:
      let document = PageDocument(page(), port: admission.port, framing: framing)
      connection.output += document.response
      connection.isEnding = true
    case .causes(let count):
      connection.isAwaiting = true
      handler(.asked(client: number, after: count))
    case .socket(let accept):
      guard connections.values.count(where: \.isPage) < limits.pages else {
        return refuse(number, status: 503, reason: "there are too many pages")
      }
      connection.isPage = true
      connection.output += Array(
        """
        HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
        Sec-WebSocket-Accept: \(accept)\r\n\r\n
        """.utf8)
      handler(.opened(client: number))
      if !rest.isEmpty { takeFrames(rest, on: connection, number) }
    case .refused(let status, let reason): refuse(number, status: status, reason: reason)
    }
  }

  private func takeFrames(_ bytes: [UInt8], on connection: Connection, _ number: Int) {
    do {
      for event in try connection.decoder.take(bytes) {
        switch event {
        case .message(let text):
          guard connection.rate.allowsOne(at: now()) else {
            throw WebSocketFrame.Ending(1008, "too many messages a second")
          }
          connection.waitingMessages += 1
          handler(.message(client: number, text: text))
        case .ping(let payload):
          guard connection.rate.allowsOne(at: now()) else {
            throw WebSocketFrame.Ending(1008, "too many pings")
          }
          connection.output += WebSocketFrame.encode(.pong, payload)
        case .pong: break
        case .closed: return end(number, .init(1000, "goodbye"))
        }
      }
    } catch {
      end(number, error as? WebSocketFrame.Ending ?? .init(1002, "\(error)"))
    }
  }

  private func refuse(_ number: Int, status: Int, reason: String) {
    guard let connection = connections[number] else { return }
    connection.output += PageDocument.refusal(status: status, reason: reason)
    connection.isEnding = true
    flush(number)
  }

  private func flush(_ number: Int) {
    guard let connection = connections[number] else { return }
    if !connection.transmit() { return drop(number, "the client disconnected") }
    if connection.isEnding, connection.output.isEmpty { drop(number, connection.reason) }
  }

  private func drop(_ number: Int, _ reason: String) {
    guard let connection = connections.removeValue(forKey: number) else { return }
    connection.shut()
    if connection.isPage { handler(.closed(client: number, reason: reason)) }
  }

  // MARK: - Orders

  func send(_ frame: [UInt8], to number: Int) {
    guard let connection = connections[number], connection.isPage, !connection.isEnding else { return }
    guard connection.output.count + frame.count <= limits.waitingBytes else {
      return drop(number, "the client doesn't read its messages")
    }
    connection.output += frame
    flush(number)
  }

  /// Sends the response to a request for causes.
  func respond(_ text: String, to number: Int) {
    guard let connection = connections[number], connection.isAwaiting else { return }
    connection.output += PageDocument.json(text)
    (connection.isAwaiting, connection.isEnding) = (false, true)
    flush(number)
  }

  func end(_ number: Int, _ ending: WebSocketFrame.Ending) {
    guard let connection = connections[number] else { return }
    if connection.isPage { connection.output += WebSocketFrame.encode(ending) }
    connection.isEnding = true
    connection.reason = ending.reason
    flush(number)
    // Drops a client that doesn't read the frame that closes its connection.
    if connections[number] != nil { drop(number, ending.reason) }
  }

  func finished(_ number: Int) { connections[number]?.waitingMessages -= 1 }
}

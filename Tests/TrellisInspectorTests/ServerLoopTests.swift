import Foundation
import Synchronization
import Testing
@testable import TrellisInspector

/// Connections that stall, by a clock that the test sets.
@Suite struct ServerLoopTests {
  /// A server without a thread, and its clients.
  private final class Bench {
    /// The time, and the reported events.
    ///
    /// Both are in an object of their own, because the server still uses them in the bench's `deinit`.
    final class State {
      var time = 1000.0
      var events: [PageServer.Event] = []
    }

    let state = State()
    let loop: ServerLoop
    let port: Int
    private let wakeup: TrellisInspector.Pipe
    private var clients: [Int32] = []
    let admission: Admission

    init(_ limits: PageServer.Limits = .init()) throws {
      let (listener, port) = try PageServer.listen()
      self.port = port
      wakeup = try TrellisInspector.Pipe()
      admission = Admission(port: port, token: "0123456789abcdef")
      loop = ServerLoop(
        listener: listener, wakeup: wakeup, limits: limits, admission: admission,
        page: { Array("page".utf8) },
        now: { [state] in state.time }
      ) { [state] in state.events.append($0) }
    }

    deinit {
      for client in clients { close(client) }
      wakeup.write()
      loop.run { _ in false }
    }

    /// Connects a client, and lets the server accept it.
    func connect() -> Int32 {
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isConnected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(client, $0, length) == 0 }
      }
      #expect(isConnected)
      clients.append(client)
      step()
      return client
    }

    func send(_ text: String, from client: Int32) {
      let bytes = Array(text.utf8)
      #expect(Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
      step()
    }

    /// Advances the time by some seconds.
    func pass(_ seconds: Double) {
      state.time += seconds
      wakeup.write()
      step()
    }

    /// Returns all text that a client receives until the server closes its connection.
    func rest(of client: Int32) -> String {
      var all: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 4096)
      while case let count = recv(client, &part, part.count, 0), count > 0 { all += part[..<count] }
      return String(decoding: all, as: UTF8.self)
    }

    private func step() { _ = loop.step { _ in true } }
  }

  @Test func `an idle connection is closed after ten seconds, not earlier`() throws {
    let bench = try Bench()
    let silent = bench.connect()
    bench.pass(9.9)
    #expect(bench.loop.connectionCount == 1)
    bench.pass(0.2)
    #expect(bench.loop.connectionCount == 0)
    #expect(bench.rest(of: silent) == "")
  }

  @Test func `a connection that sends a little at a time is closed, too`() throws {
    let bench = try Bench()
    let slow = bench.connect()
    for letter in "GET / HTT" {
      bench.send("\(letter)", from: slow)
      bench.pass(1)
    }
    #expect(bench.loop.connectionCount == 1)
    bench.send("P", from: slow)
    bench.pass(1.1)
    #expect(bench.loop.connectionCount == 0)
  }

  @Test func `a connected page may be silent indefinitely`() throws {
    let bench = try Bench()
    let page = bench.connect()
    bench.send(
      """
      GET /socket?token=0123456789abcdef HTTP/1.1\r\nHost: 127.0.0.1:\(bench.port)\r\n\
      Origin: http://127.0.0.1:\(bench.port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
      Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
      """, from: page)
    bench.pass(100_000)
    #expect(bench.loop.connectionCount == 1)
    guard case .opened = bench.state.events.first, bench.state.events.count == 1 else {
      Issue.record("the page wasn't let in: \(bench.state.events)")
      return
    }
  }

  @Test func `the number of connections is limited, and idle ones free their slots`()
    throws
  {
    var limits = PageServer.Limits()
    limits.connections = 3
    let bench = try Bench(limits)
    for _ in 0..<3 { _ = bench.connect() }
    let surplus = bench.connect()
    #expect(bench.rest(of: surplus).hasPrefix("HTTP/1.1 503"))
    #expect(bench.loop.connectionCount == 3)
    bench.pass(11)
    #expect(bench.loop.connectionCount == 0)
    let next = bench.connect()
    bench.send("GET /?token=0123456789abcdef HTTP/1.1\r\nHost: 127.0.0.1:\(bench.port)\r\n\r\n", from: next)
    #expect(bench.rest(of: next).hasPrefix("HTTP/1.1 200"))
  }
}

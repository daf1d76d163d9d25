import Foundation
import SwiftUI
import Testing
@testable import TrellisInspector

private struct Ticker: View {
  @State private var count = 0
  var body: some View { Button("Tick \(count)") { count += 1 } }
}

/// Pages that misbehave, beside a page that doesn't.
@MainActor @Suite struct HostilePageTests {
  private func address(_ host: InspectedHost) -> (port: Int, token: String) {
    (host.inspector.server.port, host.inspector.server.admission.token)
  }

  @Test func `a wrong token, another origin and non-HTTP requests are rejected with a reason`() async throws {
    let host = try InspectedHost(Ticker())
    let (port, token) = address(host)
    let wrong = try PageClient(port: port)
    #expect(await wrong.open(token: "00", port: port).hasPrefix("HTTP/1.1 403"))
    wrong.sendNoMore()
    #expect(await wrong.rest().contains("token"))
    let elsewhere = try PageClient(port: port)
    #expect(
      await elsewhere.open(token: token, port: port, origin: "http://example.org").hasPrefix("HTTP/1.1 403"))
    let garbage = try PageClient(port: port)
    garbage.send([0, 1, 2, 3, 13, 10, 13, 10])
    garbage.sendNoMore()
    #expect(await garbage.head().hasPrefix("HTTP/1.1 400"))
    let long = try PageClient(port: port)
    long.send([UInt8](repeating: 65, count: 10_000))
    long.sendNoMore()
    #expect(await long.head().hasPrefix("HTTP/1.1 431"))
    let plain = try PageClient(port: port)
    plain.send(Array("GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
    plain.sendNoMore()
    let head = await plain.head()
    #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("default-src 'none'"))
    #expect(await plain.rest().contains("<title>Trellis inspector</title>"))
  }

  nonisolated private static let offences: [(name: String, bytes: [UInt8], code: UInt16, isMessage: Bool)] = [
    ("no JSON", clientFrame(1, Array("garbage".utf8)), 1008, true),
    ("bytes", clientFrame(2, [1, 2, 3]), 1003, false),
    ("a message of 8 EiB", [0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255], 1009, false),
    ("no mask", [0x81, 1, 65], 1002, false),
    ("no UTF-8", clientFrame(1, [0xFF]), 1007, false),
    ("an unknown frame", clientFrame(1, Array(#"{"t":"ack","frame":99}"#.utf8)), 1008, true),
    ("too many messages", Array(repeatElement(clientFrame(9, []), count: 2000).joined()), 1008, false),
  ]

  @Test(arguments: offences.indices)
  func `a protocol violation closes only its own connection, with a reason`(offence: Int)
    async throws
  {
    let (_, bytes, code, isMessage) = Self.offences[offence]
    let host = try InspectedHost(Ticker())
    let good = try await host.page()
    _ = await good.message("hello")
    let bad = try await host.page()
    _ = await bad.message("hello", acknowledges: false)
    bad.send(bytes)
    let ending = await bad.ending(byMessage: isMessage)
    #expect(ending?.code == code && ending?.reason.isEmpty == false, "\(Self.offences[offence].name)")
    let answer = await good.ask(5, #""what":"tree","from":0"#)
    #expect(answer is [String: Any])
  }

  @Test func `a page that doesn't acknowledge gets one picture and one message`() async throws {
    let host = try InspectedHost(Ticker())
    let page = try await host.page()
    _ = await page.message("hello", acknowledges: false)
    // The messages come in either order.
    let both = [
      try #require(await page.message("picture", "updates", acknowledges: false)),
      try #require(await page.message("picture", "updates", acknowledges: false)),
    ]
    let picture = try #require(both.compactMap { $0["bytes"] as? [UInt8] }.first)
    let first = try #require(both.first { $0["updates"] != nil })
    let state = try #require(host.node("state", "Ticker.count"))
    for value in 1...1500 {
      _ = host.inspector.change(state: state, to: "\(value)")
      host.frame()
    }
    let waiting = try #require(host.inspector.pages.values.first)
    #expect(waiting.awaitedUpdate == first["updates"] as? Int)
    #expect(waiting.frames.count == 1500 && waiting.outcomes.reduce(0) { $0 + $1.count } < 1000)
    // The missed frames come at once, and the picture is the current one.
    page.send(#"{"t":"ack","frame":\#(PageClient.frame(of: picture))}"#)
    let next = try #require(await page.message("picture", acknowledges: false)?["bytes"] as? [UInt8])
    #expect(PageClient.frame(of: next) == PageClient.frame(of: picture) + 1)
    page.send(#"{"t":"read","updates":\#(first["updates"]!)}"#)
    let updates = try #require(await page.message("updates", acknowledges: false))
    #expect((updates["frames"] as? [Any])?.count == 1500)
  }

  @Test func `frames waiting for a page are limited`() async throws {
    let host = try InspectedHost(Ticker())
    let page = try await host.page()
    _ = await page.message("updates", acknowledges: false)
    let state = try #require(host.node("state", "Ticker.count"))
    for value in 1...(FrameHistory.limit + 50) {
      _ = host.inspector.change(state: state, to: "\(value)")
      host.frame()
    }
    #expect(host.inspector.history.frames.count == FrameHistory.limit)
    #expect(host.inspector.pages.values.first?.frames.count == FrameHistory.limit)
  }

  @Test func `the number of pages is limited`() async throws {
    var limits = PageServer.Limits()
    limits.pages = 1
    let host = try InspectedHost(Ticker(), limits: limits)
    let (port, token) = address(host)
    let first = try await host.page()
    _ = await first.message("hello")
    let second = try PageClient(port: port)
    #expect(await second.open(token: token, port: port).hasPrefix("HTTP/1.1 503"))
  }
}

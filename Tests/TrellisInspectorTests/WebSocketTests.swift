import Foundation
import Testing
import struct TrellisGraphChecks.SplitMix
@testable import TrellisInspector

/// Returns a frame as a browser sends it.
func clientFrame(_ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8] = [1, 2, 3, 4])
  -> [UInt8]
{
  var bytes = WebSocketFrame.encode(.text, payload)
  bytes.removeLast(payload.count)
  bytes[0] = opcode | (isLast ? 0x80 : 0)
  bytes[1] |= 0x80
  return bytes + mask + payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
}

@Suite struct WebSocketTests {
  private func text(_ text: String, isLast: Bool = true) -> [UInt8] {
    clientFrame(1, Array(text.utf8), isLast: isLast)
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `messages are the same in pieces of any size`(size: Int) throws {
    let long = String(repeating: "ä", count: 500)
    let bytes =
      text("one") + text(long) + clientFrame(9, [7]) + text("t", isLast: false) + clientFrame(10, [])
      + clientFrame(0, Array("wo".utf8)) + clientFrame(8, [3, 232])
    var decoder = WebSocketDecoder(limit: 2000)
    var events: [WebSocketDecoder.Event] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += try decoder.take(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(events == [.message("one"), .message(long), .ping([7]), .pong, .message("two"), .closed])
    #expect(decoder.heldCount == 0)
  }

  @Test func `frames that no browser sends end the connection with a reason`() {
    func ending(_ bytes: [UInt8]) -> UInt16? {
      var decoder = WebSocketDecoder(limit: 100)
      do throws(WebSocketFrame.Ending) {
        _ = try decoder.take(bytes)
        return nil
      } catch { return error.code }
    }
    #expect(ending(text(String(repeating: "a", count: 100))) == nil)
    #expect(ending(text(String(repeating: "a", count: 101))) == 1009)
    // The length alone is enough: no payload is waited for.
    #expect(ending([0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255]) == 1009)
    #expect(ending([0x81, 0xFF, 255, 255, 255, 255, 255, 255, 255, 255]) == 1009)
    #expect(
      ending(
        text(String(repeating: "a", count: 60), isLast: false)
          + clientFrame(0, [UInt8](repeating: 65, count: 60))) == 1009)
    #expect(ending([0x81, 0x01, 65]) == 1002)
    #expect(ending([0xC1, 0x80]) == 1002)
    #expect(ending([0x83, 0x80]) == 1002)
    #expect(ending(clientFrame(0, [65])) == 1002)
    #expect(ending(text("a", isLast: false) + text("b")) == 1002)
    #expect(ending(clientFrame(9, [], isLast: false)) == 1002)
    #expect(ending(clientFrame(9, [UInt8](repeating: 0, count: 126))) == 1002)
    #expect(ending(clientFrame(2, [1])) == 1003)
    #expect(ending(clientFrame(1, [0xFF, 0xFE])) == 1007)
  }

  @Test func `arbitrary bytes are accepted or end the connection, and little is buffered`() {
    for seed in 0..<2000 as Range<UInt64> {
      var generator = SplitMix(state: seed)
      var decoder = WebSocketDecoder(limit: 256)
      for _ in 0..<8 {
        var bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) { bytes = clientFrame(bytes.first.map { $0 & 15 } ?? 1, bytes) }
        guard (try? decoder.take(bytes)) != nil else { break }
        #expect(decoder.heldCount <= 256 + 14 + 256)
      }
    }
  }

  @Test func `messages are parsed, and missing parts are named`() throws {
    func message(_ text: String) -> Result<PageMessage, WebSocketFrame.Ending> {
      Result { () throws(WebSocketFrame.Ending) in try PageMessage(text) }
    }
    #expect(
      message(#"{"t":"pointer","phase":"down","x":1.5,"y":2,"button":0,"clicks":1,"mods":3}"#)
        == .success(.pointer(phase: .down, x: 1.5, y: 2, button: 0, clicks: 1, modifiers: 3)))
    #expect(
      message(#"{"t":"ask","number":7,"what":"tree","step":null,"from":0}"#)
        == .success(.ask(number: 7, .tree(step: nil, from: 0))))
    #expect(message(#"{"t":"text","text":"[[[[{{"}"#) == .success(.text("[[[[{{")))
    for bad in [
      "", "null", "[]", "{}", "7", "\"t\"", #"{"t":7}"#, #"{"t":"nothing"}"#, #"{"t":"pointer"}"#,
      #"{"t":"pointer","phase":"up","x":1e300,"y":0,"button":0,"clicks":1,"mods":0}"#,
      #"{"t":"pointer","phase":"sideways","x":1,"y":0,"button":0,"clicks":1,"mods":0}"#,
      #"{"t":"pointer","phase":"up","x":1,"y":0,"button":9,"clicks":1,"mods":0}"#,
      #"{"t":"ack","frame":-1}"#, #"{"t":"ack","frame":1.5}"#, #"{"t":"ack","frame":1e12}"#,
      #"{"t":"ask","number":1,"what":"everything"}"#,
      #"{"t":"ask","number":1,"what":"around","nodes":["a"],"steps":1}"#,
      #"{"t":"ask","number":1,"what":"around","nodes":[1],"steps":99}"#,
      #"{"t":"resize","w":1,"h":1,"scale":0}"#, String(repeating: "[", count: 60_000),
      #"{"t":"key","phase":"down","key":""# + String(repeating: "a", count: 99) + #"","mods":0}"#,
    ] {
      guard case .failure(let ending) = message(bad) else {
        Issue.record("taken: \(bad.prefix(80))")
        continue
      }
      #expect(ending.code == 1008 && !ending.reason.isEmpty)
    }
  }
}

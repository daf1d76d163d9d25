import Foundation
import Testing
@testable import TrellisInspector

/// Requests that are refused before anything else is examined, and limits, for browsers and other clients.
@Suite struct ServerTests {
  private let admission = Admission(port: 4711, token: "0123456789abcdef")

  private func answer(_ lines: String...) throws -> Admission.Answer {
    let head = try RequestHead.read((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return admission.answer(to: try #require(head).head)
  }

  private func reason(_ answer: Admission.Answer) -> String? {
    if case .refused(_, let reason) = answer { reason } else { nil }
  }

  private let handshake = [
    "Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]

  private func socket(
    token: String = "0123456789abcdef", host: String = "127.0.0.1:4711",
    origin: String? = "http://127.0.0.1:4711"
  ) throws -> Admission.Answer {
    let lines =
      ["GET /socket?token=\(token) HTTP/1.1", "Host: \(host)"] + (origin.map { ["Origin: \($0)"] } ?? [])
      + handshake
    let head = try RequestHead.read((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return admission.answer(to: try #require(head).head)
  }

  @Test func `the page requires the token and the host`() throws {
    #expect(try answer("GET /?token=0123456789abcdef HTTP/1.1", "Host: 127.0.0.1:4711") == .page)
    #expect(try answer("GET /?token=0123456789abcdef HTTP/1.1", "Host: localhost:4711") == .page)
    for target in [
      "/", "/?token=", "/?token=0123456789abcdee", "/?token=0123456789abcdef0", "/?Token=0123456789abcdef",
    ] {
      let answer = try answer("GET \(target) HTTP/1.1", "Host: 127.0.0.1:4711")
      #expect(reason(answer)?.contains("token") == true, "\(target)")
    }
    for host in ["127.0.0.1", "example.org", "example.org:4711", "127.0.0.1:4712", ""] {
      let answer = try answer("GET /?token=0123456789abcdef HTTP/1.1", "Host: \(host)")
      #expect(reason(answer)?.contains("host") == true, "\(host)")
    }
    #expect(reason(try answer("GET /?token=0123456789abcdef HTTP/1.1"))?.contains("host") == true)
    #expect(reason(try answer("POST /?token=0123456789abcdef HTTP/1.1", "Host: 127.0.0.1:4711")) != nil)
    #expect(reason(try answer("GET /etc?token=0123456789abcdef HTTP/1.1", "Host: 127.0.0.1:4711")) != nil)
  }

  @Test func `the causes require the token, and take the count that the client knows`() throws {
    let host = "Host: 127.0.0.1:4711"
    #expect(
      try answer("GET /causes?token=0123456789abcdef&after=7 HTTP/1.1", host) == .causes(after: 7))
    #expect(
      try answer("GET /causes?token=0123456789abcdef&after=x HTTP/1.1", host) == .causes(after: nil))
    #expect(reason(try answer("GET /causes HTTP/1.1", host))?.contains("token") == true)
    let foreign = try answer(
      "GET /causes?token=0123456789abcdef HTTP/1.1", host, "Origin: http://example.org")
    #expect(reason(foreign)?.contains("origin") == true)
  }

  @Test func `every character of the token is checked`() throws {
    let right = Array("0123456789abcdef".utf8)
    for place in right.indices {
      for byte in UInt8(0x21)...0x7E
      where byte != right[place] && !["#", "&", "="].contains(Character(Unicode.Scalar(byte))) {
        var wrong = right
        wrong[place] = byte
        let answer = try answer(
          "GET /?token=\(String(decoding: wrong, as: UTF8.self)) HTTP/1.1", "Host: 127.0.0.1:4711")
        #expect(reason(answer)?.contains("token") == true)
      }
    }
  }

  @Test func `a repeated header counts as missing`() throws {
    let answer = try answer(
      "GET /?token=0123456789abcdef HTTP/1.1", "Host: 127.0.0.1:4711", "Host: example.org")
    #expect(reason(answer)?.contains("host") == true)
  }

  @Test func `the socket requires the page's origin, and responds to the handshake's key`() throws {
    #expect(try socket() == .socket(accept: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    #expect(
      try socket(host: "localhost:4711", origin: "http://localhost:4711")
        == .socket(accept: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    for origin in [
      nil, "null", "http://example.org", "https://127.0.0.1:4711", "http://127.0.0.1",
      "http://localhost:4711", "",
    ] {
      #expect(reason(try socket(origin: origin)) != nil, "\(origin ?? "none")")
    }
    #expect(reason(try socket(token: "wrong"))?.contains("token") == true)
    let noKey = try answer(
      "GET /socket?token=0123456789abcdef HTTP/1.1", "Host: 127.0.0.1:4711", "Origin: http://127.0.0.1:4711")
    #expect(reason(noKey)?.contains("handshake") == true)
  }

  @Test func `a request's head may come in pieces, and non-HTTP is rejected`() throws {
    let text = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\nrest".utf8)
    for count in 0..<27 {
      let found = try RequestHead.read(text.prefix(count))
      #expect((found == nil) == (count < 27), "\(count)")
    }
    #expect(try RequestHead.read(text)?.length == 27)
    for bad in [
      "GET\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n: empty\r\n\r\n",
      "GET /\u{1} HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nA: ä\r\n\r\n", "\r\n\r\n", "GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n",
    ] {
      #expect(throws: RequestHead.Fault.malformed, "\(bad)") { try RequestHead.read(bad.utf8) }
    }
    #expect(throws: RequestHead.Fault.tooLong) { try RequestHead.read([UInt8](repeating: 65, count: 9000)) }
    #expect(try RequestHead.read([UInt8](repeating: 65, count: 8191)) == nil)
  }

  @Test func `a connection ends once, whatever failed before`() {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0, &ends) == 0)
    let connection = Connection(ends[0], PageServer.Limits())
    guard case .nothing = connection.receive() else {
      Issue.record("nothing has come yet")
      return
    }
    close(ends[1])
    errno = EAGAIN
    guard case .ended = connection.receive() else {
      Issue.record("the end isn't seen")
      return
    }
  }

  @Test func `SHA-1 digests match the standard's`() {
    func hex(_ text: String) -> String {
      SHA1.digest(of: text.utf8).map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    }
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
  }

  @Test func `the message rate is limited, with short bursts of twice the rate`() {
    var rate = RateLimit(perSecond: 10)
    let begin = RateLimit.now + 1000
    #expect((0..<30).count { _ in rate.allowsOne(at: begin) } == 20)
    #expect((0..<30).count { _ in rate.allowsOne(at: begin + 0.5) } == 5)
    #expect((0..<30).count { _ in rate.allowsOne(at: begin + 100) } == 20)
  }
}

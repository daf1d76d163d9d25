/// The rule that admits requests to the page and its socket.
///
/// A request has to name this server as its host, come from the server's own page, and have its token.
///
/// A foreign page in a browser can send requests here, but not with this host and origin. A domain name that was made to resolve
/// to this machine has another host. Another user's program on this machine doesn't know the token.
package struct Admission: Sendable {
  /// The answer to a request.
  package enum Answer: Hashable, Sendable {
    /// The page itself.
    case page
    /// The causes of updates as JSON; the count that the client knows is in `after`.
    case causes(after: Int?)
    /// The socket, with the value that accepts the handshake's key.
    case socket(accept: String)
    /// A refusal, with an HTTP status and a reason.
    case refused(status: Int, reason: String)
  }

  /// The port on 127.0.0.1.
  package let port: Int
  /// The secret part of the printed address.
  package let token: String

  package init(port: Int, token: String) { (self.port, self.token) = (port, token) }

  /// Returns the answer to a request.
  package func answer(to head: RequestHead) -> Answer {
    guard head.method == "GET" else { return .refused(status: 405, reason: "the method isn't GET") }
    guard let host = head.fields["host"], hosts.contains(host) else {
      return .refused(status: 403, reason: "the host isn't 127.0.0.1:\(port)")
    }
    let origin = head.fields["origin"]
    if let origin, origin != "http://\(host)" {
      return .refused(status: 403, reason: "the request comes from a page with another origin")
    }
    guard let given = head.query["token"], isToken(given) else {
      return .refused(status: 403, reason: "the token is wrong; open the address that the app printed")
    }
    switch head.path {
    case "/": return .page
    case "/causes": return .causes(after: head.query["after"].flatMap { Int($0) })
    case "/socket": return socket(head, hasOrigin: origin != nil)
    default: return .refused(status: 404, reason: "there is nothing at \(head.path)")
    }
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Returns whether a token is right; the comparison of a token of the right length takes a constant time.
  private func isToken(_ given: String) -> Bool {
    let (given, right) = (Array(given.utf8), Array(token.utf8))
    guard given.count == right.count else { return false }
    return zip(given, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func socket(_ head: RequestHead, hasOrigin: Bool) -> Answer {
    // Every browser sends the origin of a socket's page.
    guard hasOrigin else {
      return .refused(status: 403, reason: "the request has no Origin header")
    }
    let connection = head.fields["connection"]?.lowercased().split(separator: ",").map { words in
      words.filter { $0 != " " }
    }
    guard head.fields["upgrade"]?.lowercased() == "websocket", connection?.contains("upgrade") == true,
      head.fields["sec-websocket-version"] == "13", let key = head.fields["sec-websocket-key"],
      key.utf8.count == 24
    else { return .refused(status: 400, reason: "the request isn't a WebSocket handshake") }
    let digest = SHA1.digest(of: (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    return .socket(accept: Base64.text(of: digest))
  }

  /// Returns a token of 128 random bits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

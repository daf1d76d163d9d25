import Foundation

/// The page as an HTTP response: it may load nothing, run only its own script, and connect only to this server.
struct PageDocument {
  /// The whole response.
  let response: [UInt8]

  /// Creates the response for a document; `{nonce}` becomes a random text, new for each response.
  init(_ document: [UInt8], port: Int, framing: PageFraming = .none) {
    let nonce = Admission.makeToken()
    let body = Array(
      String(decoding: document, as: UTF8.self).replacingOccurrences(of: "{nonce}", with: nonce).utf8)
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src blob: data:; "
      + "connect-src ws://127.0.0.1:\(port) ws://localhost:\(port); base-uri 'none'; form-action 'none'; "
      + framing.policy
    response = PageDocument.answer(
      "200 OK", type: "text/html; charset=utf-8", ["Content-Security-Policy: \(policy)"], body)
  }

  /// Returns the response that refuses a request.
  static func refusal(status: Int, reason: String) -> [UInt8] {
    let name = [
      400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
      431: "Request Header Fields Too Large", 503: "Service Unavailable",
    ]
    return answer(
      "\(status) \(name[status] ?? "Refused")", type: "text/plain; charset=utf-8", [],
      Array("trellis inspector: \(reason)\n".utf8))
  }

  /// Returns the response with a JSON text.
  static func json(_ text: String) -> [UInt8] {
    answer("200 OK", type: "application/json", [], Array(text.utf8))
  }

  private static func answer(_ status: String, type: String, _ fields: [String], _ body: [UInt8]) -> [UInt8] {
    let lines =
      [
        "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close",
        "Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
        "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      ] + fields
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
